import DBDotLottie
import DBStateMachine
import Testing

@Suite("What reaches hosted states")
struct HostedUpdateTests {
    @Test("update reaches them before start, while the machine runs, and after stop")
    func always() throws {
        let hosted = ScriptedState()
        let recorded = try RecordedMachine([.state("a")], hosting: ["a": hosted])
        recorded.machine.override("a")
        hosted.recorder = recorded.recorder
        #expect(recorded.lines { $0.update(deltaTime: 0.5) } == ["update 0.5"])
        recorded.machine.start()
        #expect(recorded.lines { $0.update(deltaTime: 0.5) } == ["update 0.5"])
        recorded.machine.stop()
        #expect(recorded.lines { $0.update(deltaTime: 0.5) } == ["update 0.5"])
    }

    @Test("The seconds are what was handed in", arguments: [-1, .infinity, 0] as [Double])
    func seconds(seconds: Double) throws {
        let hosted = ScriptedState()
        let recorded = try RecordedMachine([.state("a")], hosting: ["a": hosted])
        recorded.machine.start()
        hosted.recorder = recorded.recorder
        #expect(recorded.lines { $0.update(deltaTime: seconds) } == ["update \(seconds)"])
    }

    @Test("No update reaches a state that has been left for a timed transition or a tween")
    func left() throws {
        let hosted = ScriptedState()
        let tweened = try TweenedMachine(hosting: ["a": hosted, "extra": ScriptedState()])
        hosted.recorder = tweened.recorded.recorder
        tweened.machine.fire("go")
        #expect(!tweened.lines { $0.update(deltaTime: 0.5) }.contains("update 0.5"))
        tweened.machine.override("a")
        tweened.machine.enter(try #require(tweened.machine.state(named: "extra")), after: 1)
        #expect(!tweened.lines { $0.update(deltaTime: 0.5) }.contains("update 0.5"))
    }

    @Test("A subclass of DotLottieState under a name of its own goes where the GlobalState leads, and to added states")
    func addedDotLottieState() throws {
        let recorded = try RecordedMachine(
            [.anywhere(.to("b", .on("go"))), .state("a"), .state("b")], inputs: [.event(name: "go")],
            hosting: ["own": DotLottieState(), "other": ScriptedState()])
        recorded.machine.override("own")
        #expect(recorded.machine.validNextStates.map(recorded.machine.name(of:)) == ["b", "own", "other"])
    }
}
