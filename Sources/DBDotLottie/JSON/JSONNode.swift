/// A value of a JSON text: a light handle into its document, which it keeps alive.
package struct JSONNode: Sendable {
    /// The document's storage.
    let storage: JSONStorage
    /// Where the value stands in the storage's list.
    let index: Int

    /// What a value is.
    package enum Kind: Sendable, Hashable {
        /// The literal `null`.
        case null
        /// The literals `true` and `false`.
        case boolean
        /// A number.
        case number
        /// A string.
        case string
        /// An array.
        case array
        /// An object.
        case object
    }

    /// The storage's entry for this value.
    private var token: JSONToken { storage.tokens[index] }

    package init(storage: JSONStorage, index: Int) {
        self.storage = storage
        self.index = index
    }

    /// What the value is.
    package var kind: Kind { token.kind }

    /// The offset of the value's first byte in the text.
    package var offset: Int { Int(token.offset) }

    /// How many bytes the whole text has that the value stands in, and that the node keeps alive.
    package var documentByteCount: Int { storage.bytes.count }

    /// The whole text that the value stands in.
    package var documentBytes: [UInt8] { storage.bytes }

    /// The line and the column of the value's first byte.
    package var location: SourceLocation { storage.location(of: offset) }

    /// The value of a boolean; nil for any other kind.
    package var boolean: Bool? {
        let token = token
        return token.kind == .boolean ? token.boolean : nil
    }

    /// The value of a number, correctly rounded and always finite; nil for any other kind.
    package var number: Double? {
        let token = token
        return token.kind == .number ? token.number : nil
    }

    /// Whether the value is a number without fraction and exponent, as `3` and not as `3.0` or `3e0`.
    package var isWrittenAsInteger: Bool {
        let token = token
        return token.kind == .number && token.form == .plain
    }

    /// The exact value of a number that is written as an integer; nil for any other value and beyond the range of `Int`.
    package var integer: Int? { integer(as: Int.self) }

    /// The exact value of a number that is written as an integer; nil for any other value and beyond the range of the type.
    package func integer<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer? {
        guard isWrittenAsInteger else { return nil }
        let text = storage.bytes[offset...].prefix { $0 == JSONByte.minus || JSONByte.isDigit($0) }
        return Integer(String(decoding: text, as: UTF8.self))
    }

    /// The text of a string, its escapes resolved; nil for any other kind.
    package var string: String? {
        kind == .string ? storage.string(at: index) : nil
    }

    /// The elements of an array, in the order of the text; none for any other kind.
    package var elements: JSONItems<JSONNode> {
        kind == .array ? JSONItems(storage: storage, containerAt: index) : JSONItems(emptyIn: storage)
    }

    /// The members of an object, in the order of the text, keys that are written twice included; none for any other kind.
    package var members: JSONItems<JSONMember> {
        kind == .object ? JSONItems(storage: storage, containerAt: index) : JSONItems(emptyIn: storage)
    }

    /// The value that an object holds under a key; of the last one, if the key is written twice.
    ///
    /// Keys are the same if their scalars are, whether they are written with escapes or not; no other equivalence is looked for.
    /// A key that is not there gives nil, as does any key of a value that is no object.
    package subscript(key: String) -> JSONNode? {
        guard kind == .object else { return nil }
        var key = key
        let found = key.withUTF8 { storage.indexOfValue(forKey: $0, inObjectAt: index) }
        return found.map { JSONNode(storage: storage, index: $0) }
    }
}
