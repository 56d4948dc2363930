import DBDotLottie
import DBStateMachine
import Testing

@Suite("What a rule does while it is asked")
struct RuleWritesTests {
    private static func machine(_ hosted: ScriptedState) throws -> RecordedMachine {
        let recorded = try RecordedMachine(
            [
                .state("a", .to("b", .on("go")), .to("c", .number("x", .greaterThan, 0))),
                .state("b", .to("c", .number("x", .greaterThan, 0))), .state("c"),
            ],
            inputs: [.event(name: "go"), .numeric(name: "x", value: 0)], hosting: ["a": hosted])
        recorded.machine.start()
        return recorded
    }

    @Test("An event that a rule fires starts no run inside of it; the next operation evaluates")
    func fireWhileAsked() throws {
        let hosted = ScriptedState()
        let recorded = try Self.machine(hosted)
        hosted.allows = { machine, _ in machine.fire("go") }
        let c = try #require(recorded.machine.state(named: "c"))
        #expect(recorded.answer { $0.canEnter(c) } == ["fired go", "answer: true"])
        #expect(recorded.machine.currentStateName == "a")
        hosted.allows = { _, _ in true }
        #expect(recorded.lines { $0.update(deltaTime: 0) } == ["a -> b", "exit a", "enter b"])
    }

    @Test("What a rule writes while enter asks it is evaluated before enter returns, also if the rule says no")
    func writeWhileEntering() throws {
        let hosted = ScriptedState()
        let recorded = try Self.machine(hosted)
        let b = try #require(recorded.machine.state(named: "b"))
        hosted.allows = { machine, state in
            machine.setNumeric("x", to: 1)
            return state !== b
        }
        #expect(
            recorded.answer { $0.enter(b) } == ["x: 0.0 to 1.0", "a -> c", "exit a", "enter c", "answer: false"])
    }

    @Test("A rule that writes whenever it is asked does not keep the machine busy for ever")
    func writeWheneverAsked() throws {
        let hosted = ScriptedState()
        let recorded = try Self.machine(hosted)
        var count = 0
        hosted.allows = { machine, _ in
            count += 1
            machine.setNumeric("x", to: Float(count))
            return false
        }
        recorded.machine.fire("go")
        #expect(recorded.machine.currentStateName == "a")
        #expect(count < 100)
    }

    @Test("start, stop, override and update are refused while a rule is asked, whoever asks")
    func lifecycleWhileAsked() throws {
        let hosted = ScriptedState()
        let recorded = try Self.machine(hosted)
        recorded.machine.addObserver(EngineNotes(recorded.recorder))
        hosted.allows = { machine, _ in
            machine.start()
            machine.stop()
            machine.override("c")
            machine.update(deltaTime: 1)
            return true
        }
        let c = try #require(recorded.machine.state(named: "c"))
        #expect(
            recorded.answer { $0.canEnter(c) } == [
                "refused start machineAtWork", "refused stop machineAtWork", "refused override(\"c\") machineAtWork",
                "engine: refused updateUnderWay", "answer: true",
            ])
    }
}
