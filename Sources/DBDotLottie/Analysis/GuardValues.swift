/// Values by position for which it can be told whether a compiled guard passes, outside of a machine.
protocol GuardValues {
    /// The value of an input, or `nil` if nothing is known of it.
    func numeric(_ input: Int32) -> Float?
    func boolean(_ input: Int32) -> Bool?
    func string(_ input: Int32) -> String?
    /// The value of `@elapsedTime`, or `nil` if nothing is known of it.
    var knownTime: Float? { get }
}

extension GuardValues {
    /// Whether a guard passes while an event, or none, is pending; one that looks at something unknown does not.
    func lets(pass condition: CompiledGuard, event: Int32?, texts: [String]) -> Bool {
        switch condition {
        case .neverPasses: return false
        case .event(let wanted): return wanted == event
        case .numeric(let input, let condition, let value):
            guard let have = number(input), let want = number(value) else { return false }
            return condition.holds(have, want)
        case .boolean(let input, let condition, let value):
            guard let have = boolean(input), let want = truth(value) else { return false }
            return condition.holds(have, want)
        case .text(let input, let condition, let value):
            guard let have = string(input), let want = text(value, texts) else { return false }
            return condition.holds(ExactName(have), ExactName(want))
        }
    }

    private func number(_ operand: NumericOperand) -> Float? {
        switch operand {
        case .constant(let number): number
        case .input(let input): numeric(input)
        case .elapsedTime: knownTime
        case .unresolvable: nil
        }
    }

    private func truth(_ operand: BooleanOperand) -> Bool? {
        switch operand {
        case .constant(let truth): truth
        case .input(let input): boolean(input)
        case .unresolvable: nil
        }
    }

    private func text(_ operand: TextOperand, _ texts: [String]) -> String? {
        switch operand {
        case .constant(let position): texts[Int(position)]
        case .input(let input): string(input)
        }
    }
}

extension InputValues: GuardValues {
    func numeric(_ input: Int32) -> Float? { numerics[Int(input)] }
    func boolean(_ input: Int32) -> Bool? { booleans[Int(input)] }
    func string(_ input: Int32) -> String? { strings[Int(input)] }
    var knownTime: Float? { elapsedTime }
}

extension ConjunctionWitness: GuardValues {
    func numeric(_ input: Int32) -> Float? { numerics[input] }
    func boolean(_ input: Int32) -> Bool? { booleans[input] }
    func string(_ input: Int32) -> String? { strings[input] }
    var knownTime: Float? { elapsedTime }
}
