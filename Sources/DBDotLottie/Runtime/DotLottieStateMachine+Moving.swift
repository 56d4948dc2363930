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
    func move(to target: Int, _ departure: Departure) {
        let destination = member(at: target)
        depart(for: destination, departure)
        arrive(reportedAt: destination)
    }

    func depart(for destination: DBState, _ departure: Departure) {
        announce(destination)
        say(.transition(from: currentStateName, to: name(at: destination.position)))
        guard case .leaving(let exitActions) = departure else { return }
        self.exitActions = exitActions
        leave(for: destination)
        say(.stateExit(currentStateName))
    }

    func arrive(reportedAt destination: DBState) {
        guard let arrival = replaceCurrent(with: destination) else { return }
        say(.stateEntered(name(at: destination.position)))
        complete(arrival)
        finishIfFinal(destination.position)
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
        switch profile.finalState {
        case .finishes: state = .finished
        case .stops: stopNow()
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
