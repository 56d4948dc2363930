/// Names that a file declares in entries which could not be read, so that nobody is told they are unknown.
struct UncertainNames: Sendable {
    /// What stands for a state's name that could not be read; no file has reason to name a state so.
    static let placeholder = "\u{0}"

    /// Whether the name of some state could not be read.
    var lacksStates = false
    /// The types of which some input's name could not be read.
    var incompleteKinds: Set<InputKind> = []
    /// The names of inputs whose type could not be read, in the order of the file.
    var inputsOfUnknownKind: [String] = []
}
