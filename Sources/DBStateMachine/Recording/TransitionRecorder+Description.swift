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
            "\(state.map(StateGraph.shown) ?? "(none)"): \(DBRefusal.text(of: request, reason))"
        }
    }
}
