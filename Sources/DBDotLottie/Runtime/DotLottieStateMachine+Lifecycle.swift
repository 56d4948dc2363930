internal import DBStateMachine

extension DotLottieStateMachine {
    /// Enters the initial state and runs; answers whether there is one.
    ///
    /// Playback is stopped and reset, `@elapsedTime` is 0, random numbers begin anew; inputs keep what they were set to. Started again while
    /// it runs, the machine leaves its state and enters the initial one. Without an initial state an `error` event says so.
    /// From a hook, an observer or an action it is refused.
    @discardableResult
    public func start() -> Bool {
        guard !isAtWork else { return refuse(.start, .machineAtWork) }
        return work { startNow() }
    }

    /// Stops the machine: no transition happens until the next `start`, and playback gets its settings from before back.
    ///
    /// Answers `true`; `false` only from a hook, an observer or an action, where it is refused.
    @discardableResult
    public func stop() -> Bool {
        guard !isAtWork else { return refuse(.stop, .machineAtWork) }
        return work {
            stopNow()
            return true
        }
    }

    /// Enters the state of this name whatever the rules say, exit and entry actions included, and evaluates nothing.
    ///
    /// An unknown name: `false`, nothing happens. From a hook, an observer or an action it is refused.
    @discardableResult
    public func override(_ stateName: String) -> Bool {
        guard let target = overrideTarget(stateName) else { return false }
        return work { enterByForce(target, abandonTween()) }
    }

    /// Enters the state of this name whatever the rules say, and then evaluates its transitions.
    ///
    /// `false`, though the state was entered, if the machine is stopped or evaluation had to be stopped for going in circles.
    @discardableResult
    public func overrideAndEvaluate(_ stateName: String) -> Bool {
        guard let target = overrideTarget(stateName) else { return false }
        return work {
            guard enterByForce(target, abandonTween()) else { return false }
            return run()
        }
    }

    private func overrideTarget(_ stateName: String) -> Int? {
        guard !isAtWork, let target = position(named: stateName) else {
            _ = refuse(.override(stateName), isAtWork ? .machineAtWork : .unknownState)
            return nil
        }
        return target
    }

    private func startNow() -> Bool {
        policyInForce = openUrlPolicy
        let wasActive = state == .running || state == .tweening
        if state == .finished { state = .stopped }
        playback?.prepareForStart()
        let departure = abandonTween()
        if playback?.isTweening != true { tweenClock = nil }
        elapsedTime = 0
        random = RandomGenerator(seed: seed)
        guard let initial = position(named: program.definition.initial) else { return missesInitialState() }
        move(to: initial, departure)
        if state == .running || (state == .finished && wasActive) { return true }
        say(.start)
        if state != .finished { state = .running }
        _ = run()
        return true
    }

    private func missesInitialState() -> Bool {
        let name = program.definition.initial
        if !name.isEmpty, !program.states.isEmpty { say(.error(.unknownInitialState(name))) }
        return refuse(.start, .noInitialState)
    }

    func stopNow() {
        state = .stopped
        if profile.endsTweensWithStatus { tweenTarget = nil }
        if tweenClock != nil { forgetPending() }
        say(.stop)
        playback?.restoreAfterStop()
    }

    func enterByForce(_ target: Int, _ departure: Departure) -> Bool {
        revive()
        return move(to: target, departure)
    }

    /// Whatever the host enters runs again in a machine that has finished.
    func revive() {
        if state == .finished { state = .running }
    }
}
