import DBDotLottie
import Testing

struct JSONLimitTests {
    @Test("127 levels are read", arguments: ["[", "{\"a\":"])
    func deepestNesting(opening: String) throws {
        let closing = opening == "[" ? "]" : "}"
        let text = String(repeating: opening, count: 126) + "[]" + String(repeating: closing, count: 126)
        var node = try JSONDocument(text: text).root
        var depth = 1
        while let inner = node["a"] ?? node.elements.first {
            node = inner
            depth += 1
        }
        #expect(depth == 127)
    }

    @Test("The bracket that opens the 128th level is refused", arguments: [128, 129, 1000, 100_000])
    func nestingTooDeep(depth: Int) {
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        RejectedText(text, .nestingTooDeep(maximum: 127), column: 128).check()
        let members = String(repeating: "{\"a\":", count: depth)
        RejectedText(members, .nestingTooDeep(maximum: 127), column: 127 * 5 + 1).check()
    }

    @Test("Levels that are closed do not count")
    func closedLevels() throws {
        let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
        let text = "[" + Array(repeating: deep, count: 50).joined(separator: ",") + "]"
        #expect(try JSONDocument(text: text).root.elements.count == 50)
    }

    @Test("A text beyond the greatest size is refused unread")
    func textTooLarge() throws {
        let limits = JSONLimits(textSize: 8, depth: 127, tokenCount: 100)
        #expect(try JSONDocument(bytes: Array("[1, 2  ]".utf8), limits: limits).root.elements.count == 2)
        let error = #expect(throws: JSONSyntaxError.self) {
            try JSONDocument(bytes: Array("}1, 2   ]".utf8), limits: limits)
        }
        #expect(error?.kind == .textTooLarge(maximum: 8))
        #expect(error?.location == .init(line: 1, column: 1))
    }

    @Test("A text with too many keys and values is refused at the first one too many")
    func tooManyValues() throws {
        let limits = JSONLimits(textSize: 100, depth: 127, tokenCount: 5)
        #expect(try JSONDocument(bytes: Array(#"{"a":1,"b":2}"#.utf8), limits: limits).root.members.count == 2)
        let error = #expect(throws: JSONSyntaxError.self) {
            try JSONDocument(bytes: Array(#"{"a":1,"b":[2]}"#.utf8), limits: limits)
        }
        #expect(error?.kind == .tooManyValues(maximum: 5))
        #expect(error?.location == .init(line: 1, column: 13))
    }

    @Test("The limits for texts from outside are the documented ones")
    func standardLimits() {
        #expect(JSONLimits.standard == JSONLimits(textSize: 268_435_456, depth: 127, tokenCount: 16_777_216))
    }
}
