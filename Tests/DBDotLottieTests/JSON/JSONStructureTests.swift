import DBDotLottie
import Testing

struct JSONStructureTests {
    static let accepted: [AcceptedText] = [
        AcceptedText("null", nil),
        AcceptedText("true", true),
        AcceptedText("false", false),
        AcceptedText("[]", []),
        AcceptedText("{}", [:]),
        AcceptedText(" \t\r\n[ \t\r\n] \t\r\n", []),
        AcceptedText("\n{\n}\n", [:]),
        AcceptedText("[[],{},[[]]]", [[], [:], [[]]]),
        AcceptedText("[1 , 2\n,3]", [1, 2, 3]),
        AcceptedText(#"{"a":1,"b":[true,null]}"#, ["a": 1, "b": [true, nil]]),
        AcceptedText("{ \"a\" : {\r\n\t\"b\" :\tfalse } }", ["a": ["b": false]]),
        AcceptedText(#"{"":0}"#, ["": 0]),
        AcceptedText(#"{"a":1,"a":2}"#, ["a": 1, "a": 2]),
        AcceptedText("[" + String(repeating: " ", count: 100) + "1]", [1]),
    ]

    @Test("A text has its structure", arguments: accepted)
    func textHasItsStructure(text: AcceptedText) throws {
        try text.check()
    }

    static let rejected: [RejectedText] = [
        RejectedText("", .emptyText, column: 1),
        RejectedText(" \t", .emptyText, column: 3),
        RejectedText("\r\n ", .emptyText, line: 2, column: 2),
        RejectedText("1 2", .textAfterValue, column: 3),
        RejectedText("{}\n{}", .textAfterValue, line: 2, column: 1),
        RejectedText("{}}", .textAfterValue, column: 3),
        RejectedText("[],", .textAfterValue, column: 3),
        RejectedText("null\u{0}", .textAfterValue, column: 5),
        RejectedText("]", .unexpectedCharacter("]", expected: .value), column: 1),
        RejectedText("\u{0}", .unexpectedCharacter("\u{0}", expected: .value), column: 1),
        RejectedText(",", .missingValue, column: 1),
        RejectedText("[1,]", .trailingComma(.array), column: 4),
        RejectedText("[1,\n]", .trailingComma(.array), line: 2, column: 1),
        RejectedText(#"{"a":1,}"#, .trailingComma(.object), column: 8),
        RejectedText("{\"a\":1 , \n }", .trailingComma(.object), line: 2, column: 2),
        RejectedText("[,]", .missingValue, column: 2),
        RejectedText("[1,,2]", .missingValue, column: 4),
        RejectedText(#"{"a":}"#, .missingValue, column: 6),
        RejectedText(#"{"a":,"b":1}"#, .missingValue, column: 6),
        RejectedText("{,}", .missingKey, column: 2),
        RejectedText("{:1}", .missingKey, column: 2),
        RejectedText(#"{"a":1,,"b":2}"#, .missingKey, column: 8),
        RejectedText("[1 2]", .missingComma(.array), column: 4),
        RejectedText("[true false]", .missingComma(.array), column: 7),
        RejectedText(#"["a""b"]"#, .missingComma(.array), column: 5),
        RejectedText("[[][]]", .missingComma(.array), column: 4),
        RejectedText("[{}{}]", .missingComma(.array), column: 4),
        RejectedText("{\"a\":1\n\"b\":2}", .missingComma(.object), line: 2, column: 1),
        RejectedText(#"{"a" 1}"#, .missingColon, column: 6),
        RejectedText(#"{"a", 1}"#, .missingColon, column: 5),
        RejectedText(#"{"a"=1}"#, .missingColon, column: 5),
        RejectedText(#"{"a"}"#, .missingColon, column: 5),
        RejectedText(#"{"a"::1}"#, .unexpectedCharacter(":", expected: .value), column: 6),
        RejectedText(#"{"a":"b":"c"}"#, .unexpectedCharacter(":", expected: .commaOrEnd(.object)), column: 9),
        RejectedText(#"["a":1]"#, .unexpectedCharacter(":", expected: .commaOrEnd(.array)), column: 5),
        RejectedText("[1;2]", .unexpectedCharacter(";", expected: .commaOrEnd(.array)), column: 3),
        RejectedText("{;}", .unexpectedCharacter(";", expected: .firstKey), column: 2),
        RejectedText(#"{"a":1,;}"#, .unexpectedCharacter(";", expected: .key), column: 8),
        RejectedText("[1,/2]", .unexpectedCharacter("/", expected: .value), column: 4),
        RejectedText("[\u{A0}1]", .unexpectedCharacter("\u{A0}", expected: .firstElement), column: 2),
        RejectedText("[1\u{B}]", .unexpectedCharacter("\u{B}", expected: .commaOrEnd(.array)), column: 3),
        RejectedText("[1\u{C}]", .unexpectedCharacter("\u{C}", expected: .commaOrEnd(.array)), column: 3),
        RejectedText("[\\n]", .unexpectedCharacter("\\", expected: .firstElement), column: 2),
    ]

    @Test("A broken structure is refused where it breaks", arguments: rejected)
    func brokenStructureIsRefused(text: RejectedText) {
        text.check()
    }

    @Test(
        "A container that is not closed, or closed as another, is named with its beginning",
        arguments: [
            RejectedText("[", .unclosed(.array, opened: .init(line: 1, column: 1)), column: 2),
            RejectedText("{", .unclosed(.object, opened: .init(line: 1, column: 1)), column: 2),
            RejectedText("[1,\n", .unclosed(.array, opened: .init(line: 1, column: 1)), line: 2, column: 1),
            RejectedText("[1, {", .unclosed(.object, opened: .init(line: 1, column: 5)), column: 6),
            RejectedText(
                "{\n \"é\": [{}", .unclosed(.array, opened: .init(line: 2, column: 7)), line: 2, column: 10),
            RejectedText("[[1]", .unclosed(.array, opened: .init(line: 1, column: 1)), column: 5),
            RejectedText(#"{"a""#, .unclosed(.object, opened: .init(line: 1, column: 1)), column: 5),
            RejectedText(#"{"a":"#, .unclosed(.object, opened: .init(line: 1, column: 1)), column: 6),
            RejectedText("[tru", .unclosed(.array, opened: .init(line: 1, column: 1)), column: 5),
            RejectedText("[1.", .unclosed(.array, opened: .init(line: 1, column: 1)), column: 4),
            RejectedText("[}", .mismatchedClosing(of: .array, opened: .init(line: 1, column: 1)), column: 2),
            RejectedText("[1}", .mismatchedClosing(of: .array, opened: .init(line: 1, column: 1)), column: 3),
            RejectedText("[1,}", .mismatchedClosing(of: .array, opened: .init(line: 1, column: 1)), column: 4),
            RejectedText("{]", .mismatchedClosing(of: .object, opened: .init(line: 1, column: 1)), column: 2),
            RejectedText(
                "[\n{\"a\":1]", .mismatchedClosing(of: .object, opened: .init(line: 2, column: 1)), line: 2,
                column: 7),
        ] as [RejectedText])
    func containerIsNamed(text: RejectedText) {
        text.check()
    }
}
