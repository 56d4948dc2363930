import DBDotLottie
import Testing

/// What people write who are used to other languages.
struct JSONHabitTests {
    static let rejected: [RejectedText] = [
        RejectedText("// note\n{}", .comment, column: 1),
        RejectedText("/* note */ {}", .comment, column: 1),
        RejectedText("# note\n{}", .comment, column: 1),
        RejectedText("[1, // one\n2]", .comment, column: 5),
        RejectedText("[1 /* one */]", .comment, column: 4),
        RejectedText("{ // note\n}", .comment, column: 3),
        RejectedText("{\"a\": 1, // one\n}", .comment, column: 10),
        RejectedText("{\"a\" /* key */: 1}", .comment, column: 6),
        RejectedText("{} // end", .comment, column: 4),
        RejectedText("['a']", .wrongQuote("'"), column: 2),
        RejectedText("{'a': 1}", .wrongQuote("'"), column: 2),
        RejectedText("[`a`]", .wrongQuote("`"), column: 2),
        RejectedText("{\u{201C}a\u{201D}: 1}", .wrongQuote("\u{201C}"), column: 2),
        RejectedText("[\u{AB}a\u{BB}]", .wrongQuote("\u{AB}"), column: 2),
        RejectedText("[\u{201E}a\u{201C}]", .wrongQuote("\u{201E}"), column: 2),
        RejectedText("{a: 1}", .unquotedKey, column: 2),
        RejectedText("{\"b\": 1, $a_1: 1}", .unquotedKey, column: 10),
        RejectedText("{1: 2}", .unquotedKey, column: 2),
        RejectedText("{-1: 2}", .unquotedKey, column: 2),
        RejectedText("{null: 2}", .unquotedKey, column: 2),
        RejectedText("{[]: 2}", .unquotedKey, column: 2),
        RejectedText("True", .misspelledLiteral(.true), column: 1),
        RejectedText("[TRUE]", .misspelledLiteral(.true), column: 2),
        RejectedText("[False]", .misspelledLiteral(.false), column: 2),
        RejectedText("[None]", .misspelledLiteral(.null), column: 2),
        RejectedText("[NULL]", .misspelledLiteral(.null), column: 2),
        RejectedText("[nil]", .misspelledLiteral(.null), column: 3),
        RejectedText("[undefined]", .misspelledLiteral(.null), column: 2),
        RejectedText("[tru]", .misspelledLiteral(.true), column: 5),
        RejectedText("[fals, 1]", .misspelledLiteral(.false), column: 6),
        RejectedText("[nul\n]", .misspelledLiteral(.null), column: 5),
        RejectedText("[truE]", .misspelledLiteral(.true), column: 5),
        RejectedText("[trueish]", .unexpectedCharacter("i", expected: .commaOrEnd(.array)), column: 6),
        RejectedText("nullx", .textAfterValue, column: 5),
        RejectedText("tru", .unexpectedEnd, column: 4),
        RejectedText("[hello]", .unquotedWord, column: 2),
        RejectedText("[nothing]", .unquotedWord, column: 3),
        RejectedText("{\"a\": Forward}", .unquotedWord, column: 7),
        RejectedText([0x5B, 0x74, 0x72, 0xFF], .invalidUTF8(byte: 0xFF), column: 4),
    ]

    @Test("A habit from another language is refused by its name", arguments: rejected)
    func habitIsRefused(text: RejectedText) {
        text.check()
    }
}
