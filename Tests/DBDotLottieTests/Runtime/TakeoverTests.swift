import DBDotLottie
import DBStateMachine
import Testing

@Suite("States that another machine takes over")
struct TakeoverTests {
    private let other = Other()

    /// A machine with more states than any of the tests', so that its positions mean nothing there.
    private final class Other {
        private var machines: [DBStateMachine] = []

        func take(_ state: DBState?) {
            guard let state else { return }
            machines.append(DBStateMachine(states: (0..<50).map { _ in ScriptedState() } + [state]))
        }
    }

    private static func machine(hosting: KeyValuePairs<String, DBState> = [:]) throws -> RecordedMachine {
        let recorded = try RecordedMachine(
            [.state("a", .to("b", .on("go")), .to("c", .on("more"))), .state("b"), .state("c")],
            inputs: [.event(name: "go"), .event(name: "more")], hosting: hosting)
        recorded.machine.start()
        return recorded
    }

    @Test("A transition to a state that is gone goes nowhere, like one to a state that never was")
    func lostTarget() throws {
        let recorded = try Self.machine()
        other.take(recorded.machine.state(named: "b"))
        #expect(recorded.lines { $0.fire("go") } == ["fired go"])
        #expect(recorded.lines { $0.fire("more") } == ["fired more", "a -> c", "exit a", "enter c"])
    }

    @Test("A state that is gone is not found by name, overridden to or started in")
    func lostName() throws {
        let recorded = try Self.machine()
        other.take(recorded.machine.state(named: "b"))
        #expect(recorded.machine.state(named: "b") == nil)
        #expect(recorded.answer { $0.override("b") } == ["refused override(\"b\") unknownState", "answer: false"])
        recorded.machine.override("c")
        other.take(recorded.machine.state(named: "a"))
        #expect(
            recorded.answer { $0.start() } == [
                "Error unknownInitialState(\"a\")", "refused start noInitialState", "answer: false",
            ])
    }

    @Test("A destination that goes while the transition is announced leaves the machine without a current state")
    func lostDuringAnnouncement() throws {
        let recorded = try Self.machine()
        let notes = EngineNotes(recorded.recorder)
        recorded.machine.addObserver(notes)
        notes.onWillTransition = { other.take($0.state(named: "b")) }
        #expect(
            recorded.lines { $0.fire("go") } == [
                "fired go", "engine: will a -> b", "a -> b", "engine: exit a", "exit a",
                "engine: refused notInMachine",
            ])
        #expect(recorded.machine.currentState == nil)
        #expect(recorded.machine.currentStateName == "")
    }

    @Test("A destination that goes while the rule is asked is not entered in another's place")
    func lostDuringRule() throws {
        let hosted = ScriptedState()
        let recorded = try Self.machine(hosting: ["a": hosted])
        hosted.allows = { _, state in
            other.take(state)
            return true
        }
        let b = try #require(recorded.machine.state(named: "b"))
        #expect(recorded.answer { $0.enter(b) } == ["a -> b", "exit a", "answer: false"])
        #expect(recorded.machine.currentState == nil)
    }

    @Test("A source that goes while it is left is reported without a name, and the machine goes on")
    func lostSource() throws {
        let hosted = ScriptedState()
        let recorded = try Self.machine(hosting: ["a": hosted])
        hosted.onExit = { _ in other.take(hosted) }
        #expect(recorded.lines { $0.fire("go") } == ["fired go", "a -> b", "exit ", "enter b"])
    }

    @Test("A final state that goes on entry does not finish the machine")
    func lostFinalState() throws {
        let hosted = ScriptedState()
        let recorded = try RecordedMachine(
            [.state("a", .to("end", .on("go"))), .state("end", isFinal: true)], inputs: [.event(name: "go")],
            hosting: ["end": hosted])
        hosted.onEnter = { _ in other.take(hosted) }
        recorded.machine.start()
        recorded.machine.fire("go")
        #expect(recorded.machine.status == .running)
        #expect(recorded.machine.currentState == nil)
    }

    @Test("A state that another dotLottie machine takes over is named and driven by that one")
    func betweenMachines() throws {
        let extended = DotLottieState()
        let first = try RecordedMachine([.state("a")], hosting: ["a": extended])
        first.machine.start()
        let second = try RecordedMachine(
            [.state("x"), .state("y", entry: [.fireCustomEvent(value: .literal("hello"))])], hosting: ["y": extended])
        #expect(extended.name == "y")
        #expect(first.machine.currentState == nil)
        #expect(second.lines { $0.override("y") } == [" -> y", "exit ", "enter y", "custom hello"])
        #expect(first.recorder.take().suffix(1) == ["Start"])
    }
}
