extension DBStateMachine {
    /// The timed transition under way, or `nil`.
    public var pendingTransition: DBPendingTransition? { pending }

    /// Gives up the timed transition: its source is entered again, without having been left a second time.
    ///
    /// Its `didEnter(from:)` gets the source itself. Without a timed transition nothing happens; while a state is being left it is refused.
    public func cancelPendingTransition() {
        guard pending != nil, let source = current else { return }
        guard !isLeaving else {
            report(.cancelPendingTransition, .transitionUnderWay)
            return
        }
        pending = nil
        source._withUnsafeGuaranteedRef {
            announce($0)
            arrive(at: $0)
        }
    }

    /// Takes the place of arriving in a timed transition; `false` if another machine has taken the source over meanwhile.
    package func wait(for transition: DBPendingTransition) -> Bool {
        isLeaving = false
        guard current != nil else { return report(.enter(transition.destination), .notInMachine) }
        pending = transition
        return true
    }

    /// Lets the seconds pass, and enters the destination when its time has come; what overshoots is dropped.
    func advancePending(_ seconds: Double) {
        guard var transition = pending else { return }
        if seconds > 0 { transition.elapsed += seconds }
        pending = transition
        guard transition.isOver else { return }
        guard owns(transition.destination) else {
            report(.enter(transition.destination), .notInMachine)
            cancelPendingTransition()
            return
        }
        pending = nil
        arrive(at: transition.destination)
    }
}
