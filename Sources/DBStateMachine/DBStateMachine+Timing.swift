extension DBStateMachine {
    /// The timed transition under way, or `nil`.
    public var pendingTransition: DBPendingTransition? { pending }

    /// Whether a timed transition is under way.
    package var isWaiting: Bool { pending != nil }

    /// Takes the place of arriving in a timed transition; `false` if another machine has taken the source over meanwhile.
    package func wait(for transition: DBPendingTransition) -> Bool {
        isLeaving = false
        guard current != nil else { return report(.enter(transition.destination), .notInMachine) }
        pending = transition
        return true
    }

    /// The state to enter again when the timed transition is given up, or `nil` if there is none or it cannot be now.
    package func cancellableSource() -> DBState? {
        guard pending != nil else { return nil }
        guard !isLeaving else {
            report(.cancelPendingTransition, .transitionUnderWay)
            return nil
        }
        return currentState
    }

    /// Lets the seconds pass for the timed transition and answers what that came to; what overshoots is dropped.
    package func passTime(_ seconds: Double) -> PassedTime {
        guard var transition = pending else { return .notYet }
        if seconds > 0 { transition.elapsed += seconds }
        pending = transition
        guard transition.isOver else { return .notYet }
        return owns(transition.destination) ? .due(transition.destination) : .lost(transition.destination)
    }

    /// Ends a timed transition whose time is over.
    func land(_ passed: PassedTime) {
        switch passed {
        case .notYet: return
        case .due(let destination): arrive(at: destination)
        case .lost(let destination): giveUp(destination)
        }
    }

    /// Enters the source again, since another machine has taken over the destination of a timed transition.
    package func giveUp(_ destination: DBState) {
        cancelPendingTransition()
        report(.enter(destination), .notInMachine)
    }

    /// Shows how far a timed transition has come whose time the caller counts itself.
    package func showPending(elapsed seconds: Double) { pending?.elapsed = seconds }

    /// Forgets the timed transition without entering anything.
    package func forgetPending() { pending = nil }
}

/// What the time of a timed transition has come to.
package enum PassedTime {
    /// There is none, or its time is not over.
    case notYet
    /// The state is to be entered now.
    case due(DBState)
    /// Another machine has taken the state over; the source is to be entered again.
    case lost(DBState)
}
