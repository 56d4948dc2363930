import DBDotLottie

/// Values of everything that guards look at, judged by the rules of the format alone, for comparing a solver with.
struct GuardSituation: Sendable, Hashable {
    typealias Guard = StateMachineDefinition.Guard

    var numbers: [String: Float] = [:]
    var truths: [String: Bool] = [:]
    var texts: [String: String] = [:]
    var event: String?

    /// The given values, and those of a witness in place of them.
    func changed(by witness: GuardWitness) -> GuardSituation {
        var changed = self
        for input in witness.inputs {
            switch input {
            case .numeric(let name, let value): changed.numbers[name] = value
            case .boolean(let name, let value): changed.truths[name] = value
            case .string(let name, let value): changed.texts[name] = value
            case .event: continue
            }
        }
        if let seconds = witness.elapsedTime { changed.numbers["@elapsedTime"] = seconds }
        changed.event = witness.event
        return changed
    }

    func passes(_ guards: [Guard]) -> Bool { guards.allSatisfy(passes) }

    private func passes(_ condition: Guard) -> Bool {
        switch condition {
        case .event(let name): return event == name
        case .numeric(let name, let sign, let value):
            guard let have = numbers[name], let want = resolved(value, numbers) else { return false }
            switch sign {
            case .equal: return have == want
            case .notEqual: return have != want
            case .greaterThan: return have > want
            case .greaterThanOrEqual: return have >= want
            case .lessThan: return have < want
            case .lessThanOrEqual: return have <= want
            }
        case .boolean(let name, let sign, let value): return equality(truths[name], sign, resolved(value, truths))
        case .string(let name, let sign, let value): return equality(texts[name], sign, resolved(value, texts))
        }
    }

    private func resolved<Value>(_ value: ValueReference<Value>, _ values: [String: Value]) -> Value? {
        switch value {
        case .literal(let literal): literal
        case .input(let name), .text(let name): values[name]
        case .builtIn(let builtIn): values[builtIn.rawValue]
        }
    }

    private func equality<Value: Equatable>(
        _ have: Value?, _ sign: StateMachineDefinition.Condition, _ want: Value?
    ) -> Bool {
        guard let have, let want else { return false }
        switch sign {
        case .equal: return have == want
        case .notEqual: return have != want
        case .greaterThan, .greaterThanOrEqual, .lessThan, .lessThanOrEqual: return false
        }
    }
}
