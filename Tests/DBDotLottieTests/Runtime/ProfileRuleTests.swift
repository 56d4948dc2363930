import DBDotLottie
import Testing

/// The columns of the table in Documentation/Profiles.md, in its order: documented, 0.1.58, 2026-07.
private let profiles = DotLottieProfile.presets

@Suite("What the profiles do differently, without playback")
struct ProfileRuleTests {
    @Test(
        "P1: a pending event hides guarded transitions without an Event guard in the engines only",
        arguments: zip(profiles, ["byNumber", "byEvent", "byEvent"]))
    func pendingEvent(profile: DotLottieProfile, state: String) throws {
        let recorded = try RecordedMachine(
            [
                .state("a", .to("byNumber", .number("x", .equal, 1)), .to("byEvent", .on("go"))), .state("byNumber"),
                .state("byEvent"),
            ],
            inputs: [.event(name: "go"), .numeric(name: "x", value: 0)], profile: profile)
        recorded.machine.setNumeric("x", to: 1)
        recorded.machine.fire("go")
        recorded.machine.start()
        #expect(recorded.machine.currentStateName == state)
    }

    @Test(
        "P2: a transition of the GlobalState runs the left state's exit actions in the documented profile only",
        arguments: zip(profiles, [true, false, false]))
    func globalExit(profile: DotLottieProfile, runs: Bool) throws {
        let recorded = try RecordedMachine(
            [
                .anywhere(.to("b", .on("go"))), .state("a", exit: [.fireCustomEvent(value: .literal("bye"))]),
                .state("b"),
            ],
            inputs: [.event(name: "go")], profile: profile)
        recorded.machine.start()
        #expect(
            recorded.lines { $0.fire("go") } == ["fired go", "a -> b"] + (runs ? ["custom bye"] : []) + [
                "exit a", "enter b",
            ])
    }

    @Test(
        "P3: a final state finishes the machine, or stops it",
        arguments: zip(profiles, [MachineStatus.finished, .stopped, .stopped]))
    func finalState(profile: DotLottieProfile, status: MachineStatus) throws {
        let recorded = try RecordedMachine(
            [
                .state("a", .to("end", .on("go"))),
                .state("end", entry: [.fireCustomEvent(value: .literal("done"))], isFinal: true, .to("a", .on("go"))),
            ],
            inputs: [.event(name: "go")], profile: profile)
        recorded.machine.start()
        let stop = status == .stopped ? ["Stop"] : []
        #expect(
            recorded.lines { $0.fire("go") } == ["fired go", "a -> end", "exit a", "enter end", "custom done"] + stop)
        #expect(recorded.machine.status == status)
        recorded.machine.fire("go")
        #expect(recorded.machine.currentStateName == "end")
    }

    @Test(
        "P18: a reference as the message of FireCustomEvent is resolved, or sent as it is written",
        arguments: zip(profiles, ["custom hello", "custom $text", "custom $text"]))
    func customEvent(profile: DotLottieProfile, line: String) throws {
        let recorded = try RecordedMachine(
            [.state("a")], inputs: [.string(name: "text", value: "hello")],
            interactions: [.pointer(.click, layerName: nil, actions: [.fireCustomEvent(value: .input("text"))])],
            profile: profile)
        recorded.machine.start()
        #expect(recorded.lines { $0.post(.click(x: 0, y: 0)) } == [line])
    }
}
