extension TransitionRecorder: CustomStringConvertible {
    /// The kept events, one on each line: `Patrol -> Chase`.
    public var description: String {
        let lines = events.map(\.description)
        return (forgotten > 0 ? ["… \(forgotten) before"] + lines : lines).joined(separator: "\n")
    }
}

extension TransitionRecorder.Event: CustomStringConvertible {
    /// What happened, on one line: `Patrol -> Chase`, or `Chase: no Flee, the rule forbids it`.
    public var description: String {
        switch self {
        case .entered(let state, from: let source):
            "\(source.map(StateGraph.shown) ?? "(none)") -> \(StateGraph.shown(state))"
        case .refused(let request, in: let state, let reason):
            "\(state.map(StateGraph.shown) ?? "(none)"): no \(request.text), \(reason.text)"
        }
    }
}

extension TransitionRecorder.Request {
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
