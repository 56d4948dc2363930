/// Where an action stands.
enum ActionPlace: Sendable, Hashable {
    /// Among the entry actions of a state.
    case entry(StateMachineDefinition.State)
    /// Among the exit actions of a state.
    case exit(StateMachineDefinition.State)
    /// Among the actions of an interaction.
    case interaction(StateMachineDefinition.Interaction)

    /// The state that does the action.
    var state: StateMachineDefinition.State? {
        switch self {
        case .entry(let state), .exit(let state): state
        case .interaction: nil
        }
    }
}
