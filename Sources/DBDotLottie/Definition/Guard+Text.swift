import DBStateMachine

extension StateMachineDefinition.Guard {
    /// The condition to be read by people: `count > 3`, `name = "Ada"`, `open ≠ $wanted`, `event tap`.
    package var text: String {
        switch self {
        case .numeric(let name, let condition, let value): text(name, condition, value, \.shortText)
        case .string(let name, let condition, let value): text(name, condition, value) { "\"\($0)\"" }
        case .boolean(let name, let condition, let value): text(name, condition, value, \.description)
        case .event(let name): "event \(name)"
        }
    }

    private func text<Literal>(
        _ name: String, _ condition: StateMachineDefinition.Condition, _ value: ValueReference<Literal>,
        _ write: (Literal) -> String
    ) -> String {
        let operand =
            switch value {
            case .literal(let literal): write(literal)
            case .input, .builtIn, .text: value.referenceText ?? ""
            }
        return "\(name) \(condition.sign) \(operand)"
    }
}

extension StateMachineDefinition.Condition {
    fileprivate var sign: String {
        switch self {
        case .equal: "="
        case .notEqual: "≠"
        case .greaterThan: ">"
        case .greaterThanOrEqual: "≥"
        case .lessThan: "<"
        case .lessThanOrEqual: "≤"
        }
    }
}
