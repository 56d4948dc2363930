import DBDotLottie
import Testing

@Suite("Profiles: final states and what playback reports")
struct FinishingTests {
    private static let profiles = DotLottieProfile.presets

    @Test(
        "P3: in a final state playback goes on and setters work; the machine is finished, or stopped with playback paused",
        arguments: zip(profiles, [(PlaybackStatus.playing, 4 as Float), (.paused, 0), (.paused, 0)]))
    func finalState(profile: DotLottieProfile, expected: (playback: PlaybackStatus, frame: Float)) throws {
        let played = try PlayedMachine(
            profile,
            [
                .state("a", .to("end", .on("go"))),
                .playback(
                    .init(
                        name: "end", autoplay: true, isFinal: true, transitions: [.to("a", .number("x", .equal, 1))])),
            ],
            events: ["go"], numerics: ["x"])
        played.machine.fire("go")
        #expect(played.frames(afterTicks: 40) == [expected.frame])
        #expect(played.player.status == expected.playback)
        #expect(played.machine.setNumeric("x", to: 1))
        #expect(played.machine.currentStateName == "end")
    }

    @Test("P3: the run in which the GlobalState leads to a final state goes on from there", arguments: profiles)
    func finalStateOfGlobalTransition(profile: DotLottieProfile) throws {
        let played = try PlayedMachine(
            profile,
            [
                .state("a"), .global(.init(name: "everywhere", transitions: [.to("end", .on("go"))])),
                .playback(.init(name: "end", isFinal: true, transitions: [.to("beyond")])), .state("beyond"),
            ],
            events: ["go"])
        played.machine.fire("go")
        #expect(played.machine.currentStateName == "beyond")
        #expect(played.machine.status != .running)
    }

    @Test("P3: a start begins anew after a final state, with Start, in all profiles", arguments: profiles)
    func startAfterFinal(profile: DotLottieProfile) throws {
        let played = try PlayedMachine(
            profile, [.state("a", .to("end", .on("go"))), .state("end", isFinal: true)], events: ["go"])
        played.machine.fire("go")
        #expect(played.lines { $0.start() } == ["end -> a", "exit end", "enter a", "Start"])
        #expect(played.machine.status == .running)
    }

    @Test(
        "P7: the last pass of a counted loop posts OnLoopComplete, then OnComplete, or OnComplete only",
        arguments: zip(profiles, [["custom loop", "custom complete"], ["custom complete"], ["custom complete"]]))
    func lastLoop(profile: DotLottieProfile, lines: [String]) throws {
        let played = try PlayedMachine(
            profile, [.playback(.init(name: "a", autoplay: true, loop: true, loopCount: 2))],
            interactions: [
                .onComplete(stateName: "a", actions: [.say("complete")]),
                .onLoopComplete(stateName: "a", actions: [.say("loop")]),
            ])
        #expect(played.lines(ofTicks: 190) == ["player Loop:1", "custom loop"])
        #expect(played.lines(ofTicks: 100, 90) == ["player Stop", "player Loop:2", "player Complete"] + lines)
        #expect(played.lines(ofTicks: 190, 190).isEmpty)
    }

    @Test(
        "P7: OnComplete is not posted any more if OnLoopComplete has moved on",
        arguments: zip(profiles, ["b", "c", "c"]))
    func movedOn(profile: DotLottieProfile, state: String) throws {
        let played = try PlayedMachine(
            profile,
            [
                .playback(
                    .init(
                        name: "a", autoplay: true, loop: true, loopCount: 1,
                        transitions: [.to("b", .on("loop")), .to("c", .on("complete"))])),
                .state("b", .to("c", .on("complete"))), .state("c"),
            ],
            events: ["loop", "complete"],
            interactions: [
                .onLoopComplete(stateName: "a", actions: [.fire(inputName: "loop")]),
                .onComplete(stateName: "a", actions: [.fire(inputName: "complete")]),
                .onComplete(stateName: "b", actions: [.fire(inputName: "complete")]),
            ])
        played.machine.tick(milliseconds: 190)
        #expect(played.machine.currentStateName == state)
    }

    @Test(
        "P8: an endless Bounce posts OnLoopComplete after every there-and-back, or never",
        arguments: zip(profiles, [2, 0, 0]))
    func endlessBounce(profile: DotLottieProfile, count: Int) throws {
        let played = try PlayedMachine(
            profile, [.playback(.init(name: "a", autoplay: true, loop: true, mode: .bounce))],
            interactions: [.onLoopComplete(stateName: "a", actions: [.say("back")])])
        let lines = played.lines(ofTicks: 190, 190, 190, 190)
        #expect(lines.filter { $0 == "custom back" }.count == count)
        #expect(played.player.status == .playing)
    }
}
