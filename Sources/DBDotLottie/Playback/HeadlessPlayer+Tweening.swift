extension HeadlessPlayer {
    /// The way between two states that a machine takes its time for.
    struct Tween: Sendable, Hashable {
        /// The frame shown when it began.
        var source: Float
        /// The frame where it ends.
        var target: Float
        /// P17: whether something has moved the frame underneath, so that the next tick drops it.
        var isBroken = false
    }

    /// Whether a tween is under way.
    public var isTweening: Bool { tween != nil }

    /// Begins a tween from the frame shown now; playback rests until its time is over.
    ///
    /// Nothing is drawn, so the easing is not needed.
    public func beginTween(towards frame: Float, easing: StateMachineDefinition.Easing) {
        let tween = Tween(source: playhead.frame, target: frame)
        self.tween = tween
        showPose(of: tween, at: 0)
    }

    /// Shows the tween at this share of its time, which is over at 1, and answers what playback came to; the source's frame stays till then.
    public func advanceTween(share: Double) -> TweenProgress {
        guard let tween else { return .lost }
        guard !tween.isBroken else {
            self.tween = nil
            return .lost
        }
        let isOver = share >= 1
        playhead.isDirty = false
        showPose(of: tween, at: share)
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
    private func showPose(of tween: Tween, at share: Double) {
        switch profile.tweenPose {
        case .isForgotten: playhead.drawn = .nan
        case .countsAsDrawn:
            playhead.drawn = Double(tween.source) + (Double(tween.target) - Double(tween.source)) * share
        }
    }
}
