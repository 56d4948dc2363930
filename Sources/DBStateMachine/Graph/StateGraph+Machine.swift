extension StateGraph {
    /// Makes the graph of a machine by asking each state's rule about every state, itself included.
    ///
    /// Nodes come in the order of `states`, edges by source and then by destination. All are plain and instant: a rule tells no more.
    /// The rules are asked whichever state is current, so those that look at more than the state asked about answer for now.
    /// While they are asked nothing can be entered. Only a state of this machine is taken as the initial one.
    public init(of machine: DBStateMachine, initial: DBState? = nil) {
        let states = machine.states
        let names = states.map(machine.name)
        var edges: [Edge] = []
        for (state, source) in zip(states, names) {
            for (other, destination) in zip(states, names) where machine.rule(of: state, allows: other) {
                edges.append(Edge(from: source, to: destination))
            }
        }
        let first = initial.flatMap { state in states.contains { $0 === state } ? machine.name(of: state) : nil }
        self.init(nodes: names.map { Node($0) }, edges: edges, initial: first)
    }
}
