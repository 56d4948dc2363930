internal import DBStateMachine

/// What taking a transition came to.
enum TransitionOutcome: Sendable, Hashable {
    case arrived
    /// A tween is under way now.
    case tweens
}

extension DotLottieStateMachine {
    /// The share of the way that the tween under way has made, by its easing, or `nil` without a tween; it may leave 0…1.
    public var tweenProgress: Double? { state == .tweening ? tweenClock?.progress : nil }

    func take(_ index: Int, to target: Int, _ exitActions: ExitActions) -> TransitionOutcome {
        if tweenTarget == target, profile.endsTweensWithStatus { return .tweens }
        decisions?.noteTransition(at: index)
        if let tween = program.transitions[index].tween, canTween(to: target) {
            begin(tween, to: target, exitActions)
            return .tweens
        }
        let departure = abandonTween()
        move(to: target, departure == .alreadyLeft ? .alreadyLeft : .leaving(exitActions))
        return .arrived
    }

    /// Otherwise the transition is an instant one.
    private func canTween(to target: Int) -> Bool {
        if tweenTarget != nil, !profile.endsTweensWithStatus { return false }
        guard let current = currentPosition, animation(of: current) == animation(of: target), let playback,
            playback.lastFrame != nil
        else { return false }
        guard let segment = settings(at: target)?.playback.segment else { return true }
        return playback.frames(of: segment) != nil
    }

    private func begin(_ tween: CompiledTween, to target: Int, _ exitActions: ExitActions) {
        let hadLeft = isWaiting && (tweenTarget == nil || hasLeftForTween)
        depart(for: target, hadLeft ? .alreadyLeft : .leaving(exitActions))
        let seconds = Double(tween.milliseconds) / 1000
        guard wait(for: DBPendingTransition(destination: member(at: target), duration: seconds)) else { return }
        hasLeftForTween = hadLeft || exitActions == .run
        tweenTarget = target
        state = .tweening
        tweenClock = TweenClock(tween)
        playback?.beginTween(towards: targetFrame(of: target), easing: tween.easing)
    }

    /// Ends the tween under way because the machine enters a state in its place; answers how the current state is to be left.
    ///
    /// In 0.1.58 nothing ends a tween but its time, or the host's own `enter` and cancel.
    func abandonTween() -> Departure {
        state == .tweening && !profile.endsTweensWithStatus ? .leaving(.run) : endTween()
    }

    /// Ends the tween under way, if any; answers how the current state is to be left.
    func endTween() -> Departure {
        guard state == .tweening else { return isWaiting && tweenClock == nil ? .alreadyLeft : .leaving(.run) }
        tweenTarget = nil
        state = .running
        if tweenClock != nil {
            tweenClock = nil
            playback?.cancelTween()
        }
        // Where an override has let the tween run on, its state is current and has not been left.
        return hasLeftForTween && isWaiting ? .alreadyLeft : .leaving(.run)
    }

    /// The tween's time is over: its target is entered, unless something else has been, or another machine has taken its source over.
    func land() {
        guard tweenClock == nil else { return }
        let target = tweenTarget
        tweenTarget = nil
        guard let target, state == .tweening else { return }
        state = .running
        guard currentPosition != nil else { return }
        guard ownsMember(at: target) else { return giveUp(member(at: target)) }
        let frame = targetFrame(of: target)
        leaveUnreported(for: target)
        arrive(reportedAt: target)
        playback?.landTween(at: frame)
        switch profile.landing {
        case .evaluates: _ = run()
        case .waits: break
        }
    }

    /// Something moved the frame underneath, and the profile drops the tween for it (P17).
    func loseTween() {
        tweenClock = nil
        tweenTarget = nil
        forgetPending()
        if state == .tweening { state = .running }
    }

    private func targetFrame(of target: Int) -> Float {
        guard let playback, let last = playback.lastFrame else { return 0 }
        let playbackSettings = settings(at: target)?.playback
        let area = playbackSettings?.segment.flatMap(playback.frames(of:))
        switch playbackSettings?.mode {
        case .reverse, .reverseBounce: return area.map { min($0.end, last) } ?? last
        case .forward, .bounce, nil: return area?.start ?? 0
        }
    }

    private func animation(of position: Int) -> Int32 {
        settings(at: position)?.animation ?? CompiledSettings.noAnimation
    }

    private func settings(at position: Int) -> CompiledSettings? {
        guard position < program.states.count, case .settings(let number) = program.states[position].playback else {
            return nil
        }
        return program.settings[Int(number)]
    }
}
