import DBDotLottie
import DBStateMachine
import Testing

@Suite("A machine that has finished")
struct FinishedMachineTests {
    private static func machine() throws -> RecordedMachine {
        let recorded = try RecordedMachine(
            [
                .state("a", .to("end", .on("go"))), .state("end", isFinal: true, .to("a", .on("go"))),
                .state("next", .to("a", .on("go"))),
            ],
            inputs: [.event(name: "go")], hosting: ["extra": ScriptedState()])
        recorded.machine.start()
        recorded.machine.fire("go")
        return recorded
    }

    @Test("Its final state blocks every transition, and events are dropped")
    func blocks() throws {
        let recorded = try Self.machine()
        #expect(recorded.lines { $0.fire("go") } == ["fired go"])
        #expect(recorded.machine.status == .finished)
    }

    @Test("start begins anew, with Start")
    func restart() throws {
        let recorded = try Self.machine()
        #expect(recorded.lines { $0.start() } == ["end -> a", "exit end", "enter a", "Start"])
        #expect(recorded.machine.status == .running)
    }

    @Test("A state that the host enters runs again, entered at once or by name")
    func enter() throws {
        let recorded = try Self.machine()
        recorded.machine.enter(ScriptedState.self)
        #expect(recorded.machine.status == .running)
        let other = try Self.machine()
        other.machine.override("next")
        other.machine.fire("go")
        #expect(other.machine.currentStateName == "a")
    }

    @Test("A state that the host enters later runs again when it is entered; the final state blocks until then")
    func enterAfter() throws {
        let recorded = try Self.machine()
        recorded.machine.enter(ScriptedState.self, after: 1)
        #expect(recorded.lines { $0.fire("go") } == ["fired go"])
        recorded.machine.update(deltaTime: 1)
        #expect(recorded.machine.currentStateName == "extra")
        #expect(recorded.machine.status == .running)
    }

    @Test("stop stops it")
    func stop() throws {
        let recorded = try Self.machine()
        #expect(recorded.lines { $0.stop() } == ["Stop"])
        #expect(recorded.machine.status == .stopped)
    }
}
