extension StateMachineDefinition {
    /// A condition on a transition.
    public enum Guard: Sendable, Hashable {
        /// Compares a Numeric input, or `@elapsedTime`, with a number.
        case numeric(inputName: String, Condition, compareTo: ValueReference<Float>)
        /// Compares a String input with a text, case-sensitively; an ordering condition never passes.
        case string(inputName: String, Condition, compareTo: ValueReference<String>)
        /// Compares a Boolean input; an ordering condition never passes.
        case boolean(inputName: String, Condition, compareTo: ValueReference<Bool>)
        /// Passes while this event is the pending one.
        case event(inputName: String)

        /// The name of the input or event that the guard looks at.
        public var inputName: String {
            switch self {
            case .numeric(let name, _, _), .string(let name, _, _), .boolean(let name, _, _), .event(let name): name
            }
        }
    }

    /// How a guard compares, spelled as in dotLottie files.
    public enum Condition: String, Sendable, Hashable, CaseIterable {
        /// The values are the same.
        case equal = "Equal"
        /// The values differ.
        case notEqual = "NotEqual"
        /// The input is above the value compared with.
        case greaterThan = "GreaterThan"
        /// The input is above or at the value compared with.
        case greaterThanOrEqual = "GreaterThanOrEqual"
        /// The input is below the value compared with.
        case lessThan = "LessThan"
        /// The input is below or at the value compared with.
        case lessThanOrEqual = "LessThanOrEqual"
    }
}
