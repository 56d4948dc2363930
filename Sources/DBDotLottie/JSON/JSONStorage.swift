/// The bytes of a JSON text and what was found in them; shared by a document and its nodes.
package final class JSONStorage: Sendable {
    /// The text.
    let bytes: [UInt8]
    /// What stands in it.
    let tokens: ContiguousArray<JSONToken>
    /// Where its lines are.
    private let lines: LineTable

    init(bytes: [UInt8], tokens: ContiguousArray<JSONToken>) {
        self.bytes = bytes
        self.tokens = tokens
        lines = bytes.withUnsafeBufferPointer { LineTable(text: JSONText($0)) }
    }

    /// The line and the column of a byte; offsets outside of the text are brought to its ends, those inside a scalar to its start.
    func location(of offset: Int) -> SourceLocation {
        bytes.withUnsafeBufferPointer { text in
            var offset = min(max(offset, 0), text.count)
            while offset > 0, offset < text.count, LineTable.isContinuation(text[offset]) { offset -= 1 }
            return lines.location(of: offset, in: JSONText(text))
        }
    }

    /// The string or key at an index, its escapes resolved.
    func string(at index: Int) -> String {
        let token = tokens[index]
        return bytes.withUnsafeBufferPointer { text in
            let contents = UnsafeBufferPointer(rebasing: text[token.contents])
            switch token.form {
            case .plain: return String(decoding: contents, as: UTF8.self)
            case .elaborate: return String(decoding: Array(UnescapedUTF8(contents)), as: UTF8.self)
            }
        }
    }

    /// Whether the string or key at an index consists of these bytes, its escapes resolved.
    func string(at index: Int, equals key: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { Self.string(tokens[index], in: $0, equals: key) }
    }

    /// The index of the value that an object holds under a key; of the last one, if the key is written twice.
    func indexOfValue(forKey key: UnsafeBufferPointer<UInt8>, inObjectAt object: Int) -> Int? {
        tokens.withUnsafeBufferPointer { tokens in
            bytes.withUnsafeBufferPointer { text in
                let end = tokens[object].end(from: object)
                var found: Int?
                var index = object + 1
                while index < end {
                    if Self.string(tokens[index], in: text, equals: key) { found = index + 1 }
                    index = tokens[index + 1].end(from: index + 1)
                }
                return found
            }
        }
    }

    /// Whether a string of the text consists of these bytes, its escapes resolved.
    @inline(__always)
    private static func string(
        _ token: JSONToken, in text: UnsafeBufferPointer<UInt8>, equals key: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let range = token.contents
        switch token.form {
        case .plain:
            guard range.count == key.count else { return false }
            for position in 0..<key.count where text[range.lowerBound + position] != key[position] { return false }
            return true
        case .elaborate:
            // An escape is never shorter than what it stands for.
            guard range.count > key.count else { return false }
            return UnescapedUTF8(UnsafeBufferPointer(rebasing: text[range])).elementsEqual(key)
        }
    }
}
