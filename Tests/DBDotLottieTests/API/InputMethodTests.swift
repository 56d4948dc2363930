import DBDotLottie
import Testing

@Suite("The methods of the seed's table of inputs")
struct InputMethodTests {
    private let machine = SampleApp.machine(
        states: [SampleApp.state("idle")],
        inputs: [
            #"{"type": "String", "name": "role", "value": "guest"}"#, #"{"type": "Event", "name": "tapped"}"#,
            #"{"type": "Numeric", "name": "score", "value": 1}"#, #"{"type": "Boolean", "name": "on", "value": false}"#,
        ])

    @Test("stateMachineSetBooleanInput(key:value:) sets a Boolean input")
    func setBoolean() {
        let (app, observer) = SampleApp.start(machine: machine)
        let set: (String, Bool) -> Bool = app.stateMachineSetBooleanInput(key:value:)
        #expect(set("on", true))
        #expect(!set("score", true))
        #expect(observer.lines.first == "on false -> true")
    }

    @Test("stateMachineSetNumericInput(key:value:) sets a Numeric input")
    func setNumeric() {
        let (app, observer) = SampleApp.start(machine: machine)
        let set: (String, Float) -> Bool = app.stateMachineSetNumericInput(key:value:)
        #expect(set("score", 100.5))
        #expect(!set("nobody", 1))
        #expect(observer.lines.first == "score 1.0 -> 100.5")
    }

    @Test("stateMachineSetStringInput(key:value:) sets a String input")
    func setString() {
        let (app, observer) = SampleApp.start(machine: machine)
        let set: (String, String) -> Bool = app.stateMachineSetStringInput(key:value:)
        #expect(set("role", "admin"))
        #expect(!set("on", "admin"))
        #expect(observer.lines.first == "role guest -> admin")
    }

    @Test("stateMachineGetBooleanInput(key:) answers the value, or nil for what is no Boolean input")
    func getBoolean() {
        let (app, _) = SampleApp.start(machine: machine)
        let get: (String) -> Bool? = app.stateMachineGetBooleanInput(key:)
        #expect(get("on") == false)
        #expect(get("score") == nil)
    }

    @Test("stateMachineGetNumericInput(key:) answers the value, or nil for what is no Numeric input")
    func getNumeric() {
        let (app, _) = SampleApp.start(machine: machine)
        let get: (String) -> Float? = app.stateMachineGetNumericInput(key:)
        #expect(get("score") == 1)
        #expect(get("role") == nil)
        #expect(get("@elapsedTime") == 0)
    }

    @Test("stateMachineGetStringInput(key:) answers the value, or nil for what is no String input")
    func getString() {
        let (app, _) = SampleApp.start(machine: machine)
        let get: (String) -> String? = app.stateMachineGetStringInput(key:)
        #expect(get("role") == "guest")
        #expect(get("tapped") == nil)
    }

    @Test("stateMachineGetInputs() answers all inputs and their current values as text, elapsed time not among them")
    func getInputs() {
        let (app, _) = SampleApp.start(machine: machine)
        let get: () -> [String: String] = app.stateMachineGetInputs
        app.stateMachineSetNumericInput(key: "score", value: 0.1)
        app.tick(deltaTime: 0.1)
        #expect(get() == ["role": "guest", "tapped": "", "score": "0.1", "on": "false"])
    }

    @Test(
        "Of one name in several types the Numeric input counts, then the Boolean, then the String",
        arguments: [
            (["Event", "String", "Boolean", "Numeric"], "2.0"), (["Event", "String", "Boolean"], "true"),
            (["Event", "String"], "text"),
        ])
    func sameName(types: [String], expected: String) {
        let values = ["Numeric": "2", "Boolean": "true", "String": #""text""#]
        let inputs = types.map { type in
            let value = values[type].map { #", "value": \#($0)"# } ?? ""
            return #"{"type": "\#(type)", "name": "x"\#(value)}"#
        }
        let (app, _) = SampleApp.load(machine: SampleApp.machine(states: [SampleApp.state("idle")], inputs: inputs))
        #expect(app.stateMachineGetInputs() == ["x": expected])
    }
}
