import DBDotLottie
import Testing

struct JSONStringTests {
    static let accepted: [AcceptedText] = [
        AcceptedText(#""""#, ""),
        AcceptedText(#""a""#, "a"),
        AcceptedText(#""seven b""#, "seven b"),
        AcceptedText(#""eight by""#, "eight by"),
        AcceptedText(#""longer than two words of eight bytes""#, "longer than two words of eight bytes"),
        AcceptedText(#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        AcceptedText(#""\u0041\u00e9\u00E9\u20AC""#, "A\u{E9}\u{E9}\u{20AC}"),
        AcceptedText(#""a\u0000b""#, "a\u{0}b"),
        AcceptedText(#""\uD83D\uDE00""#, "\u{1F600}"),
        AcceptedText(#""\ud800\udc00 \udbff\udfff""#, "\u{10000} \u{10FFFF}"),
        AcceptedText(#""\ud7ff\ue000\uffff""#, "\u{D7FF}\u{E000}\u{FFFF}"),
        AcceptedText(#""\\u0041""#, #"\u0041"#),
        AcceptedText(#""it's // no /* comment */ # here""#, "it's // no /* comment */ # here"),
        AcceptedText(#""{[,:]}""#, "{[,:]}"),
        AcceptedText("\"\u{7F}\u{80}\u{2028}\u{FEFF}\"", "\u{7F}\u{80}\u{2028}\u{FEFF}"),
        AcceptedText("\"é 漢字 😀\"", "é 漢字 😀"),
    ]

    @Test("A string has its text", arguments: accepted)
    func stringHasItsText(text: AcceptedText) throws {
        try text.check()
    }

    static let rejected: [RejectedText] = [
        RejectedText(#""abc"#, .unterminatedString, column: 1),
        RejectedText(#"["abc]"#, .unterminatedString, column: 2),
        RejectedText(#"["é", "abc"#, .unterminatedString, column: 7),
        RejectedText("[\"abc\n\"]", .unterminatedString, column: 2),
        RejectedText("[\"abc\r\n\"]", .unterminatedString, column: 2),
        RejectedText("[1,\n \"abc\\\n\"]", .unterminatedString, line: 2, column: 2),
        RejectedText(#"{"a": ""#, .unterminatedString, column: 7),
        RejectedText(#"{"a"#, .unterminatedString, column: 2),
        RejectedText(#""abc\"#, .unterminatedString, column: 1),
        RejectedText(#""abc\""#, .unterminatedString, column: 1),
        RejectedText(#""abc\u00"#, .unterminatedString, column: 1),
        RejectedText(#""\ud83d"#, .unterminatedString, column: 1),
        RejectedText(#""\ud83d\"#, .unterminatedString, column: 1),
        RejectedText(#""\ud83d\ude"#, .unterminatedString, column: 1),
        RejectedText("\"a\tb\"", .controlCharacter(0x09), column: 3),
        RejectedText("\"a\rb\"", .controlCharacter(0x0D), column: 3),
        RejectedText("\"\u{0}\"", .controlCharacter(0), column: 2),
        RejectedText("\"eight by\u{1F}\"", .controlCharacter(0x1F), column: 10),
        RejectedText(#""\x41""#, .invalidEscape("x"), column: 3),
        RejectedText(#""\'""#, .invalidEscape("'"), column: 3),
        RejectedText(#""\a""#, .invalidEscape("a"), column: 3),
        RejectedText(#""\U0041""#, .invalidEscape("U"), column: 3),
        RejectedText(#""\é""#, .invalidEscape("é"), column: 3),
        RejectedText("\"\\\u{0}\"", .invalidEscape("\u{0}"), column: 3),
        RejectedText(#""\u12G4""#, .invalidUnicodeEscape, column: 6),
        RejectedText(#""\u12""#, .invalidUnicodeEscape, column: 6),
        RejectedText(#""\u{41}""#, .invalidUnicodeEscape, column: 4),
        RejectedText(#""\u+041""#, .invalidUnicodeEscape, column: 4),
        RejectedText(#""\u 041""#, .invalidUnicodeEscape, column: 4),
        RejectedText(#""a\ud83d""#, .loneSurrogate(0xD83D), column: 3),
        RejectedText(#""\ud83dx""#, .loneSurrogate(0xD83D), column: 2),
        RejectedText(#""\ud83d\n""#, .loneSurrogate(0xD83D), column: 2),
        RejectedText(#""\ud83d\u0041""#, .loneSurrogate(0xD83D), column: 2),
        RejectedText(#""\ud83d\ud83d\ude00""#, .loneSurrogate(0xD83D), column: 2),
        RejectedText(#""\ud83d\u00zz""#, .invalidUnicodeEscape, column: 12),
        RejectedText(#""\ude00""#, .loneSurrogate(0xDE00), column: 2),
        RejectedText(#""\ude00\ud83d""#, .loneSurrogate(0xDE00), column: 2),
        RejectedText(#"{"\udfff": 1}"#, .loneSurrogate(0xDFFF), column: 3),
    ]

    @Test("What is no string is refused where it stops being one", arguments: rejected)
    func noStringIsRefused(text: RejectedText) {
        text.check()
    }
}
