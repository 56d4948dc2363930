extension DotLottieStateMachine {
    func allPass(_ guards: IndexRange) -> Bool {
        for index in guards.indices where !passes(program.guards[index]) { return false }
        return true
    }

    /// The same, and each guard that is evaluated is noted; one behind a guard that fails is not evaluated.
    func allPassAsNoted(_ guards: IndexRange) -> Bool {
        for index in guards.indices {
            let passes = passes(program.guards[index])
            decisions?.noteGuard(at: index, passes ? .passed : .failed)
            guard passes else { return false }
        }
        return true
    }

    private func passes(_ condition: CompiledGuard) -> Bool {
        switch condition {
        case .event(let event): return slot == event
        case .numeric(let input, let condition, let value):
            guard let have = number(input), let want = number(value) else { return false }
            return condition.holds(have, want)
        case .boolean(let input, let condition, let value):
            guard let want = truth(value) else { return false }
            return condition.holds(booleans[Int(input)], want)
        case .text(let input, let condition, let value):
            return condition.holds(ExactName(strings[Int(input)]), ExactName(text(value)))
        case .neverPasses: return false
        }
    }

    func number(_ operand: NumericOperand) -> Float? {
        switch operand {
        case .constant(let number): number
        case .input(let position): numerics[Int(position)]
        case .elapsedTime: elapsedTime
        case .unresolvable: nil
        }
    }

    func truth(_ operand: BooleanOperand) -> Bool? {
        switch operand {
        case .constant(let truth): truth
        case .input(let position): booleans[Int(position)]
        case .unresolvable: nil
        }
    }

    func text(_ operand: TextOperand) -> String {
        switch operand {
        case .constant(let position): program.texts[Int(position)]
        case .input(let position): strings[Int(position)]
        }
    }
}

extension StateMachineDefinition.Condition {
    func holds(_ have: Float, _ want: Float) -> Bool {
        switch self {
        case .equal: have == want
        case .notEqual: have != want
        case .greaterThan: have > want
        case .greaterThanOrEqual: have >= want
        case .lessThan: have < want
        case .lessThanOrEqual: have <= want
        }
    }
}

extension EqualityCondition {
    func holds<Value: Equatable>(_ have: Value, _ want: Value) -> Bool {
        switch self {
        case .equal: have == want
        case .notEqual: have != want
        }
    }
}
