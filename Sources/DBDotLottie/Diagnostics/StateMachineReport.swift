/// Everything there is to say about a state machine definition, whether it loads or not.
///
/// `StateMachineDefinition.init(text:profile:)` is shorter where only a sound definition is wanted. Nothing is ever thrown here: a text that is
/// no JSON at all gives one diagnostic, a text with ten independent mistakes ten.
public struct StateMachineReport: Sendable, Hashable {
    /// The definition, or `nil` if one of the diagnostics is an error.
    ///
    /// Inputs whose names begin with `@` are left out of it.
    public let definition: StateMachineDefinition?
    /// All problems in the order of the text.
    public let diagnostics: [Diagnostic]

    /// Reads and checks a text as the player of the profile would.
    ///
    /// Beyond 100 diagnostics of one severity a last one tells how many are not listed.
    public init(text: String, profile: DotLottieProfile = .documented) {
        self.init(bytes: Array(text.utf8), in: CheckingContext(profile: profile))
    }

    /// Checks a definition that was built in Swift, by the same rules; its diagnostics have paths and no locations.
    public init(checking definition: StateMachineDefinition, profile: DotLottieProfile = .documented) {
        self.init(checking: definition, in: CheckingContext(profile: profile))
    }

    /// Checks a definition that was built in Swift.
    package init(checking definition: StateMachineDefinition, in context: CheckingContext) {
        self.init(definition, DefinitionChecker(definition, in: context))
    }

    /// Reads and checks a text given as UTF-8.
    package init(bytes: [UInt8], in context: CheckingContext) {
        do {
            self.init(root: try JSONDocument(bytes: bytes).root, in: context)
        } catch {
            self.init(error.kind.code, at: error.location, error.message, profile: context.profile)
        }
    }

    /// Reads and checks a part of a document; locations are those in the whole of it.
    package init(root: JSONNode, in context: CheckingContext) {
        var reader = StateMachineReader(root: root, profile: context.profile)
        guard let definition = reader.definition() else {
            self.init(definition: nil, diagnostics: reader.collector.finished())
            return
        }
        self.init(definition, DefinitionChecker(definition, readBy: reader, in: context))
        let marks = self.definition == nil ? LegacyFormat.marks(of: root) : []
        if !marks.isEmpty {
            let start = SourceLocation(line: 1, column: 1)
            self.init(.legacyFormat, at: start, LegacyFormat.message(marks: marks), profile: context.profile)
        }
    }

    /// A text that is rejected as a whole.
    private init(_ code: DiagnosticCode, at location: SourceLocation, _ message: String, profile: DotLottieProfile) {
        var collector = DiagnosticCollector(profile: profile)
        collector.report(code, at: DiagnosticPath(), location: location, message: message)
        self.init(definition: nil, diagnostics: collector.finished())
    }

    private init(_ definition: StateMachineDefinition, _ checker: DefinitionChecker) {
        var checker = checker
        checker.check()
        var definition = definition
        definition.inputs.removeAll(where: \.hasReservedName)
        self.init(
            definition: checker.collector.hasErrors ? nil : definition, diagnostics: checker.collector.finished())
    }

    private init(definition: StateMachineDefinition?, diagnostics: [Diagnostic]) {
        self.definition = definition
        self.diagnostics = diagnostics
    }
}
