extension StateGraph {
    /// The graph in Graphviz's language, for `dot -Tsvg`.
    ///
    /// A dot leads to the initial state; final states have two outlines, global ones and timed transitions broken lines. It ends with a line feed.
    public var dot: String {
        // Two names may look alike once they are made visible.
        let shown = UniqueNames.numbered(nodes.map { Self.shown($0.name) } + ["start"]).map(Self.quoted)
        let identifiers = Dictionary(uniqueKeysWithValues: zip(nodes.lazy.map(\.name), shown))
        func identifier(_ name: String) -> String { identifiers[name] ?? "" }

        var lines = ["digraph {", "    rankdir=LR", "    node [shape=box, style=rounded]"]
        if let initial, let start = shown.last {
            lines += ["    \(start) [shape=point, width=0.15]", "    \(start) -> \(identifier(initial))"]
        }
        lines += nodes.map { "    " + identifier($0.name) + Self.list(Self.attributes($0)) }
        lines += edges.map { edge in
            "    \(identifier(edge.source)) -> \(identifier(edge.destination))" + Self.list(Self.attributes(edge))
        }
        return (lines + ["}"]).map { $0 + "\n" }.joined()
    }

    private static func attributes(_ node: Node) -> [String] {
        // Graphviz takes a node for nameless if its name begins with a per cent sign.
        let label = node.name.unicodeScalars.first == "%" ? ["label=" + quoted(shown(node.name))] : []
        return switch node.kind {
        case .plain: label
        case .final: label + ["peripheries=2"]
        case .global: label + ["style=\"rounded,dashed\""]
        }
    }

    private static func attributes(_ edge: Edge) -> [String] {
        let label = edge.label.map { ["label=" + quoted($0)] } ?? []
        return switch edge.kind {
        case .instant: label
        case .timed: label + ["style=dashed"]
        }
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
