import DBDotLottie
import Testing

@Suite("Tweened transitions that happen at once")
struct InstantTweenTests {
    private static func status(
        _ tween: Definition.Tween, from: String = "", to: String = "", segment: Definition.Segment? = nil,
        configure: (FakePlayback) -> Void = { _ in }
    ) throws -> MachineStatus {
        let player = FakePlayback()
        configure(player)
        let definition = Definition(
            initial: "a",
            states: [
                .playback(
                    .init(
                        name: "a", animation: from,
                        transitions: [.init(toState: "b", guards: [.on("go")], tween: tween)])),
                .playback(.init(name: "b", animation: to, segment: segment)),
            ],
            inputs: [.event(name: "go")])
        let machine = try DotLottieStateMachine(program: MachineProgram(definition), playback: player)
        machine.start()
        machine.fire("go")
        #expect(machine.currentStateName == (machine.status == .tweening ? "a" : "b"))
        return machine.status
    }

    @Test(
        "Those whose numbers cannot be tweened",
        arguments: [
            .init(duration: 0, easing: .init(0, 0, 1, 1)), .init(duration: -1, easing: .init(0, 0, 1, 1)),
            .init(duration: .nan, easing: .init(0, 0, 1, 1)), .init(duration: 1, easing: .init(-0.1, 0, 1, 1)),
            .init(duration: 1, easing: .init(0, 0, 1.1, 1)), .init(duration: 1, easing: .init(0, .infinity, 1, 1)),
            .init(duration: 1, easing: .init(0, 0, 1, .nan)), .init(duration: 1, easing: .init(.nan, 0, 1, 1)),
        ] as [Definition.Tween])
    func numbers(tween: Definition.Tween) throws {
        #expect(try Self.status(tween) == .running)
    }

    @Test("Not those whose curve overshoots, or that take for ever")
    func sound() throws {
        #expect(try Self.status(.init(duration: 1, easing: .init(0, -2, 1, 3))) == .tweening)
        #expect(try Self.status(.lasting(.infinity)) == .tweening)
        #expect(try Self.status(.lasting(.greatestFiniteMagnitude)) == .tweening)
    }

    @Test("An endless time is over when an endless time has passed, and the player hears so")
    func endless() throws {
        let player = FakePlayback()
        let recorded = try RecordedMachine(
            [.state("a", .tween(to: "b", lasting: .infinity, .on("go"))), .state("b")], inputs: [.event(name: "go")],
            playback: player, recorder: player.recorder)
        recorded.machine.start()
        recorded.machine.fire("go")
        recorded.machine.update(deltaTime: 1e30)
        #expect(recorded.machine.status == .tweening)
        #expect(recorded.lines { $0.update(deltaTime: .infinity) }.first == "player: share 1.0")
        #expect(!player.isTweening)
        #expect(recorded.machine.currentStateName == "b")
    }

    @Test("Those between states of different animations")
    func animations() throws {
        #expect(try Self.status(.lasting(1), from: "x", to: "y") == .running)
        #expect(try Self.status(.lasting(1), from: "x", to: "") == .running)
        #expect(try Self.status(.lasting(1), from: "x", to: "x") == .tweening)
    }

    @Test("Those into an unknown marker, and those without an animation")
    func playback() throws {
        #expect(try Self.status(.lasting(1), segment: .marker("intro")) == .running)
        #expect(
            try Self.status(.lasting(1), segment: .marker("intro")) {
                $0.markers = ["intro": FrameRange(start: 2, end: 5)]
            }
                == .tweening)
        #expect(try Self.status(.lasting(1)) { $0.lastFrame = nil } == .running)
    }

    @Test("Those of a machine without a player")
    func noPlayer() throws {
        let recorded = try RecordedMachine(
            [.state("a", .tween(to: "b", lasting: 1, .on("go"))), .state("b")], inputs: [.event(name: "go")])
        recorded.machine.start()
        recorded.machine.fire("go")
        #expect(recorded.machine.currentStateName == "b")
    }

    @Test(
        "The target frame is where the target begins: its marker's or the file's start, or the end in reverse",
        arguments: [
            (.forward, nil, "0.0"), (.bounce, .marker("intro"), "2.0"), (.reverse, nil, "100.0"),
            (.reverseBounce, .marker("intro"), "5.0"), (.reverse, .marker("beyond"), "100.0"),
            (.forward, .frames(7, 9), "7.0"),
        ] as [(PlaybackMode, Definition.Segment?, String)])
    func targetFrame(mode: PlaybackMode, segment: Definition.Segment?, frame: String) throws {
        let player = FakePlayback()
        player.markers = ["intro": FrameRange(start: 2, end: 5), "beyond": FrameRange(start: 90, end: 120)]
        let recorded = try RecordedMachine(
            [
                .state("a", .tween(to: "b", lasting: 1, .on("go"))),
                .playback(.init(name: "b", mode: mode, segment: segment)),
            ],
            inputs: [.event(name: "go")], playback: player, recorder: player.recorder)
        recorded.machine.start()
        #expect(recorded.lines { $0.fire("go") }.last == "player: tween to \(frame)")
        #expect(recorded.lines { $0.update(deltaTime: 1) }.last == "player: land at \(frame)")
    }
}
