import DBDotLottie
import DBStateMachine
import Testing

@Suite("One order for hooks, the engine's observers and the machine's")
struct MixedOrderTests {
    @Test("A transition of the file from a hosted state to a generated one")
    func transition() throws {
        let hosted = ScriptedState()
        let recorded = try RecordedMachine(
            [
                .state("a", .to("b", .on("go"))), .state("b", entry: [.fireCustomEvent(value: .literal("in b"))]),
            ],
            inputs: [.event(name: "go")], hosting: ["a": hosted])
        recorded.machine.addObserver(EngineNotes(recorded.recorder))
        hosted.recorder = recorded.recorder
        #expect(
            recorded.lines { $0.start() } == [
                "engine: will  -> a", " -> a", "exit ", "enter a", "engine: enter a", "didEnter", "engine: did  -> a",
                "Start",
            ])
        #expect(
            recorded.lines { $0.fire("go") } == [
                "fired go", "rule", "engine: will a -> b", "a -> b", "willExit", "engine: exit a", "exit a", "enter b",
                "engine: enter b", "custom in b", "engine: did a -> b",
            ])
    }

    @Test("enter of the host goes the same way")
    func enter() throws {
        let recorded = try RecordedMachine([.state("a")], hosting: ["extra": ScriptedState()])
        recorded.machine.start()
        recorded.machine.addObserver(EngineNotes(recorded.recorder))
        #expect(
            recorded.lines { $0.enter(ScriptedState.self) } == [
                "engine: will a -> extra", "a -> extra", "engine: exit a", "exit a", "enter extra",
                "engine: enter extra", "engine: did a -> extra",
            ])
    }

    @Test("A tween announces and leaves now, and arrives when it lands")
    func tween() throws {
        let tweened = try TweenedMachine()
        tweened.machine.addObserver(EngineNotes(tweened.recorded.recorder))
        #expect(
            tweened.lines { $0.fire("go") } == [
                "fired go", "engine: will a -> b", "a -> b", "custom left a", "engine: exit a", "exit a",
                "player: tween to 0.0",
            ])
        #expect(
            tweened.lines { $0.update(deltaTime: 1) } == [
                "player: share 1.0", "enter b", "engine: enter b", "player: enter Forward", "engine: did a -> b",
                "player: land at 0.0",
            ])
    }

    @Test("update reaches the hosted state after playback and before the evaluation of time")
    func update() throws {
        let hosted = ScriptedState()
        let player = FakePlayback()
        let recorded = try RecordedMachine(
            [.state("a", .to("b", .number("@elapsedTime", .greaterThan, 0))), .state("b")], playback: player,
            hosting: ["a": hosted], recorder: player.recorder)
        recorded.machine.start()
        hosted.recorder = recorded.recorder
        #expect(
            recorded.lines { $0.update(deltaTime: 0.25) } == [
                "player: advance 250.0", "update 0.25", "rule", "a -> b", "willExit", "exit a", "enter b",
                "player: enter Forward",
            ])
    }

    @Test("A recorder of the engine sees states of both kinds by name")
    func recorder() throws {
        let recorder = TransitionRecorder()
        let recorded = try RecordedMachine([.state("a")], hosting: ["extra": ScriptedState()])
        recorded.machine.addObserver(recorder)
        recorded.machine.start()
        recorded.machine.enter(ScriptedState.self)
        #expect(recorder.events == [.entered("a", from: nil), .entered("extra", from: "a")])
    }
}
