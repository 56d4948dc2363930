import DBDotLottie
import Testing

@Suite("Override")
struct OverrideTests {
    private static func machine(_ profile: DotLottieProfile = .documented) throws -> RecordedMachine {
        try RecordedMachine(
            [
                .state("a", exit: [.fireCustomEvent(value: .literal("left a"))]),
                .state("b", entry: [.fireCustomEvent(value: .literal("in b"))], .to("c", .truth("on"))), .state("c"),
                .state("end", isFinal: true),
            ],
            inputs: [.boolean(name: "on", value: true)], profile: profile)
    }

    @Test("It enters whatever the rules say, with exit and entry actions, and evaluates nothing")
    func override() throws {
        let recorded = try Self.machine()
        recorded.machine.start()
        #expect(
            recorded.answer { $0.override("b") } == [
                "a -> b", "custom left a", "exit a", "enter b", "custom in b", "answer: true",
            ])
    }

    @Test("With evaluation the entered state's transitions follow")
    func evaluates() throws {
        let recorded = try Self.machine()
        recorded.machine.start()
        #expect(
            recorded.answer { $0.overrideAndEvaluate("b") }.suffix(4) == [
                "b -> c", "exit b", "enter c", "answer: true",
            ])
    }

    @Test("With evaluation it answers false for a machine that is stopped, though it enters")
    func stopped() throws {
        let recorded = try Self.machine()
        #expect(
            recorded.answer { $0.overrideAndEvaluate("b") } == [
                " -> b", "exit ", "enter b", "custom in b", "answer: false",
            ])
    }

    @Test("The current state can be entered anew")
    func itself() throws {
        let recorded = try Self.machine()
        recorded.machine.start()
        #expect(recorded.lines { $0.override("a") } == ["a -> a", "custom left a", "exit a", "enter a"])
    }

    @Test("An unknown name is refused, and nothing happens")
    func unknown() throws {
        let recorded = try Self.machine()
        recorded.machine.start()
        #expect(
            recorded.answer { $0.override("nothing") } == [
                "refused override(\"nothing\") unknownState", "answer: false",
            ])
    }

    @Test(
        "Into a final state it finishes the machine, or stops it",
        arguments: zip(DotLottieProfile.presets, [MachineStatus.finished, .stopped, .stopped]))
    func intoFinal(profile: DotLottieProfile, status: MachineStatus) throws {
        let recorded = try Self.machine(profile)
        recorded.machine.start()
        recorded.machine.override("end")
        #expect(recorded.machine.status == status)
    }

    @Test(
        "Out of a final state it runs again in the documented profile, and stays stopped in the engines'",
        arguments: zip(DotLottieProfile.presets, [MachineStatus.running, .stopped, .stopped]))
    func outOfFinal(profile: DotLottieProfile, status: MachineStatus) throws {
        let recorded = try Self.machine(profile)
        recorded.machine.start()
        recorded.machine.override("end")
        recorded.machine.override("a")
        #expect(recorded.machine.status == status)
    }
}
