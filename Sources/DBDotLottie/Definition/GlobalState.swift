extension StateMachineDefinition {
    /// The state whose transitions are evaluated before the current state's, whichever that is.
    public struct GlobalState: Sendable, Hashable {
        /// The state's unique name.
        public var name: String
        /// What is done when the machine enters this state itself, as its initial state or as a target.
        public var entryActions: [Action]
        /// What is done when the machine leaves this state itself.
        public var exitActions: [Action]
        /// The transitions that every state has besides its own, in declaration order.
        public var transitions: [Transition]

        /// Makes a GlobalState; a file's absent action lists are empty ones.
        public init(
            name: String, entryActions: [Action] = [], exitActions: [Action] = [], transitions: [Transition] = []
        ) {
            self.name = name
            self.entryActions = entryActions
            self.exitActions = exitActions
            self.transitions = transitions
        }
    }
}
