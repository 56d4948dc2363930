import DBDotLottie
import Testing

struct JSONDocumentTests {
    @Test("An object gives its members in the order of the text")
    func membersInOrder() throws {
        let root = try JSONDocument(text: #"{"b": [1, 2.5, "x"], "a": {"c": null}, "b": true}"#).root
        #expect(root.kind == .object)
        #expect(root.members.map(\.key) == ["b", "a", "b"])
        #expect(root.members.map(\.keyOffset) == [1, 21, 39])
        #expect(root.members.map(\.value.kind) == [.array, .object, .boolean])
        #expect(root.members.count == 3)
    }

    @Test("An array gives its elements in the order of the text, whatever is in them")
    func elementsInOrder() throws {
        let root = try JSONDocument(text: #"[[1, [2]], {"a": [3, {"b": 4}]}, "x", 5, null, true, []]"#).root
        #expect(root.kind == .array)
        #expect(root.elements.map(\.kind) == [.array, .object, .string, .number, .null, .boolean, .array])
        #expect(root.elements.map(\.offset) == [1, 11, 33, 38, 41, 47, 53])
        #expect(root.elements.count == 7)
    }

    @Test("A value answers only for what it is")
    func onlyWhatItIs() throws {
        let text = #"[null, true, 1.5, "x", [0], {"a": 0}]"#
        let nodes = Array(try JSONDocument(text: text).root.elements)
        #expect(nodes.map(\.boolean) == [nil, true, nil, nil, nil, nil])
        #expect(nodes.map(\.number) == [nil, nil, 1.5, nil, nil, nil])
        #expect(nodes.map(\.string) == [nil, nil, nil, "x", nil, nil])
        #expect(nodes.map(\.elements.count) == [0, 0, 0, 0, 1, 0])
        #expect(nodes.map(\.elements.isEmpty) == [true, true, true, true, false, true])
        #expect(nodes.map(\.members.count) == [0, 0, 0, 0, 0, 1])
        #expect(nodes.map { $0["a"] == nil } == [true, true, true, true, true, false])
    }

    @Test("A number tells whether it is written as an integer, and its exact value")
    func integers() throws {
        let text = "[3, -3, 3.0, 3e0, 0, -0, 9007199254740993, 99999999999999999999, \"3\"]"
        let nodes = Array(try JSONDocument(text: text).root.elements)
        #expect(nodes.map(\.isWrittenAsInteger) == [true, true, false, false, true, true, true, true, false])
        #expect(nodes.map(\.integer) == [3, -3, nil, nil, 0, 0, 9_007_199_254_740_993, nil, nil])
    }

    @Test("A key that is written twice gives its last value")
    func lastValueWins() throws {
        let root = try JSONDocument(text: #"{"b": 1, "a": {"b": 5}, "\u0062": 3}"#).root
        #expect(root["b"]?.number == 3)
        #expect(root["a"]?["b"]?.number == 5)
        #expect(root["c"] == nil)
    }

    @Test(
        "Keys are the same if their scalars are, however they are written",
        arguments: [
            (#"{"größe": 1}"#, "größe", true), (#"{"gr\u00f6\u00dfe": 1}"#, "größe", true),
            (#"{"\ud83d\ude00": 1}"#, "😀", true), (#"{"\/\\": 1}"#, "/\\", true), (#"{"": 1}"#, "", true),
            (#"{"a\u0000": 1}"#, "a\u{0}", true), (#"{"a\u0000": 1}"#, "a", false), (#"{"ab": 1}"#, "a", false),
            (#"{"a": 1}"#, "ab", false), (#"{"\u0061b": 1}"#, "a", false), (#"{"\u0061": 1}"#, "ab", false),
            (#"{"\u0061": 1}"#, "abcdefghi", false),
            // One scalar and two that are canonically equivalent; the Kelvin sign is equivalent to the letter.
            (#"{"e\u0301": 1}"#, "\u{E9}", false), (#"{"\u212A": 1}"#, "K", false), ("{\"\u{212A}\": 1}", "K", false),
        ])
    func sameKeys(text: String, key: String, isSame: Bool) throws {
        let root = try JSONDocument(text: text).root
        #expect((root[key] != nil) == isSame)
        #expect(root.members.first?.hasKey(key) == isSame)
    }

    @Test("A node keeps its document alive")
    func nodeKeepsDocument() throws {
        func inner() throws -> JSONNode? { try JSONDocument(text: #"{"a": {"b": "a long enough string"}}"#).root["a"] }
        #expect(try inner()?["b"]?.string == "a long enough string")
    }

    @Test("A document can be read from many tasks at once")
    func manyTasks() async throws {
        let document = try JSONDocument(bytes: JSONSampleText.bytes)
        let values = await withTaskGroup(of: JSONValue.self) { group in
            for _ in 0..<8 { group.addTask { JSONValue(document.root) } }
            return await group.reduce(into: Set<JSONValue>()) { $0.insert($1) }
        }
        #expect(values.count == 1)
    }
}
