/// How often the states and transitions of a graph happened, and which of them never did.
///
/// A recorder counts by itself (`TransitionRecorder.coverage(of:)`); whoever has another source, such as a log, counts with `countEntry(of:)` and
/// `countTransition(from:to:)`. Print it, or draw it with `mermaid` or `dot`.
///
/// Of several transitions between the same states all count as taken if one was, as what was recorded does not tell them apart; likewise a
/// global state's transition counts if its destination was entered from anywhere.
public struct TransitionCoverage: Sendable, Hashable {
    /// The graph that what happened is compared with.
    public let graph: StateGraph

    private let globalNames: Set<String>
    // They hold what the graph has and nothing else, whatever is counted.
    private var entries: [String: Int] = [:]
    private var passages: [Passage: Int] = [:]
    /// How often the destinations of global transitions were entered from anywhere.
    private var arrivals: [String: Int] = [:]

    /// A change from one state to another.
    struct Passage: Sendable, Hashable {
        let source: String
        let destination: String
    }

    /// Makes the coverage of a graph of which nothing has happened yet.
    public init(of graph: StateGraph) {
        self.graph = graph
        globalNames = Set(graph.nodes.lazy.filter { $0.kind == .global }.map(\.name))
        for node in graph.nodes { entries[node.name] = 0 }
        for edge in graph.edges {
            if globalNames.contains(edge.source) {
                arrivals[edge.destination] = 0
            } else {
                passages[Passage(source: edge.source, destination: edge.destination)] = 0
            }
        }
    }

    /// Counts that a state was entered; a name that the graph does not have changes nothing.
    public mutating func countEntry(of name: String) { countEntries(of: name, 1) }

    /// Counts that one state was left for another, or for itself; what the graph does not have changes nothing.
    ///
    /// A state that was entered first, or by force, took no transition; count its entry alone.
    public mutating func countTransition(from source: String, to destination: String) {
        countTransitions(Passage(source: source, destination: destination), 1)
    }

    mutating func countEntries(of name: String, _ times: Int) { entries[name]? += times }

    mutating func countTransitions(_ passage: Passage, _ times: Int) {
        passages[passage]? += times
        arrivals[passage.destination]? += times
    }

    /// How often a state was entered; 0 for one that the graph does not have.
    public func count(of node: StateGraph.Node) -> Int { entries[node.name] ?? 0 }

    /// How often a transition was taken; 0 for one between states of which the graph has none.
    public func count(of edge: StateGraph.Edge) -> Int {
        if globalNames.contains(edge.source) { return arrivals[edge.destination] ?? 0 }
        return passages[Passage(source: edge.source, destination: edge.destination)] ?? 0
    }

    /// The transitions that were taken, in the order of the graph.
    public var taken: [StateGraph.Edge] { graph.edges.filter { count(of: $0) > 0 } }

    /// The transitions that were never taken, in the order of the graph.
    public var neverTaken: [StateGraph.Edge] { graph.edges.filter { count(of: $0) == 0 } }

    /// The states that were never entered, in the order of the graph, but for global ones, which need not be.
    public var neverEntered: [StateGraph.Node] { graph.nodes.filter { $0.kind != .global && count(of: $0) == 0 } }
}

extension TransitionCoverage: CustomStringConvertible {
    /// How many transitions were taken, and what is missing, one on each line.
    public var description: String {
        let missing = neverTaken
        let count = "\(graph.edges.count - missing.count) of \(graph.edges.count) transitions taken"
        let transitions = missing.map { edge in
            "never taken: \(StateGraph.shown(edge.source)) -> \(StateGraph.shown(edge.destination))"
                + (edge.label.map { " \($0)" } ?? "")
        }
        let states = neverEntered.map { "never entered: \(StateGraph.shown($0.name))" }
        return ([count] + transitions + states).joined(separator: "\n")
    }
}

extension TransitionRecorder {
    /// Tells how often the states and transitions of the graph have happened since the recorder began.
    ///
    /// The graph's names must be those of the machine; what else was recorded does not count.
    public func coverage(of graph: StateGraph) -> TransitionCoverage {
        var coverage = TransitionCoverage(of: graph)
        for (name, times) in entries { coverage.countEntries(of: name, times) }
        for (passage, times) in passages { coverage.countTransitions(passage, times) }
        return coverage
    }
}
