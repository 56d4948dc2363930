extension StateMachineDefinition.Guard {
    /// The condition to be read by people: `count > 3`, `name = "Ada"`, `open ≠ $wanted`, `event tap`.
    package var text: String {
        switch self {
        case .numeric(let name, let condition, let value): "\(name) \(condition.sign) \(value.operandText)"
        case .string(let name, let condition, let value): "\(name) \(condition.sign) \(value.operandText)"
        case .boolean(let name, let condition, let value): "\(name) \(condition.sign) \(value.operandText)"
        case .event(let name): "event \(name)"
        }
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
