/// A dotLottie state machine exactly as its file says it: values only, nothing resolved, nothing running.
///
/// A definition is read from JSON or built in Swift, and encodes back to equal JSON. It never changes once a machine runs on it.
/// A field that a file leaves out has the default of dotLottie's documentation here; what the format does not know is dropped.
public struct StateMachineDefinition: Sendable, Hashable {
    /// The name of the state that `start` enters.
    public var initial: String
    /// All states in the order of the file; at most one of them is a GlobalState.
    public var states: [State]
    /// What user input and playback's completion cause, in the order of the file.
    public var interactions: [Interaction]
    /// The declared inputs, in the order of the file.
    public var inputs: [Input]

    /// Makes a definition from its four parts; nothing is checked before a machine is made from it.
    public init(initial: String, states: [State], interactions: [Interaction] = [], inputs: [Input] = []) {
        self.initial = initial
        self.states = states
        self.interactions = interactions
        self.inputs = inputs
    }
}
