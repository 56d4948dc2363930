import DBDotLottie
import Foundation
import Testing

@Suite("A machine that does not load")
struct LoadErrorTests {
    @Test("The error says what went wrong when it is printed, and to an alert")
    func text() throws {
        let error = #expect(throws: DotLottieStateMachine.LoadError.self) {
            try DotLottieStateMachine(
                text: #"{"initial": "a", "states": [{"name": "a", "type": "Playback", "transitions": []}]}"#)
        }
        let expected =
            #"1:51: error: 'type' of a state must be "PlaybackState" or "GlobalState", not "Playback" [unknown-state-type]"#
        #expect(try String(describing: #require(error)) == expected)
        #expect(try #require(error).localizedDescription == expected)
    }

    @Test("A file that is not there is named")
    func missingFile() throws {
        let error = #expect(throws: DotLottieStateMachine.LoadError.self) {
            try DotLottieStateMachine(contentsOf: URL(fileURLWithPath: "/nowhere/door.json"))
        }
        #expect(
            try #require(error).localizedDescription == "/nowhere/door.json cannot be read: there is no such file.")
    }
}
