import DBDotLottie
import DBStateMachine
import Testing

@Suite("Names are their bytes")
struct NameTests {
    private static let composed = "\u{E9}"
    private static let decomposed = "e\u{301}"

    private static func isComposed(_ text: String?) -> Bool { text.map { Array($0.utf8) } == Array(composed.utf8) }

    @Test("Events that differ only in how an accent is written are two")
    func events() throws {
        let recorded = try RecordedMachine(
            [.state("a", .to("b", .on(Self.composed)), .to("c", .on(Self.decomposed))), .state("b"), .state("c")],
            inputs: [.event(name: Self.composed), .event(name: Self.decomposed)])
        recorded.machine.start()
        recorded.machine.fire(Self.decomposed)
        #expect(recorded.machine.currentStateName == "c")
        let other = try RecordedMachine([.state("a")], inputs: [.event(name: Self.composed)])
        #expect(!other.machine.fire(Self.decomposed))
    }

    @Test("Texts that differ only so are different values, and a change from one to the other is one")
    func values() throws {
        let recorded = try RecordedMachine(
            [
                .state("a", .to("b", .string(inputName: "s", .equal, compareTo: .literal(Self.composed)))), .state("b"),
            ],
            inputs: [.string(name: "s", value: Self.decomposed)])
        recorded.machine.start()
        #expect(recorded.machine.currentStateName == "a")
        var changes = 0
        recorded.recorder.onEvent = { _, event in if case .stringInputChange = event { changes += 1 } }
        recorded.machine.setString("s", to: Self.composed)
        #expect(changes == 1)
        #expect(recorded.machine.currentStateName == "b")
    }

    @Test("Hosted states stand behind exactly the name they are given")
    func hosting() throws {
        let hosted = ScriptedState()
        let recorded = try RecordedMachine(
            [.state("a"), .state(Self.composed)], hosting: [Self.decomposed: hosted])
        #expect(recorded.machine.stateNames.count == 3)
        #expect(recorded.machine.state(named: Self.decomposed) === hosted)
        #expect(Self.isComposed(recorded.machine.state(named: Self.composed).map(recorded.machine.name(of:))))
        let both = try RecordedMachine(
            [.state("a")], hosting: [Self.composed: ScriptedState(), Self.decomposed: ScriptedState()])
        #expect(both.machine.stateNames.count == 3)
    }

    @Test("A copy of a text by name goes by bytes too")
    func copies() throws {
        let recorded = try RecordedMachine(
            [.state("a", entry: [.setString(inputName: "s", value: "$" + Self.decomposed)])],
            inputs: [.string(name: "s", value: ""), .string(name: Self.composed, value: "found")])
        recorded.machine.start()
        #expect(recorded.machine.string("s") != "found")
    }

    @Test("An accented @ is an @ first, and a user's name that begins with one is dropped")
    func accentedMark() throws {
        let name = "@\u{301}x"
        let machine = try DotLottieStateMachine(
            program: MachineProgram(
                Definition(initial: "a", states: [.state("a")], inputs: [.numeric(name: name, value: 1)])))
        #expect(machine.numeric(name) == nil)
    }

    @Test("The empty name is a name like any other, for inputs, events and states that are not the initial one")
    func empty() throws {
        let recorded = try RecordedMachine(
            [.state("a", .to("", .on("")), .to("b", .number("", .equal, 2))), .state(""), .state("b")],
            inputs: [.event(name: ""), .numeric(name: "", value: 1)])
        recorded.machine.start()
        #expect(recorded.lines { $0.fire("") } == ["fired ", "a -> ", "exit a", "enter "])
        #expect(recorded.machine.state(named: "") === recorded.machine.currentState)
        recorded.machine.override("a")
        recorded.machine.setNumeric("", to: 2)
        #expect(recorded.machine.currentStateName == "b")
    }

    @Test("One name may be an input in each type, and the last of a type counts")
    func oneNameManyTypes() throws {
        let machine = try DotLottieStateMachine(
            program: MachineProgram(
                Definition(
                    initial: "a", states: [.state("a")],
                    inputs: [
                        .numeric(name: "x", value: 1), .boolean(name: "x", value: true), .string(name: "x", value: "s"),
                        .event(name: "x"), .numeric(name: "x", value: 2),
                    ])))
        #expect(machine.numeric("x") == 2)
        #expect(machine.boolean("x") == true)
        #expect(machine.string("x") == "s")
        #expect(machine.fire("x"))
        #expect(machine.inputs.count == 4)
    }

    @Test("Many names are found, each its own", arguments: [6, 7, 1000])
    func manyNames(count: Int) throws {
        let machine = try DotLottieStateMachine(
            program: MachineProgram(
                Definition(
                    initial: "0", states: (0..<count).map { .state("\($0)") },
                    inputs: (0..<count).map { .numeric(name: "\($0)", value: Float($0)) })))
        for number in 0..<count {
            #expect(machine.numeric("\(number)") == Float(number))
            #expect(machine.state(named: "\(number)").map(machine.name(of:)) == "\(number)")
        }
        #expect(machine.numeric("\(count)") == nil)
    }
}
