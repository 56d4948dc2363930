internal import DBStateMachine

/// What `dbsm graph` draws.
enum GraphFormat: String, Sendable, Hashable, CaseIterable {
    case mermaid, dot, svg
}

/// A graph as it is drawn, alone or with what happened.
enum Drawing: Sendable {
    case graph(StateGraph)
    case coverage(TransitionCoverage)

    var mermaid: String {
        switch self {
        case .graph(let graph): graph.mermaid
        case .coverage(let coverage): coverage.mermaid
        }
    }

    var dot: String {
        switch self {
        case .graph(let graph): graph.dot
        case .coverage(let coverage): coverage.dot
        }
    }
}
