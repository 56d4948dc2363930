import DBDotLottie
import Testing

@Suite("Guards")
struct GuardTests {
    typealias Guard = Definition.Guard

    private static let inputs: [Definition.Input] = [
        .numeric(name: "two", value: 2), .numeric(name: "three", value: 3), .numeric(name: "nan", value: .nan),
        .numeric(name: "zero", value: 0), .boolean(name: "yes", value: true), .boolean(name: "no", value: false),
        .string(name: "word", value: "hello"), .string(name: "same", value: "hello"), .string(name: "empty", value: ""),
    ]

    private static func passes(_ condition: Guard) throws -> Bool {
        let program = MachineProgram(
            Definition(initial: "a", states: [.state("a", .to("b", condition)), .state("b")], inputs: inputs))
        let machine = try DotLottieStateMachine(program: program)
        machine.start()
        return machine.currentStateName == "b"
    }

    @Test(
        "Numbers compare in all six ways",
        arguments: zip(
            Definition.Condition.allCases,
            [
                [false, true, false], [true, false, true], [false, false, true], [false, true, true],
                [true, false, false], [true, true, false],
            ]))
    func numbers(condition: Definition.Condition, expected: [Bool]) throws {
        let results = try ([3, 2, 1] as [Float]).map {
            try Self.passes(.numeric(inputName: "two", condition, compareTo: .literal($0)))
        }
        #expect(results == expected)
    }

    @Test(
        "What passes",
        arguments: [
            .numeric(inputName: "two", .lessThan, compareTo: .input("three")),
            .numeric(inputName: "@elapsedTime", .equal, compareTo: .literal(0)),
            .numeric(inputName: "zero", .equal, compareTo: .literal(-0.0)),
            .numeric(inputName: "zero", .equal, compareTo: .builtIn(.elapsedTime)),
            .numeric(inputName: "nan", .notEqual, compareTo: .input("nan")),
            .boolean(inputName: "yes", .notEqual, compareTo: .input("no")),
            .boolean(inputName: "yes", .equal, compareTo: .text("yes")),
            .string(inputName: "word", .equal, compareTo: .input("same")),
            .string(inputName: "word", .notEqual, compareTo: .literal("Hello")),
            .string(inputName: "empty", .equal, compareTo: .literal("")),
        ] as [Guard])
    func passing(condition: Guard) throws {
        #expect(try Self.passes(condition))
    }

    @Test(
        "What never passes",
        arguments: [
            .numeric(inputName: "nothing", .notEqual, compareTo: .literal(1)),
            .numeric(inputName: "word", .notEqual, compareTo: .literal(1)),
            .numeric(inputName: "two", .notEqual, compareTo: .input("nothing")),
            .numeric(inputName: "two", .notEqual, compareTo: .text("three")),
            .numeric(inputName: "nan", .equal, compareTo: .input("nan")),
            .numeric(inputName: "nan", .lessThanOrEqual, compareTo: .literal(0)),
            .boolean(inputName: "nothing", .notEqual, compareTo: .literal(true)),
            .boolean(inputName: "yes", .greaterThan, compareTo: .literal(false)),
            .boolean(inputName: "yes", .notEqual, compareTo: .input("nothing")),
            .string(inputName: "nothing", .notEqual, compareTo: .literal("")),
            .string(inputName: "word", .lessThan, compareTo: .literal("zzz")),
            .string(inputName: "word", .notEqual, compareTo: .input("nothing")),
            .event(inputName: "nothing"),
        ] as [Guard])
    func failing(condition: Guard) throws {
        #expect(try !Self.passes(condition))
    }
}
