import DBDotLottie
import DBStateMachine

extension StateMachineDefinition.Tween {
    static func lasting(_ seconds: Float) -> Self { .init(duration: seconds, easing: .init(0, 0, 1, 1)) }
}

extension StateMachineDefinition.Transition {
    static func tween(to name: String, lasting seconds: Float, _ guards: Definition.Guard...) -> Self {
        .init(toState: name, guards: guards.isEmpty ? nil : guards, tween: .lasting(seconds))
    }
}

/// A machine whose state `a` tweens to `b` for a second on `go`, to `c` on `other`, and goes to `c` at once on `away`.
///
/// `b` leads to `d` while `x` is above 0, and the GlobalState tweens to `g` on `all`. Its player writes into the same recorder.
struct TweenedMachine {
    let recorded: RecordedMachine
    let player: FakePlayback
    var machine: DotLottieStateMachine { recorded.machine }

    init(
        _ profile: DotLottieProfile = .documented, interactions: [Definition.Interaction] = [],
        hosting: KeyValuePairs<String, DBState> = [:]
    ) throws {
        let player = FakePlayback()
        recorded = try RecordedMachine(
            [
                .anywhere(.tween(to: "g", lasting: 1, .on("all"))),
                .state(
                    "a", exit: [.fireCustomEvent(value: .literal("left a"))], .tween(to: "b", lasting: 1, .on("go")),
                    .tween(to: "c", lasting: 2, .on("other")), .to("c", .on("away")), .to("a", .on("again"))),
                .state("b", .to("d", .number("x", .greaterThan, 0))), .state("c"), .state("d"), .state("g"),
            ],
            inputs: ["go", "other", "away", "again", "all"].map { .event(name: $0) }
                + [.numeric(name: "x", value: 0)],
            interactions: interactions, profile: profile, playback: player, hosting: hosting, recorder: player.recorder)
        self.player = player
        recorded.machine.start()
    }

    func lines(of work: (DotLottieStateMachine) -> Void) -> [String] { recorded.lines(of: work) }
}
