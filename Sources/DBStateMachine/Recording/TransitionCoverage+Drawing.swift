extension TransitionCoverage {
    /// The graph as a Mermaid state diagram that shows what happened; else as `StateGraph.mermaid`.
    ///
    /// States that were entered are green with a thick outline, those that never were red. Mermaid gives transitions no colours; their labels
    /// say how often they were taken: `×3`, or `never`.
    public var mermaid: String { graph.mermaid(self) }

    /// The graph in Graphviz's language, showing what happened; else as `StateGraph.dot`.
    ///
    /// What happened is green and thick, what never did red. The transitions' labels say how often they were taken: `×3`, or `never`.
    public var dot: String { graph.dot(self) }

    /// What a drawing tells of a state or transition.
    enum Mark: Sendable, Hashable, CaseIterable {
        case happened
        case never
    }

    /// `nil` for a global state that was never entered, which it need not be.
    func mark(of node: StateGraph.Node) -> Mark? {
        if count(of: node) > 0 { return .happened }
        return node.kind == .global ? nil : .never
    }

    func mark(of edge: StateGraph.Edge) -> Mark { count(of: edge) > 0 ? .happened : .never }
}

extension TransitionCoverage.Mark {
    /// The colour of lines; it can be told from black and white alike.
    var lineColor: String {
        switch self {
        case .happened: "#2da44e"
        case .never: "#cf222e"
        }
    }

    /// The colour inside a state's outline; black text on it can be read.
    var fillColor: String {
        switch self {
        case .happened: "#dafbe1"
        case .never: "#ffebe9"
        }
    }

    /// How thick lines are, in pixels or points.
    var lineWidth: Int {
        switch self {
        case .happened: 3
        case .never: 1
        }
    }
}
