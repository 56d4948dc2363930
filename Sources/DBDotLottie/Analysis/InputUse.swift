/// What a definition does with one of its inputs.
struct InputUse: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    /// A guard tests it; of an event: waits for it.
    static let tested = InputUse(rawValue: 1)
    /// A guard or an action refers to it as a value.
    static let referred = InputUse(rawValue: 2)
    /// An action changes it; of an event: fires it.
    static let written = InputUse(rawValue: 4)
    /// Nothing is to be said of it, since something else is wrong that may have been meant for it.
    static let uncertain = InputUse(rawValue: 8)

    /// Whether the input is not used, or in one direction only, and nothing makes that uncertain.
    var isIncomplete: Bool {
        !contains(.uncertain) && (isEmpty || self == .written || (contains(.tested) && !contains(.written)))
    }
}
