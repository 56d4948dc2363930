import DBDotLottie
import Testing

@Suite("What goes to the player, and in which order")
struct PlaybackEffectTests {
    private static func machine(
        entry: [Definition.Action] = [], exit: [Definition.Action] = [], inputs: [Definition.Input] = [],
        profile: DotLottieProfile = .documented, player: FakePlayback = FakePlayback()
    ) throws -> RecordedMachine {
        try RecordedMachine(
            [
                .anywhere(.to("anywhere", .on("everywhere"))),
                .playback(
                    .init(
                        name: "a", mode: .reverse, entryActions: entry, exitActions: exit,
                        transitions: [.to("b", .on("go"))])),
                .playback(.init(name: "b", mode: .bounce)),
            ],
            inputs: inputs + [.event(name: "go"), .event(name: "everywhere")], profile: profile, playback: player,
            recorder: player.recorder)
    }

    @Test("start prepares it first; a state's settings come after StateEntered and before its entry actions")
    func start() throws {
        let recorded = try Self.machine(entry: [.setFrame(value: .literal(3)), .setTheme(value: .literal("dark"))])
        #expect(
            recorded.lines { $0.start() } == [
                "player: prepare", " -> a", "exit ", "enter a", "player: enter Reverse", "player: frame 3.0",
                "player: theme dark", "Start",
            ])
    }

    @Test("Exit actions reach it before the next state's settings")
    func exit() throws {
        let recorded = try Self.machine(exit: [.setFrame(value: .literal(3))])
        recorded.machine.start()
        #expect(
            recorded.lines { $0.fire("go") } == [
                "fired go", "a -> b", "player: frame 3.0", "exit a", "enter b", "player: enter Bounce",
            ])
    }

    @Test("stop reports and then restores, each time")
    func stop() throws {
        let recorded = try Self.machine()
        recorded.machine.start()
        #expect(recorded.lines { $0.stop() } == ["Stop", "player: restore"])
        #expect(recorded.lines { $0.stop() } == ["Stop", "player: restore"])
    }

    @Test("Time goes to it first, also before start and after stop; less than none is none")
    func ticks() throws {
        let recorded = try Self.machine()
        #expect(recorded.lines { $0.update(deltaTime: 0.5) } == ["player: advance 500.0"])
        #expect(recorded.lines { $0.update(deltaTime: -1) } == ["player: advance 0.0"])
        #expect(recorded.lines { $0.update(deltaTime: .nan) } == ["player: advance 0.0"])
    }

    @Test("The GlobalState leaves playback as it is when it is entered")
    func globalState() throws {
        let recorded = try Self.machine()
        recorded.machine.start()
        #expect(
            recorded.lines { $0.fire("everywhere") } == [
                "fired everywhere", "a -> anywhere", "exit a", "enter anywhere",
            ])
    }

    @Test(
        "A frame is clamped to the file, and one that cannot be resolved is none",
        arguments: [
            (.literal(7.5), ["player: frame 7.5"]), (.literal(-1), ["player: frame 0.0"]),
            (.literal(1000), ["player: frame 100.0"]), (.literal(.infinity), ["player: frame 100.0"]),
            (.literal(.nan), ["player: frame nan"]), (.input("x"), ["player: frame 5.0"]), (.input("nothing"), []),
            (.builtIn(.elapsedTime), ["player: frame 0.0"]), (.text("x"), []),
        ] as [(ValueReference<Float>, [String])])
    func frames(value: ValueReference<Float>, lines: [String]) throws {
        let player = FakePlayback()
        let recorded = try RecordedMachine(
            [.state("a", entry: [.setFrame(value: value)])], inputs: [.numeric(name: "x", value: 5)],
            playback: player, recorder: player.recorder)
        #expect(recorded.lines { $0.start() }.filter { $0.hasPrefix("player: frame") } == lines)
    }

    @Test("Without an animation no frame is set")
    func noAnimation() throws {
        let player = FakePlayback()
        player.lastFrame = nil
        let recorded = try Self.machine(
            entry: [.setFrame(value: .literal(1)), .setProgress(value: .literal(1))], player: player)
        #expect(recorded.lines { $0.start() }.filter { $0.hasPrefix("player: frame") } == [])
    }

    @Test(
        "A theme may be a String input's value, and the empty id clears it",
        arguments: [("$word", "night"), ("day", "day"), ("", ""), ("$nothing", "$nothing"), ("word", "word")])
    func themes(text: String, theme: String) throws {
        let recorded = try Self.machine(
            entry: [.setTheme(value: ValueReference(text: text))], inputs: [.string(name: "word", value: "night")])
        #expect(recorded.lines { $0.start() }.contains("player: theme \(theme)"))
    }

    @Test("Without a player everything that would go to one is dropped")
    func none() throws {
        let recorded = try RecordedMachine([
            .state("a", entry: [.setFrame(value: .literal(1)), .setTheme(value: .literal("x"))])
        ])
        #expect(recorded.lines { $0.start() } == [" -> a", "exit ", "enter a", "Start"])
    }
}
