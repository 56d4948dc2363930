extension StateGraph {
    /// The graph as a Mermaid state diagram, for a code block marked `mermaid`.
    ///
    /// Final states lead to the end symbol, global ones have a broken outline, timed transitions say `after … s`. It ends with a line feed.
    public var mermaid: String {
        let identifiers = mermaidIdentifiers
        func identifier(_ name: String) -> String { identifiers[name] ?? "" }

        var lines = ["stateDiagram-v2"]
        let drawn = Set(edges.flatMap { [$0.source, $0.destination] } + [initial].compactMap(\.self))
        for node in nodes {
            if identifier(node.name) != node.name {
                lines.append("    state \"\(MermaidText.escaped(Self.shown(node.name)))\" as \(identifier(node.name))")
            } else if !drawn.contains(node.name) {
                lines.append("    \(node.name)")
            }
        }
        if let initial { lines.append("    [*] --> \(identifier(initial))") }
        for edge in edges {
            let arrow = "    \(identifier(edge.source)) --> \(identifier(edge.destination))"
            lines.append(edge.label.map { "\(arrow) : \(MermaidText.escaped($0))" } ?? arrow)
        }
        for node in nodes where node.kind == .final { lines.append("    \(identifier(node.name)) --> [*]") }
        let global = nodes.filter { $0.kind == .global }.map { identifier($0.name) }
        if !global.isEmpty {
            lines.append("    classDef global stroke-dasharray: 5 5")
            lines += global.map { "    class \($0) global" }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// What each node is called in the text: its own name where Mermaid takes it, otherwise one made up.
    private var mermaidIdentifiers: [String: String] {
        let names = Set(nodes.map(\.name))
        var identifiers: [String: String] = [:]
        var aliases = 0
        for node in nodes {
            if MermaidText.isIdentifier(node.name) {
                identifiers[node.name] = node.name
            } else {
                repeat { aliases += 1 } while names.contains("state\(aliases)")
                identifiers[node.name] = "state\(aliases)"
            }
        }
        return identifiers
    }
}
