/// A JSON text and the tree of values in it, which remembers where everything stood.
///
/// The text is read once, strictly after RFC 8259. The document keeps the bytes it was given and a flat list of what stands in them;
/// strings are made only when somebody asks for them. Nodes share the document's storage, so passing them around copies nothing.
package struct JSONDocument: Sendable {
    /// The bytes and what was found in them.
    private let storage: JSONStorage

    /// Reads a text given as UTF-8.
    ///
    /// The error names the first fault of the text and its place; see ``JSONSyntaxError``. Nothing is repaired and nothing is tolerated.
    package init(bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONSyntaxError) {
        let tokens = try bytes.withUnsafeBufferPointer { (bytes) throws(JSONSyntaxError) in
            try JSONParser.tokens(of: JSONText(bytes), limits: limits)
        }
        storage = JSONStorage(bytes: bytes, tokens: tokens)
    }

    /// Reads a text given as a string.
    ///
    /// The same rules hold as for bytes: a byte order mark, for example, is refused here too.
    package init(text: String) throws(JSONSyntaxError) {
        try self.init(bytes: Array(text.utf8))
    }

    /// The one value of the text.
    package var root: JSONNode { JSONNode(storage: storage, index: 0) }

    /// The line and the column of a byte of the text.
    ///
    /// Offsets before the text count as its first byte, offsets behind it as its end. A byte inside a scalar has the scalar's column.
    package func location(of offset: Int) -> SourceLocation {
        storage.location(of: offset)
    }
}
