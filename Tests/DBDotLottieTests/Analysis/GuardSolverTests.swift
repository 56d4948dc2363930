import Testing

import DBDotLottie

@Suite("The guard solver")
struct GuardSolverTests {
    typealias Guard = StateMachineDefinition.Guard
    typealias Condition = StateMachineDefinition.Condition
    typealias Input = StateMachineDefinition.Input

    static let inputs: [Input] = [
        .numeric(name: "x", value: 0), .numeric(name: "y", value: 0), .numeric(name: "z", value: 0),
        .boolean(name: "on", value: false), .boolean(name: "ready", value: false),
        .string(name: "role", value: "guest"), .string(name: "page", value: "home"),
        .event(name: "go"), .event(name: "done"),
    ]

    private func solution(_ guards: Guard...) -> GuardSolution {
        var solver = GuardSolver(inputs: Self.inputs)
        return solver.solution(of: guards)
    }

    private static func number(_ name: String, _ condition: Condition, _ value: Float) -> Guard {
        .numeric(inputName: name, condition, compareTo: .literal(value))
    }

    private static func number(_ name: String, _ condition: Condition, _ other: String) -> Guard {
        .numeric(inputName: name, condition, compareTo: .input(other))
    }

    @Test(
        "A number is short where one is allowed, and the neighbour where not",
        arguments: [
            (3, Condition.greaterThan, Float.infinity, 4), (3, .greaterThanOrEqual, .infinity, 3),
            (3.5, .greaterThan, .infinity, 4), (0.1, .greaterThan, 0.2, 0.15), (1, .greaterThan, 2, 1.5),
            (1, .greaterThan, Float(1).nextUp.nextUp, Float(1).nextUp), (-8, .greaterThan, -3, -4),
            (16_777_216, .greaterThan, .infinity, 16_777_218),
        ])
    func numbersAreReadable(low: Float, condition: Condition, high: Float, expected: Float) {
        let solution = solution(Self.number("x", condition, low), Self.number("x", .lessThan, high))
        #expect(solution == .possible(GuardWitness(inputs: [.numeric(name: "x", value: expected)])))
    }

    @Test("Initial values stay where they let the guards pass")
    func initialValuesStay() {
        let solution = solution(
            Self.number("x", .lessThan, 5), .string(inputName: "role", .notEqual, compareTo: .literal("admin")))
        let unchanged: [Input] = [.numeric(name: "x", value: 0), .string(name: "role", value: "guest")]
        #expect(solution == .possible(GuardWitness(inputs: unchanged)))
    }

    @Test(
        "Guards that contradict each other are named, and no others",
        arguments: [
            ([number("y", .equal, 1), number("x", .greaterThan, 3), number("x", .lessThan, 2)], [1, 2]),
            ([number("x", .greaterThan, 1), number("x", .lessThan, Float(1).nextUp)], [0, 1]),
            ([number("x", .greaterThan, .infinity)], [0]),
            ([number("x", .lessThan, .nan)], [0]),
            ([number("x", .lessThan, "x")], [0]),
            ([number("@elapsedTime", .lessThan, 0)], [0]),
            ([number("x", .lessThan, "y"), number("y", .lessThan, "z"), number("z", .lessThan, "x")], [0, 1, 2]),
            ([number("x", .equal, "y"), number("z", .equal, 0), number("x", .notEqual, "y")], [0, 2]),
            ([number("x", .equal, "y"), number("x", .equal, 1), number("y", .equal, 2)], [0, 1, 2]),
            ([number("x", .notEqual, "x"), number("x", .equal, "y")], [0, 1]),
            ([.event(inputName: "go"), number("x", .equal, 1), .event(inputName: "done")], [0, 2]),
            ([.event(inputName: "go"), number("missing", .equal, 1)], [1]),
        ] as [([Guard], [Int])])
    func contradictionsAreNamed(guards: [Guard], positions: [Int]) {
        var solver = GuardSolver(inputs: Self.inputs)
        #expect(solver.solution(of: guards) == .impossible(positions))
    }

    @Test("Texts and truths contradict each other through other inputs, too")
    func textsAndTruthsContradict() {
        #expect(
            solution(
                .string(inputName: "role", .equal, compareTo: .literal("a")),
                .string(inputName: "page", .equal, compareTo: .input("role")),
                .string(inputName: "page", .notEqual, compareTo: .literal("a"))) == .impossible([0, 1, 2]))
        #expect(
            solution(
                .boolean(inputName: "on", .notEqual, compareTo: .text("ready")),
                .boolean(inputName: "on", .equal, compareTo: .literal(true)),
                .boolean(inputName: "ready", .notEqual, compareTo: .literal(false))) == .impossible([0, 1, 2]))
    }

    @Test("A text that several others forbid is a new one")
    func newTexts() {
        let solution = solution(
            .string(inputName: "role", .notEqual, compareTo: .literal("guest")),
            .string(inputName: "role", .notEqual, compareTo: .literal("other")))
        #expect(solution == .possible(GuardWitness(inputs: [.string(name: "role", value: "other 2")])))
    }

    @Test("Names that differ in scalars alone are different texts")
    func scalarsTellTextsApart() {
        let solution = solution(
            .string(inputName: "role", .equal, compareTo: .literal("\u{E9}")),
            .string(inputName: "role", .equal, compareTo: .literal("e\u{301}")))
        #expect(solution == .impossible([0, 1]))
    }

    @Test("Time and events are told beside the inputs")
    func timeAndEvents() {
        let solution = solution(Self.number("@elapsedTime", .greaterThan, 2), .event(inputName: "go"))
        #expect(solution == .possible(GuardWitness(elapsedTime: 3, event: "go")))
    }

    @Test(
        "Guards that every situation lets pass are known",
        arguments: [
            [], [number("@elapsedTime", .greaterThanOrEqual, 0)], [number("x", .notEqual, .nan)],
            [.string(inputName: "role", .equal, compareTo: .input("role"))],
            [.boolean(inputName: "on", .equal, compareTo: .text("on")), number("@elapsedTime", .greaterThan, -1)],
        ] as [[Guard]])
    func alwaysPassing(guards: [Guard]) {
        var solver = GuardSolver(inputs: Self.inputs)
        #expect(solver.solution(of: guards) == .alwaysPasses)
    }

    @Test("A number is not always itself, and may be above no bound, since it may be NaN")
    func notANumber() {
        let everyNumber = solution(Self.number("x", .greaterThanOrEqual, -.infinity))
        #expect(everyNumber == .possible(GuardWitness(inputs: [.numeric(name: "x", value: 0)])))
        guard case .possible(let witness) = solution(Self.number("x", .notEqual, "x")) else {
            Issue.record("Only NaN differs from itself")
            return
        }
        guard case .numeric("x", let value)? = witness.inputs.first else {
            Issue.record("The witness has x")
            return
        }
        #expect(value.isNaN)
    }

    @Test(
        "What follows is known",
        arguments: [
            ([number("x", .greaterThan, 3)], [number("x", .greaterThan, 2)], true),
            ([number("x", .greaterThan, 2)], [number("x", .greaterThan, 3)], false),
            ([number("x", .equal, 3)], [number("x", .notEqual, 4), number("x", .lessThanOrEqual, 3)], true),
            ([number("x", .notEqual, 3)], [number("x", .notEqual, 3)], true),
            ([number("x", .greaterThan, "y")], [number("x", .notEqual, "y")], true),
            ([number("x", .lessThan, 1), number("y", .greaterThan, 1)], [number("x", .lessThan, "y")], true),
            ([number("x", .notEqual, 3)], [number("x", .lessThan, 9)], false),
            ([.event(inputName: "go"), number("x", .equal, 3)], [.event(inputName: "go")], true),
            ([number("x", .equal, 3)], [.event(inputName: "go")], false),
            ([.event(inputName: "go"), .event(inputName: "done")], [number("x", .equal, 3)], true),
            ([number("x", .equal, 3)], [number("missing", .equal, 3)], false),
            ([number("x", .equal, 3)], [], true),
        ] as [([Guard], [Guard], Bool)])
    func implications(premises: [Guard], conclusions: [Guard], follows: Bool) {
        var solver = GuardSolver(inputs: Self.inputs)
        #expect(solver.implies(premises, conclusions) == follows)
    }

    @Test("Ten thousand guards on one transition are solved, and the two that contradict each other found")
    func manyGuards() {
        var guards = (0..<10_000).map { Self.number("x", .notEqual, Float($0)) }
        var solver = GuardSolver(inputs: Self.inputs)
        #expect(solver.solution(of: guards) == .possible(.init(inputs: [.numeric(name: "x", value: -1)])))
        guards.append(Self.number("x", .equal, 7_777))
        #expect(solver.solution(of: guards) == .impossible([7_777, 10_000]))
    }

    @Test("A long chain of inputs, each below the next, is solved")
    func longChains() {
        let names = (0..<1_000).map { "n\($0)" }
        var guards = zip(names, names.dropFirst()).map { Self.number($0, .lessThan, $1) }
        var solver = GuardSolver(inputs: names.map { .numeric(name: $0, value: 0) })
        guard case .possible(let witness) = solver.solution(of: guards) else {
            Issue.record("The chain has values")
            return
        }
        #expect(witness.inputs.count == names.count)
        guards.append(Self.number("n999", .lessThan, "n0"))
        #expect(solver.solution(of: guards) == .impossible(Array(guards.indices)))
    }
}
