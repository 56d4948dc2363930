extension DBRefusal: CustomStringConvertible {
    /// What was refused and why, on one line: `no Chase, the rule forbids it`.
    public var description: String {
        let request = TransitionRecorder.Request(request) {
            $0.stateMachine?.name(of: $0) ?? DBStateMachine.ownName(of: $0)
        }
        return Self.text(of: request, reason)
    }

    static func text(of request: TransitionRecorder.Request, _ reason: Reason) -> String {
        "no \(request.text), \(reason.text)"
    }
}

extension TransitionRecorder.Request {
    init(_ request: DBRefusal.Request, named name: (DBState) -> String) {
        self =
            switch request {
            case .enterClass(let stateClass): .enter(String(describing: stateClass))
            case .enter(let state): .enter(name(state))
            case .update: .update
            case .cancelPendingTransition: .cancelPendingTransition
            }
    }

    fileprivate var text: String {
        switch self {
        case .enter(let name): StateGraph.shown(name)
        case .update: "update"
        case .cancelPendingTransition: "cancelling"
        }
    }
}

extension DBRefusal.Reason {
    fileprivate var text: String {
        switch self {
        case .notInMachine: "it is not in the machine"
        case .ruleForbids: "the rule forbids it"
        case .transitionUnderWay: "a transition is under way"
        case .nestedTooDeep: "transitions are nested too deep"
        case .durationIsNotANumber: "the duration is not a number"
        case .updateUnderWay: "an update or a transition is under way"
        }
    }
}
