import DBDotLottie
import Testing

@Suite("The order of an evaluation")
struct EvaluationOrderTests {
    private static let inputs: [Definition.Input] = [
        .event(name: "go"), .event(name: "back"), .numeric(name: "x", value: 0), .boolean(name: "on", value: false),
    ]

    /// The states that were entered while something was done, in order.
    private static func path(
        _ states: [Definition.State], _ profile: DotLottieProfile = .documented,
        _ work: (DotLottieStateMachine) -> Void = { $0.fire("go") }
    ) throws -> [String] {
        let recorded = try RecordedMachine(states, inputs: inputs, profile: profile)
        recorded.machine.start()
        return recorded.lines(of: work).filter { $0.hasPrefix("enter") }.map { String($0.dropFirst("enter ".count)) }
    }

    @Test("A GlobalState's transition to the current state takes the event away from the current state")
    func globalToCurrent() throws {
        #expect(
            try Self.path([.anywhere(.to("a", .on("go"))), .state("a", .to("b", .on("go"))), .state("b")]) == [])
    }

    @Test("A transition to an unknown state takes the event, and later ones are not tried")
    func unknownTarget() throws {
        #expect(
            try Self.path([.state("a", .to("nowhere", .on("go")), .to("b", .on("go"))), .state("b")]) == [])
        #expect(
            try Self.path([.anywhere(.to("nowhere", .on("go"))), .state("a", .to("b", .on("go"))), .state("b")]) == [])
    }

    @Test("After a GlobalState's transition to an unknown state the current state's other transitions are looked at")
    func onwardFromUnknown() throws {
        #expect(
            try Self.path([
                .anywhere(.to("nowhere", .on("go"))), .state("a", .to("b", .number("x", .equal, 0), .truth("on"))),
                .state("b"),
            ]) {
                $0.setBoolean("on", to: true)
                $0.fire("go")
            } == ["b"])
    }

    @Test("After a GlobalState's transition the new state's transitions follow in the same round")
    func globalThenLocal() throws {
        #expect(
            try Self.path([
                .anywhere(.to("b", .on("go"))), .state("a"), .state("b", .to("c", .number("x", .equal, 0))),
                .state("c"),
            ]) == ["b", "c"])
    }

    @Test("An event that an entry action fires begins a new round with the GlobalState")
    func firedOnEntry() throws {
        #expect(
            try Self.path([
                .anywhere(.to("g", .on("back"))), .state("a", .to("b", .on("go"))),
                .state("b", entry: [.fire(inputName: "back")], .to("c", .on("back"))), .state("c"), .state("g"),
            ]) == ["b", "g"])
    }

    @Test("All guards of a transition must pass, and the first transition whose guards do is taken")
    func allGuards() throws {
        #expect(
            try Self.path([
                .state("a", .to("b", .on("go"), .truth("on")), .to("c", .on("go")), .to("d", .on("go"))), .state("b"),
                .state("c"), .state("d"),
            ]) == ["c"])
    }

    @Test("Two different events on one transition never both pass")
    func twoEvents() throws {
        #expect(
            try Self.path([.state("a", .to("b", .on("go"), .on("back"))), .state("b")]) {
                $0.fire("go")
                $0.fire("back")
            } == [])
    }

    @Test("Of several transitions without guards the last is taken, an empty list counting as none")
    func lastGuardless() throws {
        #expect(
            try Self.path([
                .state("start", .to("a", .on("go"))),
                .state("a", .init(toState: "b", guards: []), .init(toState: "c", guards: []), .to("d", .on("back"))),
                .state("b"), .state("c"), .state("d"),
            ]) == ["a", "c"])
    }

    @Test("A newer event takes an older one's place")
    func eventSlot() throws {
        let recorded = try RecordedMachine(
            [.state("a", .to("b", .on("go")), .to("c", .on("back"))), .state("b"), .state("c")], inputs: Self.inputs)
        recorded.machine.fire("go")
        recorded.machine.fire("back")
        recorded.machine.start()
        #expect(recorded.machine.currentStateName == "c")
    }

    @Test("An event is used up by the transition that it lets pass")
    func eventIsUsedUp() throws {
        #expect(
            try Self.path([.state("a", .to("b", .on("go"))), .state("b", .to("c", .on("go"))), .state("c")]) == ["b"])
    }

    @Test("An unknown input evaluates all the same, and answers false")
    func unknownInput() throws {
        let recorded = try RecordedMachine(
            [.state("a", .to("b", .truth("on"))), .state("b")], inputs: Self.inputs)
        recorded.machine.setBoolean("on", to: true)
        recorded.machine.override("a")
        recorded.machine.start()
        recorded.machine.override("a")
        #expect(
            recorded.answer { $0.setNumeric("nothing", to: 1) } == [
                "a -> b", "exit a", "enter b", "refused write(\"nothing\") unknownInput", "answer: false",
            ])
    }

    @Test("An undeclared event is refused and evaluates nothing")
    func unknownEvent() throws {
        let recorded = try RecordedMachine([.state("a", .to("b", .truth("on"))), .state("b")], inputs: Self.inputs)
        recorded.machine.setBoolean("on", to: true)
        recorded.machine.start()
        recorded.machine.override("a")
        #expect(
            recorded.answer { $0.fire("nothing") } == ["refused fire(\"nothing\") unknownInput", "answer: false"])
        #expect(recorded.machine.currentStateName == "a")
    }
}
