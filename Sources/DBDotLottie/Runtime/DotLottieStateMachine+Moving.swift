internal import DBStateMachine

/// Whether generated states run their exit actions while they are being left (P2).
enum ExitActions: Sendable, Hashable { case run, skip }

/// How a transition leaves the current state.
enum Departure: Sendable, Hashable {
    case leaving(ExitActions)
    /// A tween or a timed transition has left it before.
    case alreadyLeft
}

extension DotLottieStateMachine {
    // States are handed on by position: one that another machine takes over on the way has another position there.

    /// Answers `false` if another machine has taken the target over meanwhile, which leaves this one without a current state.
    @discardableResult
    func move(to target: Int, _ departure: Departure) -> Bool {
        depart(for: target, departure)
        return arrive(reportedAt: target)
    }

    func depart(for target: Int, _ departure: Departure) {
        let destination = member(at: target)
        announce(destination)
        say(.transition(from: currentStateName, to: name(at: target)))
        guard case .leaving(let exitActions) = departure else { return }
        leave(for: destination, exitActions)
        say(.stateExit(currentStateName))
    }

    /// The players do a state's exit actions a second time where a tween came to nothing; its hook is called once for each time it was entered.
    private func leave(for destination: DBState, _ exitActions: ExitActions) {
        self.exitActions = exitActions
        guard hasLeft else {
            hasLeft = true
            exitReachesFile = false
            leave(for: destination)
            return
        }
        if exitReachesFile, let position = currentPosition { performExit(at: position) }
    }

    /// Leaves a state of which the players do not say that it is left: one that was entered by force while a tween ran on.
    func leaveUnreported(for target: Int) {
        guard !hasLeft else { return }
        announce(member(at: target))
        leave(for: member(at: target), .skip)
    }

    @discardableResult
    func arrive(reportedAt target: Int) -> Bool {
        hasLeft = false
        guard let arrival = replaceCurrent(with: member(at: target)) else { return false }
        decisions?.noteState(at: target)
        say(.stateEntered(name(at: target)))
        complete(arrival)
        finishIfFinal(target)
        return true
    }

    /// Called by a generated state's `didEnter(from:)`, and by a hosted one that calls super.
    func performEntry(at position: Int) {
        guard position < program.states.count else { return }
        let compiled = program.states[position]
        if case .settings(let number) = compiled.playback { playback?.enter(settings(Int(number))) }
        perform(compiled.entryActions)
    }

    /// Called by a generated state's `willExit(to:)`, and by a hosted one that calls super.
    func performExit(at position: Int) {
        exitReachesFile = true
        guard position < program.states.count, exitActions == .run else { return }
        perform(program.states[position].exitActions)
    }

    private func perform(_ actions: IndexRange) {
        for index in actions.indices { _ = perform(program.actions[index], for: .state) }
    }

    /// P3, after the entry actions, unless the state has been left again by its own entry.
    private func finishIfFinal(_ position: Int) {
        guard position < program.states.count, program.states[position].isFinal, currentPosition == position else {
            return
        }
        if profile.finishesInFinalStates {
            state = .finished
        } else {
            stopNow()
        }
    }

    /// P10: whether six digits are an opaque colour.
    private func settings(_ number: Int) -> PlaybackSettings {
        var settings = program.settings[number].playback
        let color = program.settings[number].backgroundColor ?? 0
        switch profile.background {
        case .opaqueUpToSixDigits where program.settings[number].backgroundColor != nil && color <= 0xFF_FFFF:
            settings.background = color << 8 | 0xFF
        case .opaqueUpToSixDigits, .alwaysWithAlpha:
            settings.background = color
        }
        return settings
    }
}
