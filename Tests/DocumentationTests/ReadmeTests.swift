import DBDotLottie
import DBStateMachine
import Testing

@MainActor
@Suite("The README's code")
struct ReadmeTests {
    @Test("States as classes")
    func statesAsClasses() {
        let printed = Printed.lines {
            // README.md {
            final class Patrol: DBState {
                override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Chase.self }
                override func didEnter(from previousState: DBState?) { print("patrolling") }
            }

            final class Chase: DBState {
                override func didEnter(from previousState: DBState?) { print("chasing") }
                override func willExit(to nextState: DBState) { print("lost it") }
            }

            let guardMachine = DBStateMachine(states: [Patrol(), Chase()])
            guardMachine.enter(Patrol.self)
            guardMachine.enter(Chase.self)
            guardMachine.enter(Patrol.self, after: 2)  // leaves now, arrives in two seconds
            guardMachine.update(deltaTime: 2)
            // }
            #expect(guardMachine.currentState is Patrol)
        }
        #expect(printed == ["patrolling", "chasing", "lost it", "patrolling"])
    }

    @Test("The same machine from JSON, and both mixed")
    func fromJSONAndMixed() throws {
        let printed = try Printed.lines {
            // README.md {
            let json = """
                {
                  "initial": "patrol",
                  "states": [
                    { "name": "patrol", "type": "PlaybackState", "animation": "", "transitions": [
                      { "type": "Transition", "toState": "chase", "guards": [{ "type": "Event", "inputName": "seen" }] }] },
                    { "name": "chase", "type": "PlaybackState", "animation": "", "transitions": [
                      { "type": "Transition", "toState": "patrol", "guards": [
                        { "type": "Numeric", "inputName": "distance", "conditionType": "GreaterThan", "compareTo": 20 }] }] }
                  ],
                  "inputs": [{ "type": "Event", "name": "seen" }, { "type": "Numeric", "name": "distance", "value": 0 }]
                }
                """
            let designed = try DotLottieStateMachine(text: json)
            designed.start()
            designed.fire("seen")
            designed.setNumeric("distance", to: 25)
            print(designed.currentStateName)  // patrol
            // }

            // README.md {
            final class Chasing: DBState {
                override func update(deltaTime seconds: Double) {
                    guard let machine = stateMachine as? DotLottieStateMachine else { return }
                    let distance = machine.numeric("distance") ?? 0
                    machine.setNumeric("distance", to: distance + 10 * Float(seconds))
                }
            }

            let mixed = try DotLottieStateMachine(text: json, hosting: ["chase": Chasing()])
            mixed.start()
            mixed.fire("seen")
            for _ in 0..<3 { mixed.update(deltaTime: 1) }
            print(mixed.currentStateName)  // patrol: the distance grew past 20
            // }
        }
        #expect(printed == ["patrol", "patrol"])
    }

    // README.md {
    @Test("The lamp goes out by itself")
    func lamp() throws {
        let lamp = try DotLottieStateMachine(
            text: """
                {"initial": "off", "inputs": [{"type": "Event", "name": "press"}], "states": [
                  {"name": "off", "type": "PlaybackState", "animation": "", "transitions": [
                    {"type": "Transition", "toState": "on", "guards": [{"type": "Event", "inputName": "press"}]}]},
                  {"name": "on", "type": "PlaybackState", "animation": "", "transitions": [
                    {"type": "Transition", "toState": "off", "guards": [
                      {"type": "Numeric", "inputName": "@elapsedTime", "conditionType": "GreaterThanOrEqual", "compareTo": 60}]}]}]}
                """)
        lamp.start()
        lamp.fire("press")
        lamp.update(deltaTime: 59.5)
        #expect(lamp.currentStateName == "on")
        lamp.update(deltaTime: 0.5)
        #expect(lamp.currentStateName == "off")
    }
    // }
}
