/// A key of a JSON object and the value behind it.
package struct JSONMember: Sendable {
    /// The document's storage.
    private let storage: JSONStorage
    /// Where the key stands in the storage's list; the value is the next entry.
    private let index: Int

    package init(storage: JSONStorage, index: Int) {
        self.storage = storage
        self.index = index
    }

    /// The key, its escapes resolved; made anew each time.
    package var key: String { storage.string(at: index) }

    /// The offset of the key's opening quote in the text.
    package var keyOffset: Int { Int(storage.tokens[index].offset) }

    /// The line and the column of the key's opening quote.
    package var keyLocation: SourceLocation { storage.location(of: keyOffset) }

    /// The value.
    package var value: JSONNode { JSONNode(storage: storage, index: index + 1) }

    /// Whether the key is this one, scalar by scalar, its escapes resolved; no string is made for it.
    package func hasKey(_ key: String) -> Bool {
        var key = key
        return key.withUTF8 { storage.string(at: index, equals: $0) }
    }
}
