import DBDotLottie
import Testing

/// A JSON text, and what stands in it.
struct AcceptedText: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let value: JSONValue

    init(_ text: String, _ value: JSONValue) {
        self.init(Array(text.utf8), value)
    }

    init(_ bytes: [UInt8], _ value: JSONValue) {
        self.bytes = bytes
        self.value = value
    }

    var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }

    /// Reads the text and compares what it holds with what is expected.
    func check(_ sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        #expect(JSONValue(try JSONDocument(bytes: bytes).root) == value, sourceLocation: sourceLocation)
    }
}
