extension Scenario {
    /// One step of a scenario, spelled as in its file.
    public enum Step: Sendable, Hashable {
        /// Starts the machine.
        case start
        /// Stops the machine.
        case stop
        /// Lets time pass, in milliseconds.
        case tick(milliseconds: Double)
        /// Sets a Numeric input.
        case setNumeric(name: String, value: Float)
        /// Sets a Boolean input.
        case setBoolean(name: String, value: Bool)
        /// Sets a String input.
        case setString(name: String, value: String)
        /// Fires an event.
        case fire(event: String)
        /// Posts a pointer event or a completion.
        case post(Event)
        /// Enters a state by force.
        case override(state: String, Evaluation)
        /// Gives an input its initial value.
        case resetInput(name: String)
        /// Seeds the random numbers.
        case setSeed(UInt64)
    }

    /// Whether the machine evaluates after a state was entered by force.
    public enum Evaluation: Sendable, Hashable {
        /// It does.
        case evaluates
        /// It does not.
        case rests
    }
}
