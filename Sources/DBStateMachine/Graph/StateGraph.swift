/// A machine's states and the transitions between them, as a value to draw, to ask and to compare.
///
/// Made from any machine by asking its states' rules, or put together by whoever knows more: guards, durations, which states are final.
/// Draw it with `mermaid` or `dot`.
public struct StateGraph: Sendable, Hashable {
    /// The states in the order in which they were given, each name once.
    public let nodes: [Node]
    /// The transitions in the order in which they were given; there may be several between the same two states.
    public let edges: [Edge]
    /// The name of the state that is entered first, or `nil` if that is not known.
    public let initial: String?

    /// Makes a graph from its parts.
    ///
    /// Of nodes with one name the first counts. A name that only edges or `initial` use becomes a plain node behind the others.
    /// Names are compared as Swift compares strings, so the two ways to write an é are one name.
    public init(nodes: [Node], edges: [Edge], initial: String? = nil) {
        var seen: Set<String> = []
        let mentioned = [initial].compactMap(\.self) + edges.flatMap { [$0.source, $0.destination] }
        self.nodes = (nodes + mentioned.map { Node($0) }).filter { seen.insert($0.name).inserted }
        self.edges = edges
        self.initial = initial
    }

    /// A state.
    public struct Node: Sendable, Hashable {
        /// What sort of state it is.
        public enum Kind: Sendable, Hashable, CaseIterable {
            /// A state like any other.
            case plain
            /// A state that ends the machine: nothing follows it.
            case final
            /// A state whose transitions may be taken from every state, whichever that is.
            case global
        }

        /// The state's name, of which the graph has no second.
        public var name: String
        /// What sort of state it is.
        public var kind: Kind

        /// Makes a node; any text will do as a name, even an empty one.
        public init(_ name: String, kind: Kind = .plain) {
            self.name = name
            self.kind = kind
        }
    }

    /// A transition that may be taken.
    public struct Edge: Sendable, Hashable {
        /// How the transition goes on.
        public enum Kind: Sendable, Hashable {
            /// The state changes at once.
            case instant
            /// The source is left at once and the destination entered after this many seconds.
            case timed(seconds: Double)
        }

        /// The name of the state that is left.
        public var source: String
        /// The name of the state that is entered; it may be the source.
        public var destination: String
        /// How the transition goes on.
        public var kind: Kind
        /// The conditions that must all hold, as text to be read; empty if there are none.
        public var guards: [String]

        /// Makes an edge between two states by their names.
        public init(from source: String, to destination: String, kind: Kind = .instant, guards: [String] = []) {
            self.source = source
            self.destination = destination
            self.kind = kind
            self.guards = guards
        }
    }
}
