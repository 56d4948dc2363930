import DBDotLottie
import Testing

@Suite("@elapsedTime")
struct ElapsedTimeTests {
    private static func wait(_ name: String, until seconds: Float, _ target: String) -> Definition.State {
        .state(name, .to(target, .number("@elapsedTime", .greaterThanOrEqual, seconds)))
    }

    @Test("It counts seconds since start, and a state that reads it moves when its time has come")
    func counts() throws {
        let recorded = try RecordedMachine([Self.wait("a", until: 1, "b"), .state("b")])
        recorded.machine.start()
        for _ in 0..<3 { recorded.machine.update(deltaTime: 0.25) }
        #expect(recorded.machine.numeric("@elapsedTime") == 0.75)
        #expect(recorded.machine.currentStateName == "a")
        #expect(recorded.lines { $0.update(deltaTime: 0.25) } == ["a -> b", "exit a", "enter b"])
    }

    @Test("It goes on through state changes, and start begins it anew")
    func goesOn() throws {
        let recorded = try RecordedMachine([Self.wait("a", until: 1, "b"), Self.wait("b", until: 2, "c"), .state("c")])
        recorded.machine.start()
        recorded.machine.update(deltaTime: 1.5)
        recorded.machine.update(deltaTime: 0.5)
        #expect(recorded.machine.currentStateName == "c")
        recorded.machine.start()
        #expect(recorded.machine.numeric("@elapsedTime") == 0)
        #expect(recorded.machine.currentStateName == "a")
    }

    @Test("A GlobalState that reads it moves too")
    func globalState() throws {
        let recorded = try RecordedMachine([
            .anywhere(.to("b", .number("@elapsedTime", .greaterThan, 1))), .state("a"), .state("b"),
        ])
        recorded.machine.start()
        recorded.machine.update(deltaTime: 2)
        #expect(recorded.machine.currentStateName == "b")
    }

    @Test("A number can be compared with it, and actions can use it")
    func asValue() throws {
        let recorded = try RecordedMachine(
            [
                .state(
                    "a", .to("b", .numeric(inputName: "x", .lessThan, compareTo: .builtIn(.elapsedTime)))),
                .state("b", entry: [.setNumeric(inputName: "x", value: .builtIn(.elapsedTime))]),
            ],
            inputs: [.numeric(name: "x", value: 1)])
        recorded.machine.start()
        recorded.machine.update(deltaTime: 1.5)
        #expect(recorded.machine.currentStateName == "b")
        #expect(recorded.machine.numeric("x") == 1.5)
    }

    @Test("A state that does not read it is not evaluated by time alone")
    func notRead() throws {
        let recorded = try RecordedMachine(
            [.state("a"), .state("b", .to("c", .number("x", .equal, 0))), .state("c")],
            inputs: [.numeric(name: "x", value: 0)])
        recorded.machine.start()
        recorded.machine.override("b")
        #expect(recorded.lines { $0.update(deltaTime: 1) } == [])
    }

    @Test("It cannot be written, and stands still while the machine is stopped")
    func readOnly() throws {
        let recorded = try RecordedMachine([.state("a")])
        recorded.machine.start()
        recorded.machine.update(deltaTime: 1)
        #expect(
            recorded.answer { $0.setNumeric("@elapsedTime", to: 5) } == [
                "refused write(\"@elapsedTime\") unknownInput", "answer: false",
            ])
        recorded.machine.stop()
        recorded.machine.update(deltaTime: 1)
        #expect(recorded.machine.numeric("@elapsedTime") == 1)
    }

    @Test(
        "No time passes by less than nothing, or by what is not a number",
        arguments: [-1, -.infinity, .nan] as [Double])
    func oddTimes(seconds: Double) throws {
        let recorded = try RecordedMachine([.state("a")])
        recorded.machine.start()
        recorded.machine.update(deltaTime: seconds)
        #expect(recorded.machine.numeric("@elapsedTime") == 0)
    }

    @Test("A transition to the state itself does not begin it anew")
    func itself() throws {
        let recorded = try RecordedMachine(
            [.state("a", .to("a", .on("again")))], inputs: [.event(name: "again")])
        recorded.machine.start()
        recorded.machine.update(deltaTime: 1)
        recorded.machine.fire("again")
        #expect(recorded.machine.numeric("@elapsedTime") == 1)
    }

    @Test("An input of the same name is dropped")
    func declared() throws {
        let machine = try DotLottieStateMachine(
            program: MachineProgram(
                Definition(initial: "a", states: [.state("a")], inputs: [.numeric(name: "@elapsedTime", value: 7)])))
        #expect(machine.numeric("@elapsedTime") == 0)
        #expect(machine.inputs == [])
    }
}
