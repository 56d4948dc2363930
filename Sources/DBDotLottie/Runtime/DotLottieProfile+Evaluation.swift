/// What the rules on evaluation mean for those who ask: the machine, and whoever tells what it would do.
extension DotLottieProfile {
    /// P1: whether a pending event hides guarded transitions that have no Event guard.
    var hidesGuardsWithoutEvent: Bool {
        switch pendingEvent {
        case .hidesNothing: false
        case .hidesGuardsWithoutEvent: true
        }
    }

    /// P2: whether a transition of the GlobalState runs the exit actions of the state it leaves.
    var runsExitActionsForGlobal: Bool {
        switch globalExit {
        case .runsExitActions: true
        case .onlyReports: false
        }
    }

    /// P3: whether a final state ends evaluation; otherwise it stops the machine, and a run in progress goes on.
    var finishesInFinalStates: Bool {
        switch finalState {
        case .finishes: true
        case .stops: false
        }
    }
}
