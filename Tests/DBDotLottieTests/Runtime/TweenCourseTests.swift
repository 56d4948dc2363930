import DBDotLottie
import DBStateMachine
import Testing

@Suite("The course of a tween")
struct TweenCourseTests {
    private static let profiles = DotLottieProfile.presets

    @Test(
        "It leaves at once, shows its share tick by tick, and enters its target when the time is over",
        arguments: profiles)
    func course(profile: DotLottieProfile) throws {
        let tweened = try TweenedMachine(profile)
        #expect(
            tweened.lines { $0.fire("go") } == [
                "fired go", "a -> b", "custom left a", "exit a", "player: tween to 0.0",
            ])
        #expect(tweened.machine.status == .tweening)
        #expect(tweened.machine.currentStateName == "a")
        #expect(tweened.lines { $0.update(deltaTime: 0.25) } == ["player: share 0.25"])
        #expect(try abs(#require(tweened.machine.tweenProgress) - 0.25) < 1e-9)
        #expect(tweened.machine.pendingTransition?.progress == 0.25)
        #expect(
            tweened.lines { $0.update(deltaTime: 2) } == [
                "player: share 1.0", "enter b", "player: enter Forward", "player: land at 0.0",
            ])
        #expect(tweened.machine.status == .running)
        #expect(tweened.machine.tweenProgress == nil)
        #expect(tweened.machine.pendingTransition == nil)
    }

    @Test("@elapsedTime counts on during it, and nobody is updated", arguments: profiles)
    func elapsedTime(profile: DotLottieProfile) throws {
        let hosted = ScriptedState()
        let tweened = try TweenedMachine(profile, hosting: ["a": hosted])
        hosted.recorder = tweened.recorded.recorder
        tweened.machine.fire("go")
        #expect(tweened.lines { $0.update(deltaTime: 0.5) } == ["player: share 0.5"])
        #expect(tweened.machine.numeric("@elapsedTime") == 0.5)
    }

    @Test("Ten ticks of a tenth land a second", arguments: profiles)
    func manyTicks(profile: DotLottieProfile) throws {
        let tweened = try TweenedMachine(profile)
        tweened.machine.fire("go")
        for _ in 0..<9 { tweened.machine.update(deltaTime: 0.1) }
        #expect(tweened.machine.status == .tweening)
        tweened.machine.update(deltaTime: 0.1)
        #expect(tweened.machine.currentStateName == "b")
    }

    @Test("One that the player has lost ends in the source, running, and its tick counts time", arguments: profiles)
    func lost(profile: DotLottieProfile) throws {
        let tweened = try TweenedMachine(profile)
        tweened.machine.fire("go")
        tweened.player.loseTween()
        #expect(tweened.lines { $0.update(deltaTime: 5) } == [])
        #expect(tweened.machine.status == .running)
        #expect(tweened.machine.currentStateName == "a")
        #expect(tweened.machine.pendingTransition == nil)
        #expect(tweened.machine.numeric("@elapsedTime") == 5)
    }

    @Test("stop ends it: ticks serve it until its time is over, then nothing is entered", arguments: profiles)
    func stop(profile: DotLottieProfile) throws {
        let tweened = try TweenedMachine(profile)
        tweened.machine.fire("go")
        #expect(tweened.lines { $0.stop() } == ["Stop", "player: restore"])
        #expect(tweened.machine.pendingTransition == nil)
        #expect(tweened.lines { $0.update(deltaTime: 0.5) } == ["player: share 0.5"])
        #expect(tweened.lines { $0.update(deltaTime: 0.5) } == ["player: share 1.0"])
        #expect(tweened.lines { $0.update(deltaTime: 0.5) } == ["player: advance 500.0"])
        #expect(tweened.machine.status == .stopped)
        #expect(tweened.machine.currentStateName == "a")
    }

    @Test(
        "override and start end it, except in 0.1.58, where it lands later",
        arguments: zip(profiles, ["c", "b", "c"]))
    func override(profile: DotLottieProfile, end: String) throws {
        let tweened = try TweenedMachine(profile)
        tweened.machine.fire("go")
        tweened.machine.override("c")
        #expect(tweened.machine.currentStateName == "c")
        tweened.machine.update(deltaTime: 2)
        #expect(tweened.machine.currentStateName == end)
        #expect(tweened.machine.status == .running)
    }

    @Test(
        "Completion during it reaches the source's interactions where the player judges it (P16)", arguments: profiles)
    func completion(profile: DotLottieProfile) throws {
        let tweened = try TweenedMachine(
            profile,
            interactions: [
                .onComplete(stateName: "a", actions: [.fireCustomEvent(value: .literal("a is complete"))]),
                .onComplete(stateName: "b", actions: [.fireCustomEvent(value: .literal("b is complete"))]),
            ])
        tweened.machine.fire("go")
        tweened.player.completions = [.complete]
        #expect(
            tweened.lines { $0.update(deltaTime: 1) } == [
                "player: share 1.0", "custom a is complete", "enter b", "player: enter Forward",
                "player: land at 0.0",
            ])
    }

    @Test("If such an interaction redirects the machine on the landing tick, nothing lands")
    func redirectedOnLanding() throws {
        let tweened = try TweenedMachine(
            .dotLottieRS_2026_07,
            interactions: [.onComplete(stateName: "a", actions: [.fire(inputName: "away")])])
        tweened.machine.fire("go")
        tweened.player.completions = [.complete]
        #expect(
            tweened.lines { $0.update(deltaTime: 1) } == [
                "player: share 1.0", "fired away", "a -> c", "enter c", "player: enter Forward",
            ])
        #expect(tweened.machine.status == .running)
    }
}
