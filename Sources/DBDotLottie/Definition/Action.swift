extension StateMachineDefinition {
    /// Something done on a state's entry or exit, or by an interaction.
    ///
    /// An action whose reference cannot be resolved, or whose input is not declared, does nothing (Increment and Decrement step by 1).
    public enum Action: Sendable, Hashable {
        /// Adds to a Numeric input; `nil` adds 1.
        case increment(inputName: String, value: ValueReference<Float>?)
        /// Subtracts from a Numeric input; `nil` subtracts 1.
        case decrement(inputName: String, value: ValueReference<Float>?)
        /// Multiplies a Numeric input.
        case multiply(inputName: String, value: ValueReference<Float>)
        /// Rounds a Numeric input down to an integer.
        case floor(inputName: String)
        /// Keeps a Numeric input within bounds; either may be absent.
        case clamp(inputName: String, min: ValueReference<Float>?, max: ValueReference<Float>?)
        /// Sets a Numeric input to a random number from `min` (0 if absent) to `max` (1 if absent).
        case setRandom(inputName: String, min: ValueReference<Float>?, max: ValueReference<Float>?, integer: Bool)
        /// Sets a Numeric input.
        case setNumeric(inputName: String, value: ValueReference<Float>)
        /// Sets a Boolean input.
        case setBoolean(inputName: String, value: ValueReference<Bool>)
        /// Sets a String input to the text, or to the value of the String input that the text names, with or without `$`.
        case setString(inputName: String, value: String)
        /// Inverts a Boolean input.
        case toggle(inputName: String)
        /// Makes an event the pending one.
        case fire(inputName: String)
        /// Gives an input its initial value; Numeric, then Boolean, then String inputs are searched for the name.
        case reset(inputName: String)
        /// Applies a theme by its id; an empty id clears it.
        case setTheme(value: ValueReference<String>)
        /// Moves the animation to a frame.
        case setFrame(value: ValueReference<Float>)
        /// Moves the animation to a share of its length, on the profile's scale.
        case setProgress(value: ValueReference<Float>)
        /// Sends a message to the host application.
        case fireCustomEvent(value: ValueReference<String>)
        /// Asks the host to open a URL, if the policy allows.
        case openUrl(url: ValueReference<String>, target: String)
    }
}
