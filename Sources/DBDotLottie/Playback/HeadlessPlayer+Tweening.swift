extension HeadlessPlayer {
    /// The way between two states that a machine takes its time for.
    struct Tween: Sendable, Hashable {
        /// The frame shown when it began.
        var source: Float
        /// The frame where it ends.
        var target: Float
        /// The pace.
        var easing: StateMachineDefinition.Easing
        /// The share of its time that is over.
        var share = 0.0
        /// P17: whether something has moved the frame underneath, so that the next tick drops it.
        var isBroken = false
    }

    /// Whether a tween is under way.
    public var isTweening: Bool { tween != nil }

    /// The share of the way that the tween under way has made, eased, for who draws what is in between; `nil` without a tween.
    public var tweenProgress: Double? { tween.map { $0.easing.progress(at: $0.share) } }

    /// Begins a tween from the frame shown now; playback rests until its time is over.
    public func beginTween(towards frame: Float, easing: StateMachineDefinition.Easing) {
        show(Tween(source: playhead.frame, target: frame, easing: easing))
    }

    /// Shows the tween at this share of its time, which is over at 1, and answers what playback came to; the source's frame stays till then.
    public func advanceTween(share: Double) -> TweenProgress {
        guard var tween else { return .lost }
        guard !tween.isBroken else {
            self.tween = nil
            return .lost
        }
        let isOver = share >= 1
        playhead.isDirty = false
        tween.share = share
        show(tween)
        if isOver { self.tween = nil }
        switch profile.completionDuringTween {
        case .never:
            if isOver { playhead.stand(at: tween.target) }
            return .shown(.none)
        case .onLanding:
            guard isOver else { return .shown(.none) }
            playhead.stand(at: tween.target)
            return .shown(judgeCompletion())
        case .everyTick:
            // The way is the target's from here on, while the source's frame stays until the target is entered.
            if isOver { playhead.elapsed = playhead.way(to: tween.target) }
            return .shown(judgeCompletion())
        }
    }

    /// Ends a tween whose time is over: the frame becomes the target's.
    public func landTween(at frame: Float) {
        playhead.stand(at: frame)
    }

    /// Abandons the tween under way, if any: the frame is again the one where it began.
    public func cancelTween() {
        guard let source = tween?.source else { return }
        playhead.show(source)
        tween = nil
    }

    /// What a renderer shows of a tween is no frame, so that any frame differs from it, or counts as the frame in between.
    private func show(_ tween: Tween) {
        self.tween = tween
        switch profile.tweenPose {
        case .isForgotten: playhead.drawn = .nan
        case .countsAsDrawn:
            playhead.drawn = Double(tween.source) + (Double(tween.target) - Double(tween.source)) * tween.share
        }
    }
}
