import DBDotLottie
import DBStateMachine
import Testing

/// What people who use dotLottie state machines have run into, one test each.
@Suite("What users have run into")
struct UsersTroublesTests {
    private static func player(_ profile: DotLottieProfile = .documented) throws -> HeadlessPlayer {
        HeadlessPlayer(
            source: try SampleSource.standard(), animationID: "twenty", profile: profile)
    }

    @Test("A reverse state in a segment plays instead of completing on its first tick (P15)")
    func reverseInSegment() throws {
        let player = try Self.player()
        let recorded = try RecordedMachine(
            [.playback(.init(name: "a", autoplay: true, mode: .reverse, segment: .marker("late")))],
            interactions: [.onComplete(stateName: "a", actions: [.fireCustomEvent(value: .literal("complete"))])],
            playback: player)
        recorded.machine.start()
        #expect(recorded.lines { $0.update(deltaTime: 0.01) } == [])
        #expect(recorded.lines { for _ in 0..<10 { $0.update(deltaTime: 0.01) } } == ["custom complete"])
    }

    @Test("OnComplete comes once, and not again while playback rests at its end", arguments: DotLottieProfile.presets)
    func completeOnce(profile: DotLottieProfile) throws {
        let recorded = try RecordedMachine(
            [.playback(.init(name: "a", autoplay: true))],
            interactions: [.onComplete(stateName: "a", actions: [.fireCustomEvent(value: .literal("complete"))])],
            profile: profile, playback: try Self.player(profile))
        recorded.machine.start()
        #expect(recorded.lines { for _ in 0..<100 { $0.update(deltaTime: 0.01) } } == ["custom complete"])
    }

    @Test("An event during a tween is refused with a reason, parked, or evaluated, and never doubled (P4)")
    func eventsDuringTweens() throws {
        for (profile, count) in zip(DotLottieProfile.presets, [0, 1, 1]) {
            let tweened = try TweenedMachine(profile)
            tweened.machine.fire("go")
            let lines = tweened.lines {
                $0.fire("again")
                $0.update(deltaTime: 1)
                $0.update(deltaTime: 1)
            }
            #expect(lines.count { $0 == "fired again" } == count)
            #expect(lines.count { $0.hasPrefix("enter ") } == 1)
        }
    }

    @Test("A state without a theme of its own keeps the theme that an earlier one set")
    func themeIsKept() throws {
        let player = try Self.player()
        let recorded = try RecordedMachine(
            [.state("a", entry: [.setTheme(value: .literal("dark"))], .to("b", .on("go"))), .state("b")],
            inputs: [.event(name: "go")], playback: player)
        recorded.machine.start()
        recorded.machine.fire("go")
        #expect(player.theme == "dark")
    }

    @Test("SetFrame beyond the animation moves to its last frame, and beyond a segment nowhere")
    func frameOutOfRange() throws {
        let player = try Self.player()
        let recorded = try RecordedMachine(
            [
                .state("a", entry: [.setFrame(value: .literal(500))], .to("b", .on("go"))),
                .playback(.init(name: "b", segment: .marker("early"), entryActions: [.setFrame(value: .literal(15))])),
            ],
            inputs: [.event(name: "go")], playback: player)
        recorded.machine.start()
        #expect(player.currentFrame == 19)
        recorded.machine.fire("go")
        #expect(player.currentFrame == 2)
    }

    @Test("Starting twice doubles no event and no interaction")
    func startTwice() throws {
        let recorded = try RecordedMachine(
            [.state("a", .to("b", .on("go"))), .state("b")], inputs: [.event(name: "go")],
            interactions: [.pointer(.click, layerName: nil, actions: [.fire(inputName: "go")])])
        recorded.machine.start()
        recorded.machine.start()
        #expect(
            recorded.lines { $0.post(.click(x: 0, y: 0)) } == ["fired go", "a -> b", "exit a", "enter b"])
    }

    @Test("An observer that was added before start hears all of it, and one that was added twice hears it once")
    func observerBeforeStart() throws {
        let recorded = try RecordedMachine([.state("a")])
        recorded.machine.addObserver(recorded.recorder)
        #expect(recorded.lines { $0.start() } == [" -> a", "exit ", "enter a", "Start"])
    }

    @Test("A transition to the current state leaves a timer of the host's alone, and @elapsedTime")
    func timersGoOn() throws {
        let hosted = ScriptedState()
        let recorded = try RecordedMachine(
            [.anywhere(.to("a", .on("again"))), .state("a")], inputs: [.event(name: "again")], hosting: ["a": hosted])
        hosted.recorder = recorded.recorder
        recorded.machine.start()
        recorded.machine.update(deltaTime: 1)
        let lines = recorded.lines { $0.fire("again") }
        #expect(lines.filter { $0 != "rule" } == ["fired again"])
        #expect(recorded.machine.numeric("@elapsedTime") == 1)
    }

    @Test("An unknown animation id is reported by the player, and the old animation goes on")
    func unknownAnimation() throws {
        let player = try Self.player()
        let observer = RecordingPlayerObserver(player)
        let recorded = try RecordedMachine([.playback(.init(name: "a", animation: "nothing"))], playback: player)
        recorded.machine.start()
        #expect(observer.events.contains(.loadError))
        #expect(player.animationID == "twenty")
    }
}
