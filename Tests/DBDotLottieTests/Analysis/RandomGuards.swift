import TestSupport

import DBDotLottie

/// Guards at random over few inputs and few values, and all situations that could tell them apart.
struct RandomGuards {
    typealias Guard = StateMachineDefinition.Guard

    static let inputs: [StateMachineDefinition.Input] = [
        .numeric(name: "x", value: 0), .numeric(name: "y", value: 1), .numeric(name: "z", value: 5),
        .boolean(name: "on", value: false), .boolean(name: "ready", value: true),
        .string(name: "role", value: "guest"), .string(name: "page", value: ""),
        .event(name: "go"), .event(name: "done"),
    ]
    /// Neighbours, both zeros, and what is no number: wherever a bound may be, some value is on either side.
    private static let numbers: [Float] = [-.infinity, -1, -0.0, 1, Float(1).nextUp, 2, .infinity, .nan]
    private static let seconds: [Float] = [0, 1, Float(1).nextUp, 2, .infinity]
    private static let texts = ["", "guest", "admin"]

    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func guards(_ count: ClosedRange<Int>) -> [Guard] {
        (0..<Int.random(in: count, using: &random)).map { _ in condition() }
    }

    private mutating func condition() -> Guard {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: .event(inputName: pick(["go", "done"]))
        case 1, 2:
            .boolean(
                inputName: pick(["on", "ready"]), equality(), compareTo: reference(["on", "ready"], [true, false]))
        case 3, 4:
            .string(inputName: pick(["role", "page"]), equality(), compareTo: reference(["role", "page"], Self.texts))
        default:
            .numeric(
                inputName: pick(["x", "x", "y", "z", "@elapsedTime"]),
                pick(StateMachineDefinition.Condition.allCases),
                compareTo: number())
        }
    }

    private mutating func number() -> ValueReference<Float> {
        Int.random(in: 0..<9, using: &random) == 0
            ? .builtIn(.elapsedTime) : reference(["x", "y", "z"], Self.numbers)
    }

    /// Now and then an ordering, which lets nothing but numbers pass.
    private mutating func equality() -> StateMachineDefinition.Condition {
        pick([.equal, .notEqual, .equal, .notEqual, .equal, .notEqual, .equal, .notEqual, .equal, .lessThan])
    }

    private mutating func reference<Value>(_ names: [String], _ values: [Value]) -> ValueReference<Value> {
        Bool.random(using: &random) ? .input(pick(names)) : .literal(pick(values))
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }

    /// All combinations of values for what the guards name; everything else has its initial value.
    static func situations(for guards: [Guard]) -> [GuardSituation] {
        let names = Set(guards.flatMap(\.names))
        var situations = [initial]
        for name in names.sorted() {
            switch name {
            case "x", "y", "z": situations = vary(situations, numbers) { $0.numbers[name] = $1 }
            case "@elapsedTime": situations = vary(situations, seconds) { $0.numbers[name] = $1 }
            case "on", "ready": situations = vary(situations, [true, false]) { $0.truths[name] = $1 }
            case "role", "page": situations = vary(situations, texts + ["else", "more"]) { $0.texts[name] = $1 }
            default: situations = vary(situations, [nil, "go", "done"]) { $0.event = $1 }
            }
        }
        return situations
    }

    static let initial = GuardSituation(
        numbers: ["x": 0, "y": 1, "z": 5, "@elapsedTime": 0], truths: ["on": false, "ready": true],
        texts: ["role": "guest", "page": ""])

    private static func vary<Value>(
        _ situations: [GuardSituation], _ values: [Value], _ set: (inout GuardSituation, Value) -> Void
    ) -> [GuardSituation] {
        situations.flatMap { situation in
            values.map { value in
                var varied = situation
                set(&varied, value)
                return varied
            }
        }
    }
}

extension StateMachineDefinition.Guard {
    /// Everything that the guard looks at.
    fileprivate var names: [String] {
        switch self {
        case .numeric(let name, _, let value): [name] + value.names
        case .string(let name, _, let value): [name] + value.names
        case .boolean(let name, _, let value): [name] + value.names
        case .event(let name): [name]
        }
    }
}

extension ValueReference {
    fileprivate var names: [String] {
        switch self {
        case .literal: []
        case .input(let name), .text(let name): [name]
        case .builtIn(let builtIn): [builtIn.rawValue]
        }
    }
}
