import DBDotLottie
import Testing

struct JSONEncodingTests {
    /// The bytes of a string with these contents.
    static func quoted(_ contents: [UInt8]) -> [UInt8] { [0x22] + contents + [0x22] }

    static let accepted: [AcceptedText] = [
        AcceptedText(quoted([0x7F]), "\u{7F}"),
        AcceptedText(quoted([0xC2, 0x80]), "\u{80}"),
        AcceptedText(quoted([0xDF, 0xBF]), "\u{7FF}"),
        AcceptedText(quoted([0xE0, 0xA0, 0x80]), "\u{800}"),
        AcceptedText(quoted([0xED, 0x9F, 0xBF]), "\u{D7FF}"),
        AcceptedText(quoted([0xEE, 0x80, 0x80]), "\u{E000}"),
        AcceptedText(quoted([0xEF, 0xBF, 0xBF]), "\u{FFFF}"),
        AcceptedText(quoted([0xF0, 0x90, 0x80, 0x80]), "\u{10000}"),
        AcceptedText(quoted([0xF4, 0x8F, 0xBF, 0xBF]), "\u{10FFFF}"),
    ]

    @Test("The first and last scalars of each length are taken", arguments: accepted)
    func scalarsAreTaken(text: AcceptedText) throws {
        try text.check()
    }

    static let rejected: [RejectedText] = [
        RejectedText(quoted([0x80]), .invalidUTF8(byte: 0x80), column: 2),
        RejectedText(quoted([0x61, 0xBF]), .invalidUTF8(byte: 0xBF), column: 3),
        RejectedText(quoted([0xC0, 0x80]), .invalidUTF8(byte: 0xC0), column: 2),
        RejectedText(quoted([0xC1, 0xBF]), .invalidUTF8(byte: 0xC1), column: 2),
        RejectedText(quoted([0xC2]), .invalidUTF8(byte: 0xC2), column: 2),
        RejectedText(quoted([0xC3, 0x28]), .invalidUTF8(byte: 0xC3), column: 2),
        RejectedText(quoted([0xE0, 0x9F, 0xBF]), .invalidUTF8(byte: 0xE0), column: 2),
        RejectedText(quoted([0xE2, 0x82]), .invalidUTF8(byte: 0xE2), column: 2),
        RejectedText(quoted([0xED, 0xA0, 0x80]), .invalidUTF8(byte: 0xED), column: 2),
        RejectedText(quoted([0xED, 0xBF, 0xBF]), .invalidUTF8(byte: 0xED), column: 2),
        RejectedText(quoted([0xF0, 0x8F, 0xBF, 0xBF]), .invalidUTF8(byte: 0xF0), column: 2),
        RejectedText(quoted([0xF0, 0x9F, 0x98]), .invalidUTF8(byte: 0xF0), column: 2),
        RejectedText(quoted([0xF4, 0x90, 0x80, 0x80]), .invalidUTF8(byte: 0xF4), column: 2),
        RejectedText(quoted([0xF5, 0x80, 0x80, 0x80]), .invalidUTF8(byte: 0xF5), column: 2),
        RejectedText(quoted([0xFE]), .invalidUTF8(byte: 0xFE), column: 2),
        RejectedText(quoted([0xC3, 0xA9, 0xFF]), .invalidUTF8(byte: 0xFF), column: 3),
        RejectedText(quoted([0xC3, 0xA9, 0x80]), .invalidUTF8(byte: 0x80), column: 3),
        RejectedText(quoted([0x5C, 0xFF]), .invalidUTF8(byte: 0xFF), column: 3),
        RejectedText([0xFF], .invalidUTF8(byte: 0xFF), column: 1),
        RejectedText([0x5B, 0x31, 0x2C, 0x0A, 0xC3], .invalidUTF8(byte: 0xC3), line: 2, column: 1),
        RejectedText([0x22, 0x61, 0xE2, 0x82], .unterminatedString, column: 1),
        RejectedText([0x5B, 0x22, 0xF0, 0x9F, 0x98], .unterminatedString, column: 2),
        RejectedText([0xEF, 0xBB, 0xBF, 0x31], .byteOrderMark, column: 1),
        RejectedText([0xEF, 0xBB, 0xBF], .byteOrderMark, column: 1),
        RejectedText("\u{FEFF}{}", .byteOrderMark, column: 1),
        RejectedText("[\u{FEFF}1]", .unexpectedCharacter("\u{FEFF}", expected: .firstElement), column: 2),
        // UTF-16, with and without its mark.
        RejectedText([0xFF, 0xFE, 0x7B, 0x00], .invalidUTF8(byte: 0xFF), column: 1),
        RejectedText([0xFE, 0xFF, 0x00, 0x7B], .invalidUTF8(byte: 0xFE), column: 1),
        RejectedText([0x7B, 0x00, 0x7D, 0x00], .unexpectedCharacter("\u{0}", expected: .firstKey), column: 2),
    ]

    @Test("What is no UTF-8 is refused at its first byte", arguments: rejected)
    func noUTF8IsRefused(text: RejectedText) {
        text.check()
    }
}
