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

    @Test("A key that is written twice gives its last value")
    func lastValueWins() throws {
        let root = try JSONDocument(text: #"{"b": 1, "a": 2, "\u0062": 3}"#).root
        #expect(root["b"]?.number == 3)
        #expect(root["c"] == nil)
    }
}
