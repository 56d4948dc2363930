public import DBStateMachine

extension StateMachineDefinition {
    /// The definition's states and transitions as a graph, in the order of the file; final and global states and tweens are told apart.
    ///
    /// Its edges carry the guards as text, which `StateGraph(of:)` cannot know of a running machine; its nodes have the same names.
    /// A target that no state has, which a hosted state may take the place of, is a plain node behind the others.
    /// A Tweened transition is drawn as one, even where a player would make it an instant one.
    public var graph: StateGraph {
        StateGraph(
            nodes: states.map(\.node),
            edges: states.flatMap { state in state.transitions.map { $0.edge(from: state.name) } },
            initial: states.contains { $0.name == initial } ? initial : nil)
    }
}

extension StateMachineDefinition.State {
    fileprivate var node: StateGraph.Node {
        switch self {
        case .playback(let state): .init(state.name, kind: state.isFinal ? .final : .plain)
        case .global(let state): .init(state.name, kind: .global)
        }
    }
}

extension StateMachineDefinition.Transition {
    fileprivate func edge(from source: String) -> StateGraph.Edge {
        .init(
            from: source, to: toState, kind: tween.map { .timed(seconds: Double($0.duration)) } ?? .instant,
            guards: (guards ?? []).map(\.text))
    }
}
