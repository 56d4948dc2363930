import DBDotLottie
import Foundation
import Testing

struct DefinitionCodingTests {
    @Test("A definition goes through Foundation's coders and comes back equal", arguments: 0..<20 as Range<UInt64>)
    func coders(seed: UInt64) throws {
        var random = RandomDefinition(seed: seed)
        let definition = random.definition()
        let data = try JSONEncoder().encode(["machine": definition])
        #expect(try JSONDecoder().decode([String: StateMachineDefinition].self, from: data) == ["machine": definition])
    }

    @Test("What an encoder writes is a file that the reader takes")
    func encodedText() throws {
        let definition = try StateMachineDefinition(data: Fixtures.data("valid/every-kind.json"))
        let data = try JSONEncoder().encode(definition)
        let report = StateMachineReport(data: data)
        #expect(report.definition == definition)
        #expect(report.diagnostics.allSatisfy { $0.code == .portability })
    }

    @Test("A decoder reads by the same rules as files, and tells what is wrong by its path")
    func rejection() throws {
        let data = Data(#"{"machine": {"initial": "a", "states": [{"type": "PlaybackState", "name": "a"}]}}"#.utf8)
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([String: StateMachineDefinition].self, from: data)
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("It must be corrupted data.")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["machine"])
        #expect(
            context.debugDescription == """
                states[0].animation: error: a PlaybackState needs 'animation', a string [missing-field]
                states[0].transitions: error: a PlaybackState needs 'transitions', an array [missing-field]
                """)
    }
}
