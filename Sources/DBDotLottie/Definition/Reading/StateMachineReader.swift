/// Reads a definition from a JSON tree, goes on after every problem, and reports them all.
///
/// What cannot be read is replaced by something harmless and marked, so that the checks find what else is wrong and nothing that only follows.
/// The rules in which players differ are asked in `DiagnosticCode.severity(for:)`, and for `target` where actions are read.
struct StateMachineReader: PathTracking {
    let profile: DotLottieProfile
    /// The path in the file of the object that is being read.
    var path = DiagnosticPath()
    var collector: DiagnosticCollector
    var origin: DefinitionOrigin
    var uncertainNames = UncertainNames()
    private let root: JSONNode

    init(root: JSONNode, profile: DotLottieProfile) {
        self.root = root
        self.profile = profile
        collector = DiagnosticCollector(profile: profile)
        origin = DefinitionOrigin(root: root)
    }

    /// The definition as far as it could be read, with user inputs whose names are reserved; `nil` if the text holds no object.
    mutating func definition() -> StateMachineDefinition? {
        let root = root
        guard root.kind == .object else {
            report(.wrongType, at: root, "a state machine must be an object, not \(root.found)")
            return nil
        }
        let object = fields(of: root, "a state machine", .exactly([.initial, .states, .interactions, .inputs]))
        let initial = required(.initial, of: object, as: .string) ?? ""
        let states = requiredEntries(.states, of: object) { $0.state($1) }
        let interactions = optionalEntries(.interactions, of: object) { $0.interaction($1) }
        let inputs = optionalEntries(.inputs, of: object) { $0.input($1) }
        if states == nil || hasNamelessEntries(.states) { uncertainNames.lacksStates = true }
        if hasNamelessEntries(.inputs) { uncertainNames.incompleteKinds.formUnion(InputKind.allCases) }
        return StateMachineDefinition(
            initial: initial, states: states ?? [], interactions: interactions.value ?? [], inputs: inputs.value ?? [])
    }

    /// Whether a list holds something, or is something, of which nothing at all could be read.
    private func hasNamelessEntries(_ field: DefinitionField) -> Bool {
        guard let node = root[field.rawValue], node.kind != .null else { return false }
        return node.kind != .array || node.elements.contains { $0.kind != .object }
    }
}
