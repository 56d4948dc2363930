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
    @Test("A state beside the file is entered later, and goes back by its own rule")
    func added() throws {
        let printed = try Printed.lines {
            // Documentation/Mixing.md {
            final class Pausing: DBState {
                override func isValidNextState(_ state: DBState) -> Bool { (state as? DotLottieState)?.name == "idle" }

                override func update(deltaTime seconds: Double) {
                    guard let machine = stateMachine as? DotLottieStateMachine, machine.numeric("wins") == 0 else {
                        return
                    }
                    machine.override("idle")  // refused, for the machine is at work
                    machine.state(named: "idle").map { _ = machine.enter($0) }
                }
            }

            let pausing = try DotLottieStateMachine(text: json, hosting: ["pausing": Pausing()])
            pausing.start()
            pausing.enter(Pausing.self, after: 1)  // leaves "idle" now, arrives in a second
            pausing.update(deltaTime: 1)
            print(pausing.currentStateName)  // pausing
            pausing.update(deltaTime: 0.1)
            print(pausing.currentStateName)  // idle
            // }
        }
        #expect(printed == ["pausing", "idle"])
    }
}
