import DBDotLottie
import Testing

@Suite("What people expect of entering states, and what the engines do")
struct EntryExpectationTests {
    private static let profiles = DotLottieProfile.presets

    private static func playing(
        _ name: String, animation: String = "", entry: [Definition.Action] = [],
        _ transitions: Definition.Transition...
    ) -> Definition.State {
        .playback(
            .init(
                name: name, animation: animation, autoplay: true, entryActions: entry, exitActions: [.say("bye")],
                transitions: transitions))
    }

    @Test("Entering the current state again runs exit and entry, and playback goes on where it is", arguments: profiles)
    func again(profile: DotLottieProfile) throws {
        let played = try PlayedMachine(
            profile, [Self.playing("a", entry: [.say("hello")], .to("a", .on("go")))], events: ["go"])
        #expect(played.frames(afterTicks: 50) == [5])
        #expect(
            played.lines { $0.fire("go") } == [
                "fired go", "a -> a", "custom bye", "exit a", "enter a", "custom hello",
            ])
        #expect(played.player.currentFrame == 5)
        #expect(played.player.status == .playing)
        #expect(played.frames(afterTicks: 10).allSatisfy { abs($0 - 6) < 0.001 })
    }

    @Test("Entering the current state again when it has completed plays it anew", arguments: profiles)
    func againAfterCompletion(profile: DotLottieProfile) throws {
        let played = try PlayedMachine(
            profile, [Self.playing("a", .to("a", .on("done")))], events: ["done"],
            interactions: [.onComplete(stateName: "a", actions: [.fire(inputName: "done")])])
        #expect(
            played.lines(ofTicks: 200) == [
                "player Complete", "fired done", "a -> a", "custom bye", "exit a", "enter a", "player Play",
            ])
        #expect(played.player.currentFrame == 0)
        #expect(played.frames(afterTicks: 30) == [3.0000002])
    }

    @Test("Entering the current state again does not set the elapsed time back", arguments: profiles)
    func elapsedTime(profile: DotLottieProfile) throws {
        let late = Definition.Guard.numeric(
            inputName: "@elapsedTime", .greaterThanOrEqual, compareTo: .literal(0.5))
        let played = try PlayedMachine(
            profile, [.state("a", .to("b", late), .to("a", .on("go"))), .state("b")], events: ["go"])
        played.machine.tick(milliseconds: 300)
        played.machine.fire("go")
        #expect(played.machine.currentStateName == "a")
        played.machine.tick(milliseconds: 300)
        #expect(played.machine.currentStateName == "b")
    }

    @Test("States that share an animation neither load it again nor move it nor lose its theme", arguments: profiles)
    func sharedAnimation(profile: DotLottieProfile) throws {
        let played = try PlayedMachine(
            profile,
            [
                Self.playing(
                    "a", animation: "twenty", entry: [.setTheme(value: .literal("plain"))], .to("b", .on("go"))),
                Self.playing("b", animation: "twenty"),
            ],
            events: ["go"])
        #expect(played.frames(afterTicks: 50) == [5])
        #expect(played.lines { $0.fire("go") } == ["fired go", "a -> b", "custom bye", "exit a", "enter b"])
        #expect(played.player.currentFrame == 5)
        #expect(played.player.theme == "plain")
    }

    @Test("Another animation begins anew without the theme", arguments: profiles)
    func otherAnimation(profile: DotLottieProfile) throws {
        let played = try PlayedMachine(
            profile,
            [
                Self.playing(
                    "a", animation: "twenty", entry: [.setTheme(value: .literal("plain"))], .to("b", .on("go"))),
                Self.playing("b", animation: "five"),
            ],
            events: ["go"])
        played.machine.tick(milliseconds: 50)
        #expect(
            played.lines { $0.fire("go") } == [
                "fired go", "a -> b", "custom bye", "exit a", "enter b", "player Pause", "player Load", "player Play",
            ])
        #expect(played.player.currentFrame == 0)
        #expect(played.player.theme == nil)
    }

    @Test(
        "An animation that is missing says LoadError; the state is entered and the old one plays on",
        arguments: profiles)
    func missingAnimation(profile: DotLottieProfile) throws {
        let played = try PlayedMachine(
            profile,
            [Self.playing("a", animation: "twenty", .to("b", .on("go"))), Self.playing("b", animation: "six")],
            events: ["go"])
        played.machine.tick(milliseconds: 50)
        #expect(
            played.lines { $0.fire("go") } == [
                "fired go", "a -> b", "custom bye", "exit a", "enter b", "player Pause", "player LoadError",
                "player Play",
            ])
        #expect(played.player.animationID == "twenty")
        #expect(played.frames(afterTicks: 10).allSatisfy { abs($0 - 6) < 0.001 })
    }

    @Test("Completion is posted once, however long it stands at the end", arguments: profiles)
    func completesOnce(profile: DotLottieProfile) throws {
        let played = try PlayedMachine(
            profile, [Self.playing("a")],
            interactions: [.onComplete(stateName: "a", actions: [.say("done")])])
        #expect(played.lines(ofTicks: 190, 10, 100, 1000) == ["player Complete", "custom done"])
    }

    @Test("A second start enters the first state again, without a second Start", arguments: profiles)
    func startTwice(profile: DotLottieProfile) throws {
        let played = try PlayedMachine(profile, [.state("a", entry: [.say("hello")])])
        #expect(played.lines { $0.start() } == ["a -> a", "exit a", "enter a", "custom hello"])
        #expect(played.machine.status == .running)
    }
}
