/// A part of a scenario's text and its layout: what is broken into lines, and what stands on one.
indirect enum ScenarioText {
    /// On one line.
    case line(JSONValue)
    /// As it was written elsewhere.
    case verbatim(JSONNode)
    /// An array with each element on a line of its own.
    case list([JSONValue])
    /// An object with each member on a line of its own.
    case fields([Field])

    /// A member of an object.
    struct Field {
        let key: String
        let value: ScenarioText

        init(_ key: String, _ value: ScenarioText) {
            self.key = key
            self.value = value
        }

        /// Its key and its value, at this depth.
        func text(depth: Int) -> String {
            "\(JSONWriter.text(of: .string(key), layout: .singleLine)): \(value.text(depth: depth))"
        }
    }

    /// The text from where its first line begins; further lines are indented for this depth.
    func text(depth: Int) -> String {
        switch self {
        case .line(let value): JSONWriter.text(of: value, layout: .singleLine)
        case .verbatim(let node): node.writtenText
        case .list(let values):
            Self.lines(values.map { JSONWriter.text(of: $0, layout: .singleLine) }, depth, within: ("[", "]"))
        case .fields(let fields): Self.lines(fields.map { $0.text(depth: depth + 1) }, depth, within: ("{", "}"))
        }
    }

    private static func lines(_ lines: [String], _ depth: Int, within brackets: (String, String)) -> String {
        guard !lines.isEmpty else { return brackets.0 + brackets.1 }
        return brackets.0 + lines.map { "\n\(indentation(depth + 1))\($0)" }.joined(separator: ",")
            + "\n\(indentation(depth))\(brackets.1)"
    }

    /// Two spaces for each level.
    static func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}
