import DBDotLottie
import DBStateMachine
import Testing

@Suite("Odd numbers")
struct OddNumberTests {
    private static let values: [Float] = [
        .nan, .infinity, -.infinity, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ]

    @Test("Any number can be set, and is kept bit for bit", arguments: values)
    func set(value: Float) throws {
        let recorded = try RecordedMachine([.state("a")], inputs: [.numeric(name: "x", value: 1)])
        recorded.machine.start()
        #expect(recorded.machine.setNumeric("x", to: value))
        #expect(recorded.machine.numeric("x")?.bitPattern == value.bitPattern)
    }

    @Test("What is not a number is reported each time that it is set, since it differs from itself")
    func notANumber() throws {
        let recorded = try RecordedMachine([.state("a")], inputs: [.numeric(name: "x", value: .nan)])
        recorded.machine.start()
        #expect(recorded.lines { $0.setNumeric("x", to: .nan) } == ["x: nan to nan"])
        #expect(recorded.lines { $0.resetInput("x") } == ["x: nan to nan"])
    }

    @Test("Every action takes every number without harm", arguments: values)
    func actions(value: Float) throws {
        let literal = ValueReference<Float>.literal(value)
        let actions: [Definition.Action] = [
            .increment(inputName: "x", value: literal), .decrement(inputName: "x", value: literal),
            .multiply(inputName: "x", value: literal), .floor(inputName: "x"),
            .clamp(inputName: "x", min: literal, max: literal), .clamp(inputName: "x", min: nil, max: literal),
            .setRandom(inputName: "x", min: literal, max: literal, integer: true),
            .setRandom(inputName: "x", min: nil, max: literal, integer: false), .setFrame(value: literal),
            .setProgress(value: literal), .setNumeric(inputName: "x", value: literal), .floor(inputName: "x"),
        ]
        for profile in DotLottieProfile.presets {
            let recorded = try RecordedMachine(
                [.state("a", entry: actions)], inputs: [.numeric(name: "x", value: value)], profile: profile,
                playback: FakePlayback())
            #expect(recorded.machine.start())
            #expect(recorded.machine.status == .running)
        }
    }

    @Test(
        "Any time can be handed in",
        arguments: [.infinity, -.infinity, .nan, 1e300, -0.0, .leastNonzeroMagnitude] as [Double])
    func times(seconds: Double) throws {
        for profile in DotLottieProfile.presets {
            let tweened = try TweenedMachine(profile, hosting: ["extra": ScriptedState()])
            tweened.machine.update(deltaTime: seconds)
            tweened.machine.fire("go")
            tweened.machine.update(deltaTime: seconds)
            tweened.machine.enter(ScriptedState.self, after: 1)
            tweened.machine.update(deltaTime: seconds)
            tweened.machine.cancelPendingTransition()
            #expect(tweened.machine.status == .running)
            #expect(tweened.machine.stop())
        }
    }

    @Test("A timed enter takes every duration: nothing and less at once, no number never, endless waits")
    func durations() throws {
        let recorded = try RecordedMachine([.state("a")], hosting: ["extra": ScriptedState()])
        recorded.machine.start()
        #expect(recorded.answer { $0.enter(ScriptedState.self, after: .nan) } == ["answer: false"])
        #expect(
            recorded.answer { $0.enter(ScriptedState.self, after: .infinity) } == [
                "a -> extra", "exit a", "answer: true",
            ])
        recorded.machine.update(deltaTime: 1e300)
        #expect(recorded.machine.pendingTransition != nil)
        #expect(
            recorded.answer { $0.enter(ScriptedState.self, after: -1) } == [
                "a -> extra", "enter extra", "answer: true",
            ])
        #expect(recorded.answer { $0.enter(ScriptedState.self, after: 0) }.last == "answer: true")
    }
}
