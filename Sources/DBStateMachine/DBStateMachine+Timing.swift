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

    /// Lets the seconds pass and answers the state to enter when their end has come; what overshoots is dropped.
    ///
    /// A destination that another machine has taken over cannot be entered: the source is entered again instead.
    package func passTime(_ seconds: Double) -> DBState? {
        guard var transition = pending else { return nil }
        if seconds > 0 { transition.elapsed += seconds }
        pending = transition
        guard transition.isOver else { return nil }
        guard owns(transition.destination) else {
            report(.enter(transition.destination), .notInMachine)
            return currentState
        }
        return transition.destination
    }

    /// Shows how far a timed transition has come whose time the caller counts itself.
    package func showPending(elapsed seconds: Double) { pending?.elapsed = seconds }

    /// Forgets the timed transition without entering anything.
    package func forgetPending() { pending = nil }
}
