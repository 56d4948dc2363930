extension StateGraph {
    /// Whether a machine in the first state can come to the second, by one transition or several.
    ///
    /// From a state to itself there must be a way back. A global state's transitions count as everyone's; a final state has none.
    /// A name that the graph does not have: `false`.
    public func canReach(from source: String, to destination: String) -> Bool {
        reached(from: source).contains(destination)
    }

    /// The states that a machine which begins in the given one never enters, in the order of `nodes`.
    ///
    /// A global state need not be entered for its transitions to count, so it is not listed.
    /// A name that the graph does not have is a state without transitions.
    public func unreachable(from initial: String) -> [Node] {
        let entered = reached(from: initial).union([initial])
        return nodes.filter { $0.kind != .global && !entered.contains($0.name) }
    }

    /// The states that are never entered from `initial`, in the order of `nodes`; none if that is not known.
    public var unreachable: [Node] {
        guard let initial else { return [] }
        return unreachable(from: initial)
    }

    /// The states from which no other state can be entered and which are not final, in the order of `nodes`.
    public var deadEnds: [Node] {
        let transitions = Transitions(self)
        return nodes.filter { node in
            switch node.kind {
            case .plain: !transitions.lead(awayFrom: node.name)
            case .final, .global: false
            }
        }
    }

    /// All states that can be entered after the given one, itself only if there is a way back.
    private func reached(from source: String) -> Set<String> {
        let transitions = Transitions(self)
        var unused = transitions.everyones
        var reached: Set<String> = []
        var frontier = [source]
        while let name = frontier.popLast() {
            guard let own = transitions.own[name] else { continue }
            for next in own + unused where reached.insert(next).inserted { frontier.append(next) }
            unused = []
        }
        return reached
    }

    /// Where each state leads, which is nowhere for a final one.
    private struct Transitions {
        private(set) var own: [String: [String]] = [:]
        private(set) var everyones: [String] = []

        init(_ graph: StateGraph) {
            for node in graph.nodes where node.kind != .final { own[node.name] = [] }
            let global = Set(graph.nodes.lazy.filter { $0.kind == .global }.map(\.name))
            for edge in graph.edges {
                if global.contains(edge.source) {
                    everyones.append(edge.destination)
                } else {
                    own[edge.source]?.append(edge.destination)
                }
            }
        }

        func lead(awayFrom name: String) -> Bool {
            (own[name] ?? []).contains { $0 != name } || everyones.contains { $0 != name }
        }
    }
}
