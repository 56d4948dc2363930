/// What both ways of drawing a graph say alike.
extension StateGraph {
    /// How many Unicode scalars of a name or label are drawn: Graphviz takes no longer texts than 16 KiB.
    static let longestText = 500

    /// A name or label as it is drawn: one that is too long is cut off, an empty one two quotes, so that it can be seen.
    static func shown(_ text: String) -> String {
        guard !text.isEmpty else { return "\"\"" }
        let scalars = text.unicodeScalars.prefix(longestText)
        return visible(String(scalars)) + (scalars.endIndex < text.unicodeScalars.endIndex ? "…" : "")
    }

    /// Replaces characters that would break or hide in a label with ones that can be seen: a line feed becomes `␊`.
    private static func visible(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case 0x7F: result.append("\u{2421}")
            case 0x80..<0xA0, 0x2028, 0x2029: result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}

extension StateGraph.Edge {
    /// The words beside the arrow, as UML writes them: `after 0.5 s [count > 3 and tap]`; `nil` if there is nothing to say.
    var label: String? {
        let parts = [timeText, guards.isEmpty ? nil : "[\(guards.joined(separator: " and "))]"].compactMap(\.self)
        return parts.isEmpty ? nil : StateGraph.shown(parts.joined(separator: " "))
    }

    /// The words beside the arrow, with how often the transition was taken if that is known: `[tap] · ×3`, `[tap] · never`.
    func label(_ coverage: TransitionCoverage?) -> String? {
        let count = coverage.map { $0.count(of: self) }.map { $0 > 0 ? "×\($0)" : "never" }
        let parts = [label, count].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    /// In single precision, which is what a timed transition is measured in.
    private var timeText: String? {
        switch kind {
        case .instant: nil
        case .timed(let seconds): "after \(Float(seconds).shortText) s"
        }
    }
}
