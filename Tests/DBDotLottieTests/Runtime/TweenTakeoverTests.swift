import DBDotLottie
import DBStateMachine
import Testing

@Suite("States that another machine takes over during a tween")
struct TweenTakeoverTests {
    private static let profiles = DotLottieProfile.presets

    @Test("A tween whose target is gone enters its source again", arguments: profiles)
    func lostTarget(profile: DotLottieProfile) throws {
        let tweened = try TweenedMachine(profile)
        tweened.machine.fire("go")
        let other = DBStateMachine(states: [try #require(tweened.machine.state(named: "b"))])
        let lines = tweened.lines { $0.update(deltaTime: 1) }
        #expect(
            lines.filter { !$0.hasPrefix("player") } == ["a -> a", "enter a"])
        #expect(tweened.machine.status == .running)
        #expect(tweened.machine.currentStateName == "a")
        #expect(other.states.count == 1)
    }

    @Test("A tween whose source is gone ends without entering anything", arguments: profiles)
    func lostSource(profile: DotLottieProfile) throws {
        let tweened = try TweenedMachine(profile)
        tweened.machine.fire("go")
        let other = DBStateMachine(states: [try #require(tweened.machine.currentState)])
        let lines = tweened.lines { $0.update(deltaTime: 1) }
        #expect(lines.filter { !$0.hasPrefix("player") } == [])
        #expect(tweened.machine.status == .running)
        #expect(tweened.machine.currentState == nil)
        #expect(other.states.count == 1)
    }

    @Test("A source that goes while it is left begins no tween", arguments: profiles)
    func sourceLostWhileLeft(profile: DotLottieProfile) throws {
        let hosted = ScriptedState()
        let tweened = try TweenedMachine(profile, hosting: ["a": hosted])
        var other: DBStateMachine?
        hosted.onExit = { _ in other = DBStateMachine(states: [hosted]) }
        let lines = tweened.lines { $0.fire("go") }
        #expect(lines == ["fired go", "a -> b", "exit "])
        #expect(tweened.machine.status == .running)
        #expect(!tweened.player.isTweening)
        #expect(other?.states.count == 1)
    }
}
