/// Writes JSON values as text; what it writes, ``JSONDocument`` reads back.
package struct JSONWriter: Sendable {
    /// How the text is laid out.
    package enum Layout: Sendable, Hashable {
        /// On one line, without any space.
        case compact
        /// On one line for people to read: with a space behind commas and colons, and within braces.
        case singleLine
        /// One element or member on each line, two spaces deeper than what holds it; no line feed at the end.
        case indented
    }

    /// How the text is laid out.
    private let layout: Layout
    /// What has been written.
    package private(set) var bytes: [UInt8] = []

    package init(layout: Layout) {
        self.layout = layout
    }

    /// What has been written, as a string.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text of one value.
    ///
    /// Whole numbers are written without a fraction, and others with the fewest digits that read back as the same `Double` or `Float`.
    /// JSON has no infinity and no NaN; they are written as the strings `"inf"`, `"-inf"` and `"NaN"`.
    package static func text(of value: JSONValue, layout: Layout) -> String {
        var writer = JSONWriter(layout: layout)
        writer.write(value)
        return writer.text
    }

    /// Appends the text of a value to what has been written, with nothing in between.
    package mutating func write(_ value: JSONValue) {
        write(value, depth: 0)
    }

    /// Appends a line feed, as it stands between the values of a log.
    package mutating func endLine() {
        bytes.append(JSONByte.lineFeed)
    }

    private mutating func write(_ value: JSONValue, depth: Int) {
        switch value {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .boolean(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
        case .integer(let value): bytes.append(contentsOf: String(value).utf8)
        case .unsigned(let value): bytes.append(contentsOf: String(value).utf8)
        case .number(let value): write(number: value)
        case .single(let value): write(number: value)
        case .string(let value): write(string: value)
        case .array(let elements):
            bytes.append(JSONByte.openingBracket)
            for (index, element) in elements.enumerated() {
                startItem(at: index, depth: depth + 1)
                write(element, depth: depth + 1)
            }
            endItems(count: elements.count, depth: depth)
            bytes.append(JSONByte.closingBracket)
        case .object(let members):
            bytes.append(JSONByte.openingBrace)
            padBrace(count: members.count)
            for (index, member) in members.enumerated() {
                startItem(at: index, depth: depth + 1)
                write(string: member.key)
                bytes.append(JSONByte.colon)
                if layout != .compact { bytes.append(JSONByte.space) }
                write(member.value, depth: depth + 1)
            }
            padBrace(count: members.count)
            endItems(count: members.count, depth: depth)
            bytes.append(JSONByte.closingBrace)
        }
    }

    /// Writes what stands before an element or member.
    private mutating func startItem(at index: Int, depth: Int) {
        if index > 0 {
            bytes.append(JSONByte.comma)
            if layout == .singleLine { bytes.append(JSONByte.space) }
        }
        indent(to: depth)
    }

    /// Writes what stands inside of a brace, where everything is on one line.
    private mutating func padBrace(count: Int) {
        if count > 0, layout == .singleLine { bytes.append(JSONByte.space) }
    }

    /// Writes what stands before a closing bracket.
    private mutating func endItems(count: Int, depth: Int) {
        if count > 0 { indent(to: depth) }
    }

    /// Begins a line, if there are lines.
    private mutating func indent(to depth: Int) {
        guard layout == .indented else { return }
        bytes.append(JSONByte.lineFeed)
        bytes.append(contentsOf: repeatElement(JSONByte.space, count: 2 * depth))
    }

    private mutating func write(number: some BinaryFloatingPoint & LosslessStringConvertible) {
        guard number.isFinite else {
            write(string: number.isNaN ? "NaN" : number > 0 ? "inf" : "-inf")
            return
        }
        bytes.append(contentsOf: number.description.utf8)
        if bytes.suffix(2).elementsEqual(".0".utf8) { bytes.removeLast(2) }
    }

    private mutating func write(string: String) {
        var string = string
        bytes.append(JSONByte.quote)
        string.withUTF8 { text in
            // What needs no escape is appended in one piece.
            var start = 0
            for (position, byte) in text.enumerated() where Self.needsEscape(byte) {
                bytes.append(contentsOf: text[start..<position])
                bytes.append(contentsOf: Self.escape(for: byte).utf8)
                start = position + 1
            }
            bytes.append(contentsOf: text[start...])
        }
        bytes.append(JSONByte.quote)
    }

    /// Whether a byte cannot stand for itself in a string.
    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == JSONByte.quote || byte == JSONByte.backslash
    }

    /// The escape for a byte that needs one.
    private static func escape(for byte: UInt8) -> String {
        switch byte {
        case JSONByte.quote: "\\\""
        case JSONByte.backslash: "\\\\"
        default: JSONByte.escape(forControl: byte)
        }
    }
}
