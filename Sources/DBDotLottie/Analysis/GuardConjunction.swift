/// Compiled guards that are to pass together.
struct GuardConjunction: Sendable {
    let guards: [CompiledGuard]
    /// The texts that the guards refer to by position.
    let texts: [String]

    /// Values for which all pass, as near to the given ones as they may be.
    func solved(near values: InputValues) -> Solved<ConjunctionWitness> {
        var booleans = BooleanConstraints()
        var texts = TextConstraints(texts: texts)
        var numbers = NumericConstraints()
        var witness = ConjunctionWitness()
        for condition in guards {
            switch condition {
            case .neverPasses: return .impossible
            case .event(let event):
                guard witness.event == nil || witness.event == event else { return .impossible }
                witness.event = event
            case .boolean(let input, let condition, let value): booleans.add(input, condition, value)
            case .text(let input, let condition, let value): texts.add(input, condition, value)
            case .numeric(let input, let condition, let value): numbers.add(input, condition, value)
            }
        }
        guard case .possible(let truths) = booleans.solved(near: values.booleans),
            case .possible(let strings) = texts.solved(near: values.strings)
        else { return .impossible }
        witness.booleans = truths
        witness.strings = strings
        switch numbers.solved(near: values) {
        case .impossible: return .impossible
        case .unknown: return .unknown
        case .possible(let numbers):
            for (variable, value) in numbers {
                switch variable {
                case .input(let input): witness.numerics[input] = value
                case .elapsedTime: witness.elapsedTime = value
                case .constant, .unresolvable: continue
                }
            }
            return .possible(witness)
        }
    }

    /// Whether no values at all let them pass.
    var isImpossible: Bool {
        if case .impossible = solved(near: .none) { true } else { false }
    }

    /// Whether the other guards pass whenever these do.
    func implies(_ others: GuardConjunction) -> Bool {
        let held = Set(guards)
        return isImpossible || others.guards.allSatisfy { held.contains($0) || implies($0) }
    }

    /// A guard follows if none of the ways in which it fails is left.
    private func implies(_ condition: CompiledGuard) -> Bool {
        guard let failures = condition.failures else { return false }
        return failures.allSatisfy { GuardConjunction(guards: guards + [$0], texts: texts).isImpossible }
    }

    /// The positions of guards that contradict each other and would not if any of them were left out.
    ///
    /// The shortest impossible beginning ends with one of them; put first, it makes a still shorter one impossible, which ends with the next.
    var contradiction: [Int] {
        var found: [Int] = []
        var end = guards.count
        while found.count < Self.longestContradiction {
            if picked(found).isImpossible { return found.sorted() }
            var (possible, impossible) = (0, end)
            while impossible - possible > 1 {
                let middle = (possible + impossible) / 2
                if picked(Array(0..<middle) + found).isImpossible { impossible = middle } else { possible = middle }
            }
            guard impossible > 0 else { break }
            found.append(impossible - 1)
            end = impossible - 1
        }
        return Array(Set(found).union(0..<end)).sorted()
    }

    private func picked(_ positions: [Int]) -> GuardConjunction {
        GuardConjunction(guards: positions.map { guards[$0] }, texts: texts)
    }

    /// Longer ones are not made shorter: nobody would read them, and it takes time.
    private static let longestContradiction = 16
}

extension InputValues {
    /// For questions in which the values do not matter.
    static let none = InputValues(numerics: [], booleans: [], strings: [])
}

extension CompiledGuard {
    /// Guards of which at least one passes whenever this one fails; `nil` if no guard says so, since none waits for an event's absence or always passes.
    var failures: [CompiledGuard]? {
        switch self {
        case .event, .neverPasses: nil
        case .boolean(let input, let condition, let value): [.boolean(input, condition.negated, value)]
        case .text(let input, let condition, let value): [.text(input, condition.negated, value)]
        case .numeric(let input, let condition, let value):
            switch condition {
            case .equal: [.numeric(input, .notEqual, value)]
            case .notEqual: [.numeric(input, .equal, value)]
            // What is compared by order fails for NaN, too, which alone differs from itself.
            case .greaterThan: Self.failures(input, .lessThanOrEqual, value)
            case .greaterThanOrEqual: Self.failures(input, .lessThan, value)
            case .lessThan: Self.failures(input, .greaterThanOrEqual, value)
            case .lessThanOrEqual: Self.failures(input, .greaterThan, value)
            }
        }
    }

    private static func failures(
        _ input: NumericOperand, _ opposite: StateMachineDefinition.Condition, _ value: NumericOperand
    ) -> [CompiledGuard] {
        [.numeric(input, opposite, value), .numeric(input, .notEqual, input), .numeric(value, .notEqual, value)]
    }
}

extension EqualityCondition {
    var negated: EqualityCondition {
        switch self {
        case .equal: .notEqual
        case .notEqual: .equal
        }
    }
}
