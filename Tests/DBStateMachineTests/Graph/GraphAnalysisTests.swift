import DBStateMachine
import Testing

@Suite("A graph answers what can be reached")
struct GraphAnalysisTests {
    private typealias Node = StateGraph.Node

    /// A → B → C → B, D → A, E alone.
    private static let plain = graph("A>B B>C C>B D>A", also: [Node("E")])

    @Test(
        "One state can reach another by one transition or several",
        arguments: [
            ("A", "B", true), ("A", "C", true), ("A", "D", false), ("B", "B", true), ("A", "A", false),
            ("D", "C", true),
            ("E", "E", false), ("E", "A", false), ("A", "nowhere", false), ("nowhere", "A", false),
        ])
    func canReach(source: String, destination: String, expected: Bool) {
        #expect(Self.plain.canReach(from: source, to: destination) == expected)
    }

    @Test("What is never entered from a given state is unreachable, the given one is not")
    func unreachableFrom() {
        #expect(Self.plain.unreachable(from: "A").map(\.name) == ["D", "E"])
        #expect(Self.plain.unreachable(from: "D").map(\.name) == ["E"])
        #expect(Self.plain.unreachable(from: "nowhere").map(\.name) == ["A", "B", "C", "D", "E"])
    }

    @Test("Without a given state the initial one counts, and without that nothing is unreachable")
    func unreachable() {
        #expect(Self.graph("A>B C>A", initial: "A").unreachable.map(\.name) == ["C"])
        #expect(Self.graph("A>B C>A").unreachable.isEmpty)
    }

    @Test("A dead end leads to no other state; a way to itself is none")
    func deadEnds() {
        #expect(Self.graph("A>B B>B A>C", also: [Node("D")]).deadEnds.map(\.name) == ["B", "C", "D"])
    }

    @Test("A final state is no dead end, and nothing follows it")
    func final() {
        let graph = Self.graph("A>B B>C", also: [Node("B", kind: .final)], initial: "A")
        #expect(graph.deadEnds.map(\.name) == ["C"])
        #expect(!graph.canReach(from: "A", to: "C"))
        #expect(!graph.canReach(from: "B", to: "C"))
        #expect(graph.unreachable.map(\.name) == ["C"])
    }

    @Test("A global state's transitions are everyone's, and it need not be entered itself")
    func global() {
        let graph = Self.graph(
            "A>B G>C G>D D>E", also: [Node("G", kind: .global), Node("D", kind: .final)], initial: "A")
        #expect(graph.canReach(from: "B", to: "C"))
        #expect(graph.canReach(from: "G", to: "D"))
        #expect(!graph.canReach(from: "A", to: "G"))
        #expect(!graph.canReach(from: "D", to: "C"))
        #expect(graph.unreachable.map(\.name) == ["E"])
        #expect(graph.deadEnds.isEmpty)
    }

    @Test("A state is a dead end if even a global transition leads only back to it")
    func globalSelf() {
        let graph = Self.graph("A>B G>B", also: [Node("G", kind: .global)])
        #expect(graph.deadEnds.map(\.name) == ["B"])
    }

    @Test("Only final states and a global one: a machine that starts in the global state goes on from it")
    func globalInitial() {
        let graph = Self.graph(
            "G>A", also: [Node("G", kind: .global), Node("A", kind: .final), Node("B")], initial: "G")
        #expect(graph.unreachable.map(\.name) == ["B"])
    }

    @Test("Thousands of states in a row are followed to the end")
    func long() {
        let names = (0..<20_000).map { "s\($0)" }
        let graph = StateGraph(
            nodes: names.map { Node($0) }, edges: zip(names, names.dropFirst()).map { .init(from: $0, to: $1) },
            initial: "s0")
        #expect(graph.canReach(from: "s0", to: "s19999"))
        #expect(graph.unreachable.isEmpty)
        #expect(graph.deadEnds.map(\.name) == ["s19999"])
    }

    @Test("The first of two nodes with one name counts, and names that only edges use become nodes at the end")
    func construction() {
        let graph = StateGraph(
            nodes: [Node("A", kind: .final), Node("A"), Node("B")],
            edges: [.init(from: "A", to: "C"), .init(from: "D", to: "B")], initial: "E")
        #expect(graph.nodes == [Node("A", kind: .final), Node("B"), Node("E"), Node("C"), Node("D")])
    }

    /// Edges are written `A>B`; the nodes given come first.
    private static func graph(_ edges: String, also nodes: [Node] = [], initial: String? = nil) -> StateGraph {
        let edges = edges.split(separator: " ").map { pair in
            StateGraph.Edge(from: String(pair.prefix(1)), to: String(pair.suffix(1)))
        }
        let given = Set(nodes.map(\.name))
        let others = Set(edges.flatMap { [$0.source, $0.destination] }).subtracting(given)
        return StateGraph(
            nodes: (nodes + others.map { Node($0) }).sorted { $0.name < $1.name }, edges: edges, initial: initial)
    }
}
