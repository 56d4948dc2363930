import DBDotLottie
import Testing

@Suite("Profiles: a machine while a tween runs")
struct TweeningTests {
    private static let profiles = DotLottieProfile.presets

    /// `a` tweens to `b` on `go` and to `c` on `other`, and leads to `d` at once on `away`; the tween to `b` has begun.
    private static func machine(
        _ profile: DotLottieProfile, entry: [Definition.Action] = [], interactions: [Definition.Interaction] = []
    ) throws -> PlayedMachine {
        let played = try PlayedMachine(
            profile,
            [
                .state(
                    "a", exit: [.say("bye")], .tween("b", .on("go")), .tween("c", .on("other")),
                    .to("d", .on("away"))),
                .state("b", entry: entry), .state("c"), .state("d"),
            ],
            events: ["go", "other", "away"], numerics: ["x"], interactions: interactions)
        #expect(played.lines { $0.fire("go") } == ["fired go", "a -> b", "custom bye", "exit a"])
        #expect(played.machine.status == .tweening)
        return played
    }

    @Test("In all profiles a tween lands when its time is over, and not before", arguments: profiles)
    func lands(profile: DotLottieProfile) throws {
        let played = try Self.machine(profile)
        #expect(played.lines(ofTicks: 50, 40).isEmpty)
        #expect(played.machine.currentStateName == "a")
        #expect(played.lines(ofTicks: 20) == ["enter b"])
        #expect(played.machine.status == .running)
    }

    @Test(
        "P4: another tweened transition is refused, parked, or redirects the tween with its full time",
        arguments: zip(
            profiles,
            [
                ["refused fire(\"other\") tweenUnderWay", "enter b"], ["fired other", "enter b"],
                ["fired other", "a -> c", "enter c"],
            ]))
    func redirection(profile: DotLottieProfile, lines: [String]) throws {
        let played = try Self.machine(profile)
        played.machine.tick(milliseconds: 60)
        let redirected = played.lines { machine in
            machine.fire("other")
            machine.tick(milliseconds: 60)
            machine.tick(milliseconds: 60)
        }
        #expect(redirected == lines)
    }

    @Test(
        "P4: an interaction's write during a tween is refused, refused, or done",
        arguments: zip(profiles, [0, 0, 1] as [Float]))
    func interaction(profile: DotLottieProfile, value: Float) throws {
        let played = try Self.machine(
            profile,
            interactions: [
                .pointer(.click, layerName: nil, actions: [.setNumeric(inputName: "x", value: .literal(1))])
            ])
        played.machine.post(.click(x: 0, y: 0))
        #expect(played.machine.numeric("x") == value)
    }

    @Test(
        "P17: SetFrame by an interaction moves the frame underneath; the tween goes on, or the next tick drops it",
        arguments: zip(profiles, [["enter b"], ["enter b"], []]))
    func setFrame(profile: DotLottieProfile, lines: [String]) throws {
        let played = try Self.machine(
            profile, interactions: [.pointer(.click, layerName: nil, actions: [.setFrame(value: .literal(7))])])
        played.machine.post(.click(x: 0, y: 0))
        #expect(played.player.currentFrame == 7)
        #expect(played.lines(ofTicks: 60, 60) == lines)
        #expect(played.machine.status == .running)
    }

    @Test("A SetFrame on entry loses against the frame where the tween ends", arguments: profiles)
    func entryFrame(profile: DotLottieProfile) throws {
        let played = try Self.machine(profile, entry: [.setFrame(value: .literal(7))])
        played.machine.tick(milliseconds: 100)
        #expect(played.machine.currentStateName == "b")
        #expect(played.player.currentFrame == 0)
    }

    @Test(
        "tweenLifetime: a state entered by force ends the tween, or the tween lands later all the same",
        arguments: zip(profiles, ["d", "b", "d"]))
    func override(profile: DotLottieProfile, state: String) throws {
        let played = try Self.machine(profile)
        #expect(played.machine.override("d"))
        #expect(played.machine.currentStateName == "d")
        _ = played.frames(afterTicks: 60, 60)
        #expect(played.machine.currentStateName == state)
    }

    @Test(
        "tweenLifetime: after a start during a tween another tweened transition tweens, or is instant until its time is over",
        arguments: zip(profiles, [MachineStatus.tweening, .running, .tweening]))
    func startDuringTween(profile: DotLottieProfile, status: MachineStatus) throws {
        let played = try Self.machine(profile)
        played.machine.start()
        #expect(played.machine.status == .running)
        #expect(played.machine.currentStateName == "a")
        played.machine.fire("other")
        #expect(played.machine.status == status)
    }

    @Test("After a stop a tween's target is never entered", arguments: profiles)
    func stop(profile: DotLottieProfile) throws {
        let played = try Self.machine(profile)
        played.machine.stop()
        #expect(played.lines(ofTicks: 60, 60).isEmpty)
        #expect(played.machine.currentStateName == "a")
        #expect(played.machine.status == .stopped)
    }

    @Test(
        "P16: a loop that stands on its end frame posts OnLoopComplete during a tween never, each tick, or when it lands",
        arguments: zip(profiles, [0, 3, 1]))
    func completion(profile: DotLottieProfile, count: Int) throws {
        let played = try PlayedMachine(
            profile,
            [
                .playback(
                    .init(name: "a", autoplay: true, loop: true, transitions: [.tween("b", .on("go"))])),
                .playback(.init(name: "b", mode: .reverse)),
            ],
            events: ["go"], interactions: [.onLoopComplete(stateName: "a", actions: [.say("again")])])
        #expect(played.lines(ofTicks: 190) == ["player Loop:1", "custom again"])
        played.machine.fire("go")
        #expect(played.lines(ofTicks: 40, 40, 40).filter { $0 == "custom again" }.count == count)
        #expect(played.machine.currentStateName == "b")
    }
}
