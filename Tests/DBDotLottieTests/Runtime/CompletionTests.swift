import DBDotLottie
import DBStateMachine
import Testing

@Suite("What playback comes to")
struct CompletionTests {
    private static let profiles = DotLottieProfile.presets
    private static let inputs: [Definition.Input] = [.event(name: "done"), .event(name: "looped")]

    private static func machine(
        _ profile: DotLottieProfile, _ transitions: Definition.Transition...
    ) throws -> (recorded: RecordedMachine, player: FakePlayback) {
        let player = FakePlayback()
        let recorded = try RecordedMachine(
            [.playback(.init(name: "a", transitions: transitions)), .state("b"), .state("c")], inputs: inputs,
            interactions: [
                .onLoopComplete(stateName: "a", actions: [.fire(inputName: "looped")]),
                .onComplete(stateName: "a", actions: [.fire(inputName: "done")]),
            ],
            profile: profile, playback: player, recorder: player.recorder)
        recorded.machine.start()
        return (recorded, player)
    }

    @Test("A tween that a completion begins starts with the next tick, however long this one was", arguments: profiles)
    func tweenBegunByCompletion(profile: DotLottieProfile) throws {
        let (recorded, player) = try Self.machine(profile, .tween(to: "b", lasting: 0.5, .on("done")))
        player.completions = [.complete]
        #expect(
            recorded.lines { $0.update(deltaTime: 2) } == [
                "player: advance 2000.0", "fired done", "a -> b", "exit a", "player: tween to 0.0",
            ])
        #expect(recorded.machine.status == .tweening)
        #expect(recorded.machine.pendingTransition?.elapsed == 0)
        #expect(
            recorded.lines { $0.update(deltaTime: 0.5) } == [
                "player: share 1.0", "enter b", "player: enter Forward", "player: land at 0.0",
            ])
    }

    @Test("Both kinds of completion reach the interactions of the state that played", arguments: profiles)
    func both(profile: DotLottieProfile) throws {
        let (recorded, player) = try Self.machine(profile, .to("b", .on("done")))
        player.completions = [.loopThenComplete]
        #expect(
            recorded.lines { $0.update(deltaTime: 1) }.filter { $0.hasPrefix("fired") } == [
                "fired looped", "fired done",
            ])
        #expect(recorded.machine.currentStateName == "b")
    }

    @Test("If the first kind moves on, the second is not reported (P7)", arguments: profiles)
    func movedOn(profile: DotLottieProfile) throws {
        let (recorded, player) = try Self.machine(profile, .to("b", .on("looped")), .to("c", .on("done")))
        player.completions = [.loopThenComplete]
        #expect(
            recorded.lines { $0.update(deltaTime: 1) }.filter { $0.hasPrefix("fired") } == ["fired looped"])
        #expect(recorded.machine.currentStateName == "b")
    }
}
