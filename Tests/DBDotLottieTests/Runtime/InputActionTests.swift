import DBDotLottie
import Testing

@Suite("What actions do to inputs")
struct InputActionTests {
    typealias Action = Definition.Action

    private static let inputs: [Definition.Input] = [
        .numeric(name: "n", value: 2.5), .numeric(name: "other", value: -4), .numeric(name: "nan", value: .nan),
        .boolean(name: "b", value: false), .boolean(name: "yes", value: true), .string(name: "s", value: "text"),
        .string(name: "word", value: "hello"), .numeric(name: "both", value: 1), .boolean(name: "both", value: false),
    ]

    /// A machine after one click that does the actions.
    private static func clicked(_ actions: [Action]) throws -> RecordedMachine {
        let recorded = try RecordedMachine(
            [.state("a")], inputs: inputs, interactions: [.pointer(.click, layerName: nil, actions: actions)])
        recorded.machine.start()
        _ = recorded.recorder.take()
        recorded.machine.post(.click(x: 0, y: 0))
        return recorded
    }

    @Test(
        "Numbers",
        arguments: [
            (.increment(inputName: "n", value: nil), 3.5), (.increment(inputName: "n", value: .literal(2)), 4.5),
            (.increment(inputName: "n", value: .input("other")), -1.5),
            (.increment(inputName: "n", value: .input("nothing")), 3.5),
            (.increment(inputName: "n", value: .builtIn(.elapsedTime)), 2.5),
            (.decrement(inputName: "n", value: nil), 1.5), (.decrement(inputName: "n", value: .text("2")), 1.5),
            (.multiply(inputName: "n", value: .literal(-2)), -5),
            (.multiply(inputName: "n", value: .input("other")), -10),
            (.multiply(inputName: "n", value: .input("nothing")), 2.5), (.floor(inputName: "n"), 2),
            (.setNumeric(inputName: "n", value: .literal(Float(16_777_217.0 as Double))), 16_777_216),
            (.setNumeric(inputName: "n", value: .input("other")), -4),
            (.setNumeric(inputName: "n", value: .input("nothing")), 2.5),
            (.setNumeric(inputName: "n", value: .literal(.infinity)), .infinity),
        ] as [(Action, Float)])
    func numbers(action: Action, value: Float) throws {
        #expect(try Self.clicked([action]).machine.numeric("n") == value)
    }

    @Test(
        "Clamp",
        arguments: [
            (.clamp(inputName: "n", min: .literal(3), max: nil), 3),
            (.clamp(inputName: "n", min: nil, max: .literal(1)), 1),
            (.clamp(inputName: "n", min: .literal(0), max: .literal(9)), 2.5),
            (.clamp(inputName: "n", min: .input("other"), max: .literal(0)), 0),
            (.clamp(inputName: "n", min: nil, max: nil), 2.5),
            (.clamp(inputName: "n", min: .literal(5), max: .literal(4)), 2.5),
            (.clamp(inputName: "n", min: .literal(5), max: .input("nothing")), 2.5),
            (.clamp(inputName: "n", min: .input("nothing"), max: .literal(1)), 2.5),
        ] as [(Action, Float)])
    func clamp(action: Action, value: Float) throws {
        #expect(try Self.clicked([action]).machine.numeric("n") == value)
    }

    @Test(
        "Clamp turns what is not a number into its min, or else into its max",
        arguments: [(3, 5, 3), (nil, 5, 5), (3, nil, 3)] as [(Float?, Float?, Float)])
    func clampNotANumber(min: Float?, max: Float?, value: Float) throws {
        let action = Action.clamp(inputName: "nan", min: min.map { .literal($0) }, max: max.map { .literal($0) })
        #expect(try Self.clicked([action]).machine.numeric("nan") == value)
    }

    @Test(
        "Truth values",
        arguments: [
            (.toggle(inputName: "b"), true), (.setBoolean(inputName: "b", value: .literal(true)), true),
            (.setBoolean(inputName: "b", value: .input("yes")), true),
            (.setBoolean(inputName: "b", value: .text("yes")), true),
            (.setBoolean(inputName: "b", value: .text("nothing")), false),
        ] as [(Action, Bool)])
    func truths(action: Action, value: Bool) throws {
        #expect(try Self.clicked([action]).machine.boolean("b") == value)
    }

    @Test(
        "Texts: a name is copied with or without `$`, and an unknown reference is the text that it is",
        arguments: [
            ("new", "new"), ("$word", "hello"), ("word", "hello"), ("$nothing", "$nothing"), ("", ""), ("$", "$"),
        ])
    func texts(text: String, value: String) throws {
        #expect(try Self.clicked([.setString(inputName: "s", value: text)]).machine.string("s") == value)
    }

    @Test("An input that does not exist is nobody's, whatever the action")
    func unknownInputs() throws {
        let recorded = try Self.clicked([
            .increment(inputName: "s", value: nil), .multiply(inputName: "b", value: .literal(2)),
            .setBoolean(inputName: "n", value: .literal(true)), .setString(inputName: "n", value: "x"),
            .toggle(inputName: "n"), .fire(inputName: "n"), .floor(inputName: "nothing"),
            .setRandom(inputName: "nothing", min: nil, max: nil, integer: true),
        ])
        #expect(recorded.recorder.take() == [])
    }

    @Test("Reset looks for the name among numbers, then truth values, then texts")
    func reset() throws {
        let recorded = try Self.clicked([
            .setNumeric(inputName: "both", value: .literal(5)), .toggle(inputName: "both"),
            .setString(inputName: "s", value: "new"), .reset(inputName: "both"), .reset(inputName: "s"),
            .reset(inputName: "nothing"),
        ])
        #expect(
            recorded.recorder.take() == [
                "both: 1.0 to 5.0", "both: false to true", "s: text to new", "both: 5.0 to 1.0", "s: new to text",
            ])
    }

    @Test("A change is reported only where the value really becomes another; -0 is no other than 0")
    func onlyChanges() throws {
        let recorded = try Self.clicked([
            .setNumeric(inputName: "n", value: .literal(2.5)), .setBoolean(inputName: "b", value: .literal(false)),
            .setString(inputName: "s", value: "text"), .setNumeric(inputName: "n", value: .literal(0)),
            .setNumeric(inputName: "n", value: .literal(-0.0)),
        ])
        #expect(recorded.recorder.take() == ["n: 2.5 to 0.0"])
        #expect(recorded.machine.numeric("n")?.sign == .minus)
    }
}
