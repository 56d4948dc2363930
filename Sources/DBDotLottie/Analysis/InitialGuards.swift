/// What guards come to while the inputs they test have their initial values.
struct InitialGuards: Sendable {
    /// By type and name, the first guard that compares the input with a value that is written out.
    private var guards: [InputKind: [ExactName: StateMachineDefinition.Guard]] = [:]

    init(_ definition: StateMachineDefinition) {
        for state in definition.states {
            for transition in state.transitions {
                for condition in transition.guards ?? [] {
                    guard let kind = condition.kindComparedWithLiteral else { continue }
                    let name = ExactName(condition.inputName)
                    guards[kind, default: [:]][name] = guards[kind]?[name] ?? condition
                }
            }
        }
    }

    /// What the first guard on the input comes to, such as `n > 3 never passes`; `nil` if none compares it with a value that is written out.
    func outcome(for input: StateMachineDefinition.Input) -> String? {
        guard let condition = guards[input.kind]?[ExactName(input.name)] else { return nil }
        return condition.passes(initially: input).map { "\(condition.text) \($0 ? "always" : "never") passes" }
    }
}

extension StateMachineDefinition.Guard {
    /// The guard's type if it compares with a value that is written out.
    fileprivate var kindComparedWithLiteral: InputKind? {
        switch self {
        case .numeric(_, _, .literal): .numeric
        case .string(_, _, .literal): .string
        case .boolean(_, _, .literal): .boolean
        case .numeric, .string, .boolean, .event: nil
        }
    }

    fileprivate func passes(initially input: StateMachineDefinition.Input) -> Bool? {
        switch (self, input) {
        case (.numeric(_, let condition, .literal(let want)), .numeric(_, let have)): condition.holds(have, want)
        case (.string(_, let condition, .literal(let want)), .string(_, let have)):
            EqualityCondition(condition)?.holds(ExactName(have), ExactName(want))
        case (.boolean(_, let condition, .literal(let want)), .boolean(_, let have)):
            EqualityCondition(condition)?.holds(have, want)
        case (.numeric, _), (.string, _), (.boolean, _), (.event, _): nil
        }
    }
}
