extension JSONNode {
    /// The value as it is written.
    package var writtenText: String { String(decoding: storage.bytes[extent], as: UTF8.self) }

    /// Where the value stands in the text: the offsets of its first byte and of the one behind its last.
    package var extent: Range<Int> { offset..<end }

    private var end: Int {
        switch kind {
        case .null, .boolean: offset + storage.bytes[offset...].prefix { JSONByte.isWordPart($0) }.count
        case .number: offset + storage.bytes[offset...].prefix { Self.isNumberPart($0) }.count
        case .string: storage.tokens[index].contents.upperBound + 1
        case .array: endOfBrackets(behind: lastItem(of: elements))
        case .object: endOfBrackets(behind: lastItem(of: members)?.value)
        }
    }

    /// Only white space stands between the last of what is in brackets and the closing one.
    private func endOfBrackets(behind last: JSONNode?) -> Int {
        let start = last?.end ?? offset + 1
        return start + storage.bytes[start...].prefix { JSONByte.isWhitespace($0) }.count + 1
    }

    private func lastItem<Item>(of items: JSONItems<Item>) -> Item? {
        var last: Item?
        for item in items { last = item }
        return last
    }

    private static func isNumberPart(_ byte: UInt8) -> Bool {
        JSONByte.isWordPart(byte) || byte == JSONByte.minus || byte == JSONByte.plus || byte == JSONByte.point
    }
}
