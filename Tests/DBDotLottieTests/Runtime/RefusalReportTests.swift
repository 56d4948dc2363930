import DBDotLottie
import DBStateMachine
import Testing

@Suite("Refusals and those who hear of them")
struct RefusalReportTests {
    @Test("An observer that repeats what was refused hears of it once")
    func repeatedRequest() throws {
        let recorded = try RecordedMachine([.state("a")])
        recorded.recorder.onEvent = { machine, event in
            if case .refused = event { #expect(!machine.fire("nothing")) }
        }
        #expect(recorded.lines { $0.fire("nothing") } == ["refused fire(\"nothing\") unknownInput"])
    }

    @Test("Observers of the machine and of the engine cannot keep each other busy with refusals")
    func answeredRequests() throws {
        let recorded = try RecordedMachine([.state("a"), .state("b")])
        let notes = EngineNotes(recorded.recorder)
        recorded.machine.start()
        recorded.machine.addObserver(notes)
        notes.onDidRefuse = { $0.fire("nothing") }
        recorded.recorder.onEvent = { machine, event in
            if case .refused = event { machine.state(named: "b").map { _ = machine.enter($0) } }
        }
        #expect(
            recorded.lines { $0.fire("nothing") } == ["refused fire(\"nothing\") unknownInput"])
    }

    @Test("What else an observer does while it hears of a refusal is reported and evaluated")
    func otherwise() throws {
        let recorded = try RecordedMachine(
            [.state("a", .to("b", .on("go"))), .state("b")], inputs: [.event(name: "go")])
        recorded.machine.start()
        recorded.recorder.onEvent = { machine, event in
            if case .refused = event { machine.fire("go") }
        }
        #expect(
            recorded.lines { $0.fire("nothing") } == [
                "refused fire(\"nothing\") unknownInput", "fired go", "a -> b", "exit a", "enter b",
            ])
    }

}
