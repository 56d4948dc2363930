/// What a dotLottie machine reports, in the order in which it happens.
public enum DotLottieEvent: Sendable, Hashable {
    /// A transition begins; `from` is empty for the machine's first.
    case transition(from: String, to: String)
    /// A state has been left, its exit actions done; the name is empty for the machine's first transition.
    case stateExit(String)
    /// A state has become the current one; its entry actions follow.
    case stateEntered(String)
    /// The machine runs.
    case start
    /// The machine has stopped.
    case stop
    /// Something went wrong in a machine that had loaded.
    case error(DotLottieRuntimeError)
    /// A FireCustomEvent action sends this message.
    case customEvent(String)
    /// An event has been fired.
    case inputFired(String)
    /// A Numeric input has another value.
    case numericInputChange(name: String, old: Float, new: Float)
    /// A Boolean input has another value.
    case booleanInputChange(name: String, old: Bool, new: Bool)
    /// A String input has another value.
    case stringInputChange(name: String, old: String, new: String)
    /// An OpenUrl action that the policy allows: the host should open the URL.
    case openUrl(url: String, target: String)
    /// The machine was asked for something and did not do it.
    case refused(DotLottieRefusal)
}

/// What can go wrong in a machine whose definition loaded.
public enum DotLottieRuntimeError: Error, Sendable, Hashable {
    /// `start` found no state of the name that the definition calls its initial one.
    case unknownInitialState(String)
    /// One run came back to the same states twenty times; the machine has been stopped.
    case infiniteLoop

    /// A sentence for a person.
    public var message: String {
        switch self {
        case .unknownInitialState(let name): "The initial state \"\(name)\" does not exist."
        case .infiniteLoop: "The transitions lead back to the same states without end; the machine has been stopped."
        }
    }
}
