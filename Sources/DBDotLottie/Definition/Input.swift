extension StateMachineDefinition {
    /// A declared variable or event; one name may exist once in each type.
    public enum Input: Sendable, Hashable {
        /// A number in single precision and its initial value.
        case numeric(name: String, value: Float)
        /// A text and its initial value.
        case string(name: String, value: String)
        /// A truth value and its initial value.
        case boolean(name: String, value: Bool)
        /// An event that can be fired.
        case event(name: String)

        /// The input's name.
        public var name: String {
            switch self {
            case .numeric(let name, _), .string(let name, _), .boolean(let name, _), .event(let name): name
            }
        }

        /// The input's type.
        public var kind: InputKind {
            switch self {
            case .numeric: .numeric
            case .string: .string
            case .boolean: .boolean
            case .event: .event
            }
        }
    }
}

/// The four types of inputs, spelled as in dotLottie files.
public enum InputKind: String, Sendable, Hashable, CaseIterable {
    /// Numbers in single precision.
    case numeric = "Numeric"
    /// Texts.
    case string = "String"
    /// Truth values.
    case boolean = "Boolean"
    /// Events; they have no value.
    case event = "Event"
}
