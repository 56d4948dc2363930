import DBStateMachine

/// What the program prints, as its first argument says.
enum Output: String {
    /// The run as a table; the same as no argument.
    case run
    /// The graph of the guard's machine, for Mermaid.
    case mermaid
    /// The graph of the guard's machine, for Graphviz.
    case dot

    /// The text to print, with a line feed at the end.
    var text: String {
        let simulation = Simulation(intruder: .scripted)
        switch self {
        case .run:
            let table = RunTable(simulation, seconds: 60)
            return table.lines.joined(separator: "\n") + "\n\n\(simulation.recorder.coverage(of: simulation.graph))\n"
        case .mermaid: return simulation.graph.mermaid
        case .dot: return simulation.graph.dot
        }
    }
}
