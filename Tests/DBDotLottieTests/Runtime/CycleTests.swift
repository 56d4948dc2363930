import DBDotLottie
import Testing

@Suite("Runs that go round in circles")
struct CycleTests {
    private static func ring(_ count: Int, profile: DotLottieProfile = .documented) throws -> RecordedMachine {
        try RecordedMachine(
            (0..<count).map { .state("s\($0)", .to("s\(($0 + 1) % count)", .number("x", .equal, 1))) }
                + [.state("end")],
            inputs: [.numeric(name: "x", value: 0)], profile: profile)
    }

    @Test("The twentieth return to a state within one run stops the machine", arguments: DotLottieProfile.presets)
    func twentyReturns(profile: DotLottieProfile) throws {
        for count in [1, 2, 5] {
            let recorded = try Self.ring(count, profile: profile)
            recorded.machine.start()
            let lines = recorded.lines { $0.setNumeric("x", to: 1) }
            #expect(lines.suffix(2) == ["Stop", "Error infiniteLoop"])
            #expect(recorded.machine.status == .stopped)
            let entries = lines.count { $0.hasPrefix("enter") }
            // start's own run has noted the first state; then each return takes one round more than there are states, to be noticed.
            #expect(entries == 1 + 19 * (count + 1))
        }
    }

    @Test("Twenty runs that return once each are no circle")
    func manyRuns() throws {
        let recorded = try RecordedMachine(
            [.state("a", .to("b", .on("go"))), .state("b", .to("a", .on("go")))], inputs: [.event(name: "go")])
        recorded.machine.start()
        for _ in 0..<1001 { recorded.machine.fire("go") }
        #expect(recorded.machine.status == .running)
        #expect(recorded.machine.currentStateName == "b")
    }

    @Test("A run may count to a hundred through one state")
    func longRun() throws {
        let recorded = try RecordedMachine(
            (0..<100).map { .state("s\($0)", .to("s\($0 + 1)", .number("x", .equal, 1))) } + [.state("s100")],
            inputs: [.numeric(name: "x", value: 0)])
        recorded.machine.start()
        recorded.machine.setNumeric("x", to: 1)
        #expect(recorded.machine.currentStateName == "s100")
        #expect(recorded.machine.status == .running)
    }

    @Test("After an infinite loop the machine can be started again")
    func startAgain() throws {
        let recorded = try Self.ring(2)
        recorded.machine.start()
        recorded.machine.setNumeric("x", to: 1)
        recorded.machine.setNumeric("x", to: 0)
        #expect(recorded.machine.start())
        #expect(recorded.machine.status == .running)
    }

    @Test("overrideAndEvaluate answers false when its run ends so, though the state was entered")
    func override() throws {
        let recorded = try Self.ring(2)
        recorded.machine.setNumeric("x", to: 1)
        recorded.machine.override("end")
        recorded.machine.setNumeric("x", to: 0)
        recorded.machine.start()
        recorded.machine.override("end")
        recorded.machine.setNumeric("x", to: 1)
        #expect(!recorded.machine.overrideAndEvaluate("s0"))
        #expect(recorded.machine.status == .stopped)
    }
}
