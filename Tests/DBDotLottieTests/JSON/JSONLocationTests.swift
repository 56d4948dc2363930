import DBDotLottie
import TestSupport
import Testing

struct JSONLocationTests {
    @Test("Columns count scalars, not bytes and not characters")
    func columnsCountScalars() throws {
        // "e" with a combining accent, and a family of four people with joiners between them.
        let text = "[\"e\u{301}\", 1, \"\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\", 2]"
        let elements = Array(try JSONDocument(text: text).root.elements)
        #expect(elements.map(\.location.column) == [2, 8, 11, 20])
        #expect(elements.map(\.location.line) == [1, 1, 1, 1])
        #expect(elements.map(\.offset) == [1, 8, 11, 33])
    }

    @Test("A line ends at LF; the CR before it is a column of the line")
    func linesEndAtLineFeed() throws {
        let document = try JSONDocument(text: "[1,\r\n 2,\n\n3,\r4\r\n]")
        #expect(document.root.elements.map(\.location.line) == [1, 2, 4, 4])
        #expect(document.root.elements.map(\.location.column) == [2, 2, 1, 4])
        #expect(document.location(of: 4) == .init(line: 1, column: 5))
        #expect(document.location(of: 5) == .init(line: 2, column: 1))
    }

    @Test("A member tells where its key and its value begin")
    func members() throws {
        let root = try JSONDocument(text: "{\n  \"größe\": {\"x\":\n1}}").root
        let member = try #require(root.members.first)
        #expect(member.keyLocation == .init(line: 2, column: 3))
        #expect(member.keyOffset == 4)
        #expect(member.value.location == .init(line: 2, column: 12))
        #expect(member.value["x"]?.location == .init(line: 3, column: 1))
        #expect(root.location == .init(line: 1, column: 1))
    }

    @Test("Offsets outside of the text count as its ends, those inside a scalar as its first byte")
    func unusualOffsets() throws {
        let document = try JSONDocument(text: "\"😀\"\n")
        #expect((-1...7).map { document.location(of: $0).column } == [1, 1, 2, 2, 2, 2, 3, 4, 1])
        #expect((-1...7).map { document.location(of: $0).line } == [1, 1, 1, 1, 1, 1, 1, 1, 2])
        #expect(document.location(of: .max) == .init(line: 2, column: 1))
        #expect(document.location(of: .min) == .init(line: 1, column: 1))
    }

    @Test("Any byte of a long text is found as by counting", arguments: 0..<8 as Range<UInt64>)
    func longTexts(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        // From one line to nearly nothing but lines.
        let pieces = Array(repeating: "1, ", count: 1 << Int(seed)) + ["\"é\", ", "\"漢😀\", ", "\n", "\r\n"]
        var text = "["
        for _ in 0..<800 {
            text += seed == 0 ? "\"é\", " : pieces[Int.random(in: pieces.indices, using: &generator)]
        }
        text += "0]"
        let document = try JSONDocument(text: text)
        var offset = 0
        var line = 1
        var column = 1
        var differences = 0
        for scalar in text.unicodeScalars {
            if document.location(of: offset) != .init(line: line, column: column) { differences += 1 }
            (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
            offset += scalar.utf8.count
        }
        #expect(differences == 0)
        #expect(document.location(of: offset) == .init(line: line, column: column))
    }

    @Test("An error behind many lines and scalars has its place")
    func lateError() {
        let line = "\"é漢😀\",\r\n"
        RejectedText("[" + String(repeating: line, count: 500) + "  x]", .unquotedWord, line: 501, column: 3).check()
        let row = "[" + String(repeating: "\"é漢😀\",", count: 500)
        RejectedText(row + "]", .trailingComma(.array), column: 3002).check()
    }
}
