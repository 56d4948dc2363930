extension StateGraph {
    /// The graph in Graphviz's language, for `dot -Tsvg`.
    ///
    /// A dot leads to the initial state; final states have two outlines, global ones and timed transitions broken lines. It ends with a line feed.
    /// Names and labels of more than 500 Unicode scalars are cut off.
    public var dot: String { dot(nil) }

    func dot(_ coverage: TransitionCoverage?) -> String {
        // Two names may look alike once they are made visible.
        let shown = UniqueNames.numbered(nodes.map { Self.shown($0.name) } + ["start"]).map(Self.quoted)
        let identifiers = Dictionary(uniqueKeysWithValues: zip(nodes.lazy.map(\.name), shown))
        func identifier(_ name: String) -> String { identifiers[name] ?? "" }

        var lines = ["digraph {", "    rankdir=LR", "    node [shape=box, style=rounded]"]
        if let initial, let start = shown.last {
            lines += ["    \(start) [shape=point, width=0.15]", "    \(start) -> \(identifier(initial))"]
        }
        lines += nodes.map { "    " + identifier($0.name) + Self.list(Self.attributes($0, coverage)) }
        lines += edges.map { edge in
            "    \(identifier(edge.source)) -> \(identifier(edge.destination))"
                + Self.list(Self.attributes(edge, coverage))
        }
        return (lines + ["}"]).map { $0 + "\n" }.joined()
    }

    private static func attributes(_ node: Node, _ coverage: TransitionCoverage?) -> [String] {
        // Graphviz takes a node for nameless if its name begins with a per cent sign.
        let label = node.name.unicodeScalars.first == "%" ? ["label=" + quoted(shown(node.name))] : []
        let mark = coverage?.mark(of: node)
        let styles = [node.kind == .global ? "dashed" : nil, mark == nil ? nil : "filled"].compactMap(\.self)
        // A node's style takes the place of that of all nodes.
        let style = styles.isEmpty ? [] : ["style=\"\((["rounded"] + styles).joined(separator: ","))\""]
        let fill = mark.map { ["fillcolor=\"\($0.fillColor)\""] } ?? []
        return label + (node.kind == .final ? ["peripheries=2"] : []) + style + (mark?.dotAttributes ?? []) + fill
    }

    private static func attributes(_ edge: Edge, _ coverage: TransitionCoverage?) -> [String] {
        let label = edge.label(coverage).map { ["label=" + quoted($0)] } ?? []
        let style: [String] =
            switch edge.kind {
            case .instant: []
            case .timed: ["style=dashed"]
            }
        return label + style + (coverage?.mark(of: edge).dotAttributes ?? [])
    }

    private static func list(_ attributes: [String]) -> String {
        attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
    }

    /// A backslash begins an escape in labels, and an ampersand an entity.
    ///
    /// Scalar by scalar: a quote with an accent upon it still ends the string.
    private static func quoted(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "&": result += "&amp;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\""
    }
}

extension TransitionCoverage.Mark {
    fileprivate var dotAttributes: [String] { ["color=\"\(lineColor)\"", "penwidth=\(lineWidth)"] }
}
