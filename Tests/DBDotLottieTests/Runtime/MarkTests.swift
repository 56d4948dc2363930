import DBDotLottie
import Testing

@Suite("Whether an action brings the GlobalState back into the run")
struct MarkTests {
    private static let inputs: [Definition.Input] = [
        .event(name: "other"), .numeric(name: "n", value: 2.5), .numeric(name: "x", value: 0),
        .boolean(name: "b", value: false), .string(name: "s", value: ""),
    ]

    @Test(
        "A state's writing action does, whether the value changed or not",
        arguments: [
            .increment(inputName: "n", value: nil), .decrement(inputName: "n", value: .literal(0)),
            .multiply(inputName: "n", value: .literal(2)), .floor(inputName: "n"),
            .clamp(inputName: "n", min: nil, max: .literal(1)),
            .setRandom(inputName: "n", min: nil, max: nil, integer: false),
            .setNumeric(inputName: "n", value: .literal(2.5)), .setBoolean(inputName: "b", value: .literal(false)),
            .setString(inputName: "s", value: ""), .toggle(inputName: "b"), .reset(inputName: "nothing"),
        ] as [Definition.Action])
    func writing(action: Definition.Action) throws {
        #expect(try Self.brings(action))
    }

    @Test(
        "An action that comes to nothing does not",
        arguments: [
            .multiply(inputName: "n", value: .literal(1)), .multiply(inputName: "n", value: .input("nothing")),
            .clamp(inputName: "n", min: .literal(0), max: nil), .clamp(inputName: "n", min: nil, max: nil),
            .clamp(inputName: "n", min: .literal(2), max: .literal(1)),
            .clamp(inputName: "n", min: .literal(3), max: .input("nothing")),
            .setRandom(inputName: "n", min: .literal(2), max: .literal(1), integer: false),
            .setNumeric(inputName: "n", value: .input("nothing")),
            .setNumeric(inputName: "nothing", value: .literal(1)),
            .setBoolean(inputName: "b", value: .text("nothing")), .toggle(inputName: "nothing"),
            .fire(inputName: "nothing"), .fireCustomEvent(value: .literal("")), .setFrame(value: .literal(1)),
        ] as [Definition.Action])
    func nothing(action: Definition.Action) throws {
        #expect(try !Self.brings(action))
    }

    @Test("An event that a state fires does, as long as it is pending")
    func pendingEvent() throws {
        #expect(try Self.brings(.fire(inputName: "other")))
    }

    @Test("Of an interaction's actions only an Increment without a value does, at the next change of state")
    func interactions() throws {
        let actions: [(Definition.Action, Bool)] = [
            (.increment(inputName: "x", value: nil), true), (.increment(inputName: "x", value: .literal(1)), false),
            (.setNumeric(inputName: "x", value: .literal(1)), false),
        ]
        for (action, isMarked) in actions {
            let recorded = try RecordedMachine(
                [
                    .anywhere(.to("a", .number("x", .greaterThanOrEqual, 0))),
                    .state("a", .to("b", .number("x", .equal, 1))), .state("b"),
                ],
                inputs: Self.inputs, interactions: [.pointer(.click, layerName: nil, actions: [action])])
            recorded.machine.start()
            #expect(recorded.lines { $0.post(.click(x: 0, y: 0)) }.contains("b -> a") == isMarked)
        }
    }

    @Test("A mark from start's entry actions is still there in the first run")
    func fromStart() throws {
        let entry: [Definition.Action] = [.setNumeric(inputName: "x", value: .literal(1))]
        for (entry, isMarked) in [(entry, true), ([], false)] {
            let recorded = try RecordedMachine(
                [
                    .anywhere(.to("a", .number("x", .greaterThanOrEqual, 0))),
                    .state("a", entry: entry, .to("b", .number("n", .equal, 2.5))), .state("b"),
                ],
                inputs: Self.inputs)
            #expect(recorded.lines { $0.start() }.contains("b -> a") == isMarked)
        }
    }

    /// Whether the GlobalState is looked at between entering `b`, which does the action on entry, and leaving it for `c`.
    ///
    /// It always leads to `a`, which means nothing in `a` itself.
    private static func brings(_ action: Definition.Action) throws -> Bool {
        let recorded = try RecordedMachine(
            [
                .anywhere(.to("a", .number("x", .greaterThanOrEqual, 0))),
                .state("a", .to("b", .number("x", .equal, 1))),
                .state("b", entry: [action], .to("c", .number("x", .equal, 1))), .state("c"),
            ],
            inputs: inputs)
        recorded.machine.start()
        return recorded.lines { $0.setNumeric("x", to: 1) }.contains("b -> a")
    }
}
