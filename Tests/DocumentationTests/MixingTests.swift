import DBDotLottie
import DBStateMachine
import Testing

@MainActor
@Suite("The code in Mixing")
struct MixingTests {
    private let json = """
        {"initial": "idle", "inputs": [{"type": "Event", "name": "won"}, {"type": "Numeric", "name": "wins", "value": 0}],
         "states": [
          {"name": "idle", "type": "PlaybackState", "animation": "", "transitions": [
            {"type": "Transition", "toState": "celebrating", "guards": [{"type": "Event", "inputName": "won"}]}]},
          {"name": "celebrating", "type": "PlaybackState", "animation": "", "transitions": [],
            "entryActions": [{"type": "Increment", "inputName": "wins"}]}]}
        """

    @Test("A state behind a name of the file keeps what the file says by calling super")
    func hosting() throws {
        let printed = try Printed.lines {
            // Documentation/Mixing.md {
            final class Celebrating: DotLottieState {
                override func didEnter(from previousState: DBState?) {
                    super.didEnter(from: previousState)  // the file's playback settings, then its entry actions
                    print("hooray")
                }
            }

            let machine = try DotLottieStateMachine(text: json, hosting: ["celebrating": Celebrating()])
            // }
            machine.start()
            machine.fire("won")
            #expect(machine.numeric("wins") == 1)
        }
        #expect(printed == ["hooray"])
    }
}
