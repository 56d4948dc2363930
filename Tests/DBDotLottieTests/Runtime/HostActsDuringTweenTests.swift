import DBDotLottie
import DBStateMachine
import Testing

@Suite("The host's own acts while a tween runs")
struct HostActsDuringTweenTests {
    private static let profiles = DotLottieProfile.presets

    private static func machine(_ profile: DotLottieProfile, event: String = "go") throws -> TweenedMachine {
        let tweened = try TweenedMachine(profile, hosting: ["extra": ScriptedState()])
        tweened.machine.fire(event)
        tweened.machine.update(deltaTime: 0.25)
        return tweened
    }

    @Test("enter ends the tween in every profile, and the source is not left twice", arguments: profiles)
    func enter(profile: DotLottieProfile) throws {
        let tweened = try Self.machine(profile)
        #expect(
            tweened.lines { $0.enter(ScriptedState.self) } == ["player: cancel", "a -> extra", "enter extra"])
        #expect(tweened.machine.status == .running)
        #expect(tweened.lines { $0.update(deltaTime: 5) } == ["player: advance 5000.0"])
    }

    @Test("A timed enter takes the tween's place in every profile", arguments: profiles)
    func enterAfter(profile: DotLottieProfile) throws {
        let tweened = try Self.machine(profile)
        #expect(tweened.lines { $0.enter(ScriptedState.self, after: 2) } == ["player: cancel", "a -> extra"])
        #expect(tweened.machine.pendingTransition?.duration == 2)
        #expect(tweened.lines { $0.update(deltaTime: 1.5) } == ["player: advance 1500.0"])
        #expect(tweened.lines { $0.update(deltaTime: 0.5) } == ["player: advance 500.0", "enter extra"])
    }

    @Test("Cancelling the tween enters the source again, in every profile", arguments: profiles)
    func cancel(profile: DotLottieProfile) throws {
        let tweened = try Self.machine(profile)
        #expect(
            tweened.lines { $0.cancelPendingTransition() } == [
                "player: cancel", "a -> a", "enter a", "player: enter Forward",
            ])
        #expect(tweened.lines { $0.update(deltaTime: 5) } == ["player: advance 5000.0"])
    }

    @Test("An earlier override that let the tween run on is left like any state", arguments: profiles)
    func enterAfterOverride(profile: DotLottieProfile) throws {
        let tweened = try Self.machine(profile)
        tweened.machine.override("c")
        let lines = tweened.lines { $0.enter(ScriptedState.self) }
        #expect(lines.filter { !$0.hasPrefix("player") } == ["c -> extra", "exit c", "enter extra"])
        #expect(tweened.lines { $0.update(deltaTime: 5) } == ["player: advance 5000.0"])
    }

    @Test(
        "A tween that the GlobalState began without leaving is left by enter (P2)",
        arguments: zip(profiles, [[], ["custom left a", "exit a"], ["custom left a", "exit a"]]))
    func enterAfterGlobal(profile: DotLottieProfile, leaving: [String]) throws {
        let tweened = try Self.machine(profile, event: "all")
        #expect(
            tweened.lines { $0.enter(ScriptedState.self) } == ["player: cancel", "a -> extra"] + leaving + [
                "enter extra"
            ])
    }
}
