import DBDotLottie
import Testing

@testable import dbsm

@Suite("Source lines with a caret")
struct SourceExcerptTests {
    private func shown(_ text: String, _ line: Int, _ column: Int) -> String {
        var lines = SourceLines(Array(text.utf8))
        let excerpt = lines.excerpt(at: SourceLocation(line: line, column: column))
        return excerpt.text + "\n" + String(repeating: " ", count: excerpt.indentation) + "^"
    }

    @Test(
        "The caret stands beneath the scalar that is meant",
        arguments: [
            ("{\"a\": 1}", 1, 7, "{\"a\": 1}\n      ^"),
            ("first\nsecond\nthird", 2, 3, "second\n  ^"),
            ("first\r\nsecond\r\n", 1, 5, "first\n    ^"),
            ("first\r\nsecond\r\n", 2, 1, "second\n^"),
            ("last", 1, 5, "last\n    ^"),
            ("a\n", 2, 1, "\n^"),
            ("", 1, 1, "\n^"),
            ("\t\tx", 1, 3, "        x\n        ^"),
            ("漢字x", 1, 3, "漢字x\n    ^"),
            ("ｆｕｌｌx", 1, 5, "ｆｕｌｌx\n        ^"),
            ("e\u{301}x", 1, 3, "e\u{301}x\n ^"),
            ("\u{1100}\u{1161}\u{11A8}x", 1, 4, "\u{1100}\u{1161}\u{11A8}x\n  ^"),
            ("👍🏽x", 1, 3, "👍🏽x\n  ^"),
            ("🇩🇰x", 1, 3, "🇩🇰x\n  ^"),
            ("🎉x", 1, 2, "🎉x\n  ^"),
            ("\u{FEFF}x", 1, 2, "\\u{feff}x\n        ^"),
            ("\u{1B}[2Jx", 1, 2, "\\u{1b}[2Jx\n      ^"),
            ("a\u{202E}b", 1, 3, "a\\u{202e}b\n         ^"),
        ] as [(String, Int, Int, String)])
    func caret(_ text: String, _ line: Int, _ column: Int, _ expected: String) {
        #expect(shown(text, line, column) == expected)
    }

    @Test("A place behind the end of a line or of the text counts as that end")
    func behindTheEnd() {
        #expect(shown("ab\ncd", 1, 9) == "ab\n  ^")
        #expect(shown("ab\ncd", 7, 1) == "cd\n^")
    }

    private static let digits = String(repeating: "0123456789", count: 30)

    @Test(
        "Of a long line what stands around the place is shown",
        arguments: [
            (1, String(digits.prefix(99)) + "…\n^"),
            (50, String(digits.prefix(99)) + "…\n" + String(repeating: " ", count: 49) + "^"),
            (61, String(digits.prefix(99)) + "…\n" + String(repeating: " ", count: 60) + "^"),
            (151, "…\(digits.dropFirst(91).prefix(98))…\n" + String(repeating: " ", count: 60) + "^"),
            (291, "…\(digits.suffix(99))\n" + String(repeating: " ", count: 90) + "^"),
            (301, "…\(digits.suffix(99))\n" + String(repeating: " ", count: 100) + "^"),
        ] as [(Int, String)])
    func longLine(column: Int, expected: String) {
        #expect(shown(Self.digits, 1, column) == expected)
    }

    @Test("Neither a wide letter nor a mark is cut in two, and no line is too wide", arguments: 1...120)
    func widths(column: Int) {
        let text = String(repeating: "漢e\u{301}\t", count: 30)
        var lines = SourceLines(Array(text.utf8))
        let excerpt = lines.excerpt(at: SourceLocation(line: 1, column: column))
        let width = excerpt.text.unicodeScalars.reduce(0) { $0 + $1.terminalWidth }
        #expect(width <= SourceExcerpt.longestText)
        #expect(excerpt.indentation <= SourceExcerpt.longestText)
    }

    @Test("Bytes that are no UTF-8 are shown as replaced, and places before them are right")
    func brokenText() {
        var lines = SourceLines([0x61, 0x62, 0xFF, 0x80, 0x63, 0x0A, 0x80, 0x64])
        let excerpt = lines.excerpt(at: SourceLocation(line: 1, column: 3))
        #expect(excerpt.text.hasPrefix("ab\u{FFFD}"))
        #expect(excerpt.indentation == 2)
        #expect(lines.excerpt(at: SourceLocation(line: 2, column: 2)).text.hasSuffix("d"))
    }

    @Test("Places can be asked for in any order")
    func anyOrder() {
        var lines = SourceLines(Array("one\ntwo\nthree".utf8))
        #expect(lines.excerpt(at: SourceLocation(line: 3, column: 2)).text == "three")
        #expect(lines.excerpt(at: SourceLocation(line: 1, column: 1)).text == "one")
        #expect(lines.excerpt(at: SourceLocation(line: 1, column: 1)).line == 1)
        #expect(lines.excerpt(at: SourceLocation(line: 2, column: 3)).indentation == 2)
    }
}
