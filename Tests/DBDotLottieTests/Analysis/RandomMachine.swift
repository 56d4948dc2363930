import DBDotLottie
import TestSupport

/// Small machines at random, dense enough that most of what can be wrong with a machine as a whole is wrong in some.
struct RandomMachine {
    typealias Definition = StateMachineDefinition

    /// Whether states are entered by force during a run.
    enum Overriding { case never, sometimes }

    private static let numbers: [Float] = [-1, 0, 1, 2]
    private static let texts = ["", "guest"]
    private static let inputs: [Definition.Input] = [
        .numeric(name: "n", value: 0), .numeric(name: "m", value: 1), .boolean(name: "on", value: false),
        .boolean(name: "ready", value: true), .string(name: "role", value: "guest"), .event(name: "go"),
        .event(name: "done"),
    ]

    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func definition() -> Definition {
        let names = (0..<Int.random(in: 2...5, using: &random)).map { "s\($0)" }
        let hasGlobal = chance(3)
        var targets = names + (hasGlobal && chance(3) ? ["everywhere"] : [])
        if chance(12) { targets.append("nowhere") }
        var states = names.map { name in
            Definition.State.playback(
                .init(
                    name: name, autoplay: chance(2), isFinal: chance(10), entryActions: actions(2),
                    exitActions: actions(3), transitions: transitions(to: targets)))
        }
        if hasGlobal {
            states.insert(
                .global(
                    .init(
                        name: "everywhere", entryActions: actions(3), exitActions: actions(4),
                        transitions: transitions(to: targets))), at: Int.random(in: 0...states.count, using: &random))
        }
        return Definition(
            initial: hasGlobal && chance(10) ? "everywhere" : "s0", states: states, interactions: interactions(names),
            inputs: Self.inputs)
    }

    mutating func steps(_ count: Int, of definition: Definition, _ overriding: Overriding) -> [Scenario.Step] {
        [.start] + (0..<count).map { _ in step(definition, overriding) }
    }

    private mutating func step(_ definition: Definition, _ overriding: Overriding) -> Scenario.Step {
        switch Int.random(in: 0..<(overriding == .sometimes ? 16 : 14), using: &random) {
        case 0, 1, 2: .fire(event: pick(["go", "done"]))
        case 3, 4: .setNumeric(name: pick(["n", "m"]), value: pick(Self.numbers + [0.5, 3, 100, -100]))
        case 5, 6: .setBoolean(name: pick(["on", "ready"]), value: chance(2))
        case 7: .setString(name: "role", value: pick(Self.texts + ["x"]))
        case 8, 9: .tick(milliseconds: pick([0, 100, 500, 1000, 3000]))
        case 10: .post(.click(x: 1, y: 1))
        case 11: .post(.onComplete)
        case 12: chance(3) ? .stop : .resetInput(name: "n")
        case 13: chance(2) ? .start : .tick(milliseconds: 200)
        default: .override(state: pick(definition.states).name, chance(2) ? .evaluates : .rests)
        }
    }

    private mutating func interactions(_ names: [String]) -> [Definition.Interaction] {
        var interactions: [Definition.Interaction] = []
        if chance(2) { interactions.append(.pointer(.click, layerName: nil, actions: actions(1))) }
        if chance(3) { interactions.append(.onComplete(stateName: pick(names), actions: actions(1))) }
        return interactions
    }

    private mutating func transitions(to targets: [String]) -> [Definition.Transition] {
        var hasGuardless = false
        return (0..<Int.random(in: 0...4, using: &random)).map { _ in
            var guards: [Definition.Guard]? = (0..<pick([0, 1, 1, 1, 2, 2, 3])).map { _ in condition() }
            if guards == [], !hasGuardless, chance(2) {
                hasGuardless = true
                guards = nil
            }
            let tween = chance(6) ? Definition.Tween(duration: pick([0, 0.2, 1]), easing: .init(0, 0, 1, 1)) : nil
            return .init(toState: pick(targets), guards: guards, tween: tween)
        }
    }

    private mutating func condition() -> Definition.Guard {
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1, 2: .event(inputName: pick(["go", "done"]))
        case 3, 4:
            .boolean(
                inputName: pick(["on", "ready"]), pick([.equal, .notEqual]),
                compareTo: chance(3) ? .input(pick(["on", "ready"])) : .literal(chance(2)))
        case 5:
            .string(
                inputName: "role", pick([.equal, .notEqual]),
                compareTo: chance(6) ? .input("role") : .literal(pick(Self.texts)))
        default:
            .numeric(
                inputName: pick(["n", "n", "n", "m", "@elapsedTime"]), pick(Definition.Condition.allCases),
                compareTo: number())
        }
    }

    private mutating func number() -> ValueReference<Float> {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: .input(pick(["n", "m"]))
        case 1: chance(3) ? .builtIn(.elapsedTime) : .literal(1)
        default: .literal(pick(Self.numbers))
        }
    }

    private mutating func actions(_ rarity: Int) -> [Definition.Action] {
        guard chance(rarity) else { return [] }
        return (0..<Int.random(in: 1...2, using: &random)).map { _ in action() }
    }

    private mutating func action() -> Definition.Action {
        let name = pick(["n", "n", "m"])
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1: return .increment(inputName: name, value: chance(2) ? nil : number())
        case 2: return .decrement(inputName: name, value: chance(2) ? nil : number())
        case 3: return .multiply(inputName: name, value: .literal(pick([0, 1, 0.5])))
        case 4: return .clamp(inputName: name, min: .literal(0), max: .literal(2))
        case 5: return .setNumeric(inputName: name, value: number())
        case 6: return .setBoolean(inputName: pick(["on", "ready"]), value: .literal(chance(2)))
        case 7: return .toggle(inputName: pick(["on", "ready"]))
        case 8, 9: return .fire(inputName: pick(["go", "done"]))
        case 10: return .reset(inputName: pick(["n", "on", "role", "nothing"]))
        case 11: return .setString(inputName: "role", value: pick(Self.texts))
        case 12: return .floor(inputName: name)
        default: return .setRandom(inputName: name, min: nil, max: .literal(2), integer: true)
        }
    }

    mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }

    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }
}
