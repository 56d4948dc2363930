import DBDotLottie
import DBStateMachine
import Testing

@MainActor
@Suite("The code in the libraries' overviews")
struct CatalogTests {
    @Test("A machine of classes")
    func classes() {
        let printed = Printed.lines {
            // Sources/DBStateMachine/DBStateMachine.docc/DBStateMachine.md {
            final class Patrol: DBState {
                override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Chase.self }
            }

            final class Chase: DBState {
                private var seconds = 0.0

                override func didEnter(from previousState: DBState?) { seconds = 0 }

                override func update(deltaTime: Double) {
                    seconds += deltaTime
                    if seconds >= 5 { stateMachine?.enter(Patrol.self) }
                }
            }

            let machine = DBStateMachine(states: [Patrol(), Chase()])
            machine.enter(Patrol.self)
            machine.enter(Chase.self)
            for _ in 0..<10 { machine.update(deltaTime: 0.5) }
            print(machine.currentState is Patrol)  // true
            // }
        }
        #expect(printed == ["true"])
    }

    @Test("A machine from JSON")
    func json() throws {
        let printed = try Printed.lines {
            // Sources/DBDotLottie/DBDotLottie.docc/DBDotLottie.md {
            let json = """
                {
                  "initial": "off",
                  "inputs": [
                    { "type": "Event", "name": "toggle" },
                    { "type": "Numeric", "name": "count", "value": 0 }
                  ],
                  "states": [
                    { "name": "off", "type": "PlaybackState", "animation": "", "transitions": [
                      { "type": "Transition", "toState": "on", "guards": [{ "type": "Event", "inputName": "toggle" }] }] },
                    { "name": "on", "type": "PlaybackState", "animation": "", "transitions": [
                      { "type": "Transition", "toState": "off", "guards": [{ "type": "Event", "inputName": "toggle" }] }],
                      "entryActions": [{ "type": "Increment", "inputName": "count" }] }
                  ]
                }
                """
            let machine = try DotLottieStateMachine(text: json)
            machine.start()
            for _ in 0..<3 { machine.fire("toggle") }
            print(machine.currentStateName)  // on
            print(machine.numeric("count") ?? 0)  // 2.0
            // }
        }
        #expect(printed == ["on", "2.0"])
    }
}
