extension StateGraph {
    /// The graph as a Mermaid state diagram, for a code block marked `mermaid`.
    ///
    /// Final states lead to the end symbol, global ones have a broken outline, timed transitions say `after … s`. It ends with a line feed.
    /// Names and labels of more than 500 Unicode scalars are cut off.
    public var mermaid: String { mermaid(nil) }

    func mermaid(_ coverage: TransitionCoverage?) -> String {
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
            lines.append(edge.label(coverage).map { "\(arrow) : \(MermaidText.escaped($0))" } ?? arrow)
        }
        for node in nodes where node.kind == .final { lines.append("    \(identifier(node.name)) --> [*]") }
        func define(_ styleClass: String, _ style: String, _ members: [Node]) {
            guard !members.isEmpty else { return }
            lines.append("    classDef \(styleClass) \(style)")
            lines += members.map { "    class \(identifier($0.name)) \(styleClass)" }
        }
        define("global", "stroke-dasharray: 5 5", nodes.filter { $0.kind == .global })
        if let coverage {
            for mark in TransitionCoverage.Mark.allCases {
                define(mark.mermaidClass, mark.mermaidStyle, nodes.filter { coverage.mark(of: $0) == mark })
            }
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

extension TransitionCoverage.Mark {
    fileprivate var mermaidClass: String {
        switch self {
        case .happened: "entered"
        case .never: "neverEntered"
        }
    }

    fileprivate var mermaidStyle: String {
        "fill:\(fillColor),stroke:\(lineColor),stroke-width:\(lineWidth)px,color:#000000"
    }
}
