import DBDotLottie
import Testing

@Suite("What the profiles do differently while a tween runs")
struct TweenRuleTests {
    private static let profiles = DotLottieProfile.presets

    /// A machine whose state `a` tweens to `b` for a second, and leads to `c` at once on another event.
    private static func machine(_ profile: DotLottieProfile) throws -> RecordedMachine {
        let tween = Definition.Tween(duration: 1, easing: .init(0, 0, 1, 1))
        let animation = "{\"fr\": 10, \"ip\": 0, \"op\": 20, \"w\": 1, \"h\": 1, \"layers\": []}"
        let player = HeadlessPlayer(animation: try LottieAnimation(bytes: Array(animation.utf8)), profile: profile)
        let recorded = try RecordedMachine(
            [
                .state(
                    "a", .init(toState: "b", guards: [.on("go")], tween: tween),
                    .to("c", .on("away"))), .state("b", .to("d", .number("x", .greaterThan, 0))), .state("c"),
                .state("d"),
            ],
            inputs: [.event(name: "go"), .event(name: "away"), .numeric(name: "x", value: 0)], profile: profile,
            playback: player)
        recorded.machine.start()
        recorded.machine.fire("go")
        return recorded
    }

    @Test(
        "P4: a write during a tween is refused, refused, or accepted",
        arguments: zip(profiles, [false, false, true]))
    func write(profile: DotLottieProfile, isAccepted: Bool) throws {
        let recorded = try Self.machine(profile)
        #expect(recorded.machine.status == .tweening)
        #expect(recorded.machine.setNumeric("x", to: 1) == isAccepted)
        #expect(recorded.machine.numeric("x") == (isAccepted ? 1 : 0))
    }

    @Test(
        "P4: an event during a tween is refused, parked until the next evaluation, or evaluated against the source",
        arguments: zip(
            profiles,
            [
                ["refused fire(\"away\") tweenUnderWay"], ["fired away"],
                ["fired away", "a -> c", "enter c"],
            ]))
    func event(profile: DotLottieProfile, lines: [String]) throws {
        let recorded = try Self.machine(profile)
        #expect(recorded.lines { $0.fire("away") } == lines)
    }

    @Test(
        "P5: when a tween lands, the entered state's transitions are evaluated, or wait for the next trigger",
        arguments: zip(profiles, ["d", "b", "d"]))
    func landing(profile: DotLottieProfile, state: String) throws {
        let recorded = try Self.machine(profile)
        recorded.machine.override("a")
        recorded.machine.setNumeric("x", to: 1)
        recorded.machine.fire("go")
        for _ in 0..<3 { recorded.machine.update(deltaTime: 0.5) }
        #expect(recorded.machine.currentStateName == state)
    }
}
