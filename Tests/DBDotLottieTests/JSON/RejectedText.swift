import DBDotLottie
import Testing

/// A text that is not JSON, and how it must be refused.
struct RejectedText: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let kind: JSONSyntaxError.Kind
    let location: DBDotLottie.SourceLocation

    /// A text whose fault is in the first line unless said otherwise.
    init(_ text: String, _ kind: JSONSyntaxError.Kind, line: Int = 1, column: Int) {
        self.init(Array(text.utf8), kind, line: line, column: column)
    }

    init(_ bytes: [UInt8], _ kind: JSONSyntaxError.Kind, line: Int = 1, column: Int) {
        self.bytes = bytes
        self.kind = kind
        location = DBDotLottie.SourceLocation(line: line, column: column)
    }

    var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }

    /// Reads the text and compares the error with the expected one.
    func check(_ sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let error = #expect(throws: JSONSyntaxError.self, sourceLocation: sourceLocation) {
            try JSONDocument(bytes: bytes)
        }
        #expect(error?.kind == kind, sourceLocation: sourceLocation)
        #expect(error?.location == location, sourceLocation: sourceLocation)
    }
}
