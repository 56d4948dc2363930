/// Which states and transitions of a graph happened, and which never did.
public struct TransitionCoverage: Sendable, Hashable {
    /// The transitions that were taken, in the order of the graph.
    public let taken: [StateGraph.Edge]
    /// The transitions that were never taken, in the order of the graph.
    public let neverTaken: [StateGraph.Edge]
    /// The states that were never entered, in the order of the graph, but for global ones, which need not be.
    public let neverEntered: [StateGraph.Node]
}

extension TransitionRecorder {
    /// Tells which states and transitions of the graph have happened since the recorder began.
    ///
    /// The graph's names must be those of the machine. Of several transitions between the same states all count as taken if one was, as what was
    /// recorded does not tell them apart; likewise a global state's transition counts if its destination was entered from anywhere.
    public func coverage(of graph: StateGraph) -> TransitionCoverage {
        let global = Set(graph.nodes.lazy.filter { $0.kind == .global }.map(\.name))
        let entered = Set(passages.lazy.map(\.destination))
        let followed = Set(passages.lazy.filter { $0.source != nil }.map(\.destination))
        func isTaken(_ edge: StateGraph.Edge) -> Bool {
            passages.contains(Passage(source: edge.source, destination: edge.destination))
                || (global.contains(edge.source) && followed.contains(edge.destination))
        }
        return TransitionCoverage(
            taken: graph.edges.filter(isTaken), neverTaken: graph.edges.filter { !isTaken($0) },
            neverEntered: graph.nodes.filter { !entered.contains($0.name) && !global.contains($0.name) })
    }
}

extension TransitionCoverage: CustomStringConvertible {
    /// How many transitions were taken, and what is missing, one on each line.
    public var description: String {
        let count = "\(taken.count) of \(taken.count + neverTaken.count) transitions taken"
        let transitions = neverTaken.map { edge in
            "never taken: \(edge.source) -> \(edge.destination)" + (edge.label.map { " \($0)" } ?? "")
        }
        return ([count] + transitions + neverEntered.map { "never entered: \($0.name)" }).joined(separator: "\n")
    }
}
