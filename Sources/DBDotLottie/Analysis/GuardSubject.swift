/// Something that a guard looks at and an action may change.
enum GuardSubject: Sendable, Hashable {
    case event(Int32)
    case numeric(Int32)
    case boolean(Int32)
    case text(Int32)
    case elapsedTime

    fileprivate init?(_ operand: NumericOperand) {
        switch operand {
        case .input(let input): self = .numeric(input)
        case .elapsedTime: self = .elapsedTime
        case .constant, .unresolvable: return nil
        }
    }

    fileprivate init?(_ operand: BooleanOperand) {
        guard case .input(let input) = operand else { return nil }
        self = .boolean(input)
    }

    fileprivate init?(_ operand: TextOperand) {
        guard case .input(let input) = operand else { return nil }
        self = .text(input)
    }
}

extension CompiledGuard {
    /// What the guard looks at; its own input first.
    var subjects: [GuardSubject] {
        switch self {
        case .event(let event): [.event(event)]
        case .numeric(let input, _, let value): [GuardSubject(input), GuardSubject(value)].compactMap { $0 }
        case .boolean(let input, _, let value): [.boolean(input), GuardSubject(value)].compactMap { $0 }
        case .text(let input, _, let value): [.text(input), GuardSubject(value)].compactMap { $0 }
        case .neverPasses: []
        }
    }

    /// Whether the guard passes whatever the inputs are, except that a number that is none does not equal itself.
    var alwaysPasses: Bool {
        switch self {
        case .event, .neverPasses: false
        case .numeric(let input, let condition, let value):
            switch (input, value) {
            case (.input, .input), (.elapsedTime, .elapsedTime): input == value && condition.holds(0, 0)
            case (.elapsedTime, _), (_, .elapsedTime):
                GuardConjunction(guards: [], texts: []).implies(GuardConjunction(guards: [self], texts: []))
            case (.input, _), (.constant, _), (.unresolvable, _): false
            }
        case .boolean(let input, let condition, let value): condition == .equal && value == .input(input)
        case .text(let input, let condition, let value): condition == .equal && value == .input(input)
        }
    }
}

extension CompiledAction {
    /// What the action changes or fires.
    var written: GuardSubject? {
        switch self {
        case .step(let input, _, _, _), .multiply(let input, _), .floor(let input), .clamp(let input, _, _),
            .setRandom(let input, _, _, _), .setNumeric(let input, _), .reset(.numeric(let input)):
            .numeric(input)
        case .setBoolean(let input, _), .toggle(let input), .reset(.boolean(let input)): .boolean(input)
        case .setText(let input, _), .reset(.text(let input)): .text(input)
        case .fire(let event): .event(event)
        case .reset(.nothing), .setTheme, .setFrame, .setProgress, .customEvent, .openUrl: nil
        }
    }
}
