extension StateMachineDefinition {
    /// One entry of `states`: a PlaybackState, or the GlobalState.
    public enum State: Sendable, Hashable {
        /// A state that drives playback.
        case playback(PlaybackState)
        /// The state whose transitions are looked at before those of any current state.
        case global(GlobalState)

        /// The state's unique name.
        public var name: String {
            switch self {
            case .playback(let state): state.name
            case .global(let state): state.name
            }
        }

        /// The state's transitions in declaration order.
        public var transitions: [Transition] {
            switch self {
            case .playback(let state): state.transitions
            case .global(let state): state.transitions
            }
        }

        /// What is done when the state is entered, in order.
        public var entryActions: [Action] {
            switch self {
            case .playback(let state): state.entryActions
            case .global(let state): state.entryActions
            }
        }

        /// What is done when the state is left, in order.
        public var exitActions: [Action] {
            switch self {
            case .playback(let state): state.exitActions
            case .global(let state): state.exitActions
            }
        }

        /// Whether entering this state ends the machine (`final`); a GlobalState never does.
        public var isFinal: Bool {
            switch self {
            case .playback(let state): state.isFinal
            case .global: false
            }
        }
    }
}
