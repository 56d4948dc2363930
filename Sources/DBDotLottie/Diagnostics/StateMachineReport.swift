public import Foundation

/// Everything there is to say about a state machine definition, whether it loads or not.
///
/// `StateMachineDefinition.init(text:profile:)` is shorter where only a sound definition is wanted. What a machine says is never thrown: a text
/// that is no JSON at all gives one diagnostic, a text with ten independent mistakes ten.
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

    /// Reads and checks a state machine's JSON file or the machine of a `.lottie` archive, together with what it will find around it.
    ///
    /// In an archive the machine is the one of `stateMachineID`, else the manifest's initial one, else the only one; its references to animations,
    /// markers, layers and themes are checked too. For a machine's own JSON file that takes an `animation`, an archive or a Lottie JSON file; without one
    /// such references are taken on trust. `hosting` holds the names behind which the host puts states of its own, and URLs are judged if there is an
    /// `openUrlPolicy`.
    /// - Throws: `LoadError` if a file cannot be read, but never for what the machine says: that is in `diagnostics`.
    public init(
        contentsOf url: URL, stateMachineID: String? = nil, animation: URL? = nil,
        profile: DotLottieProfile = .documented, hosting: [String] = [], openUrlPolicy: OpenUrlPolicy? = nil
    ) throws(DotLottieStateMachine.LoadError) {
        var context = CheckingContext(profile: profile, hosting: hosting, openUrlPolicy: openUrlPolicy)
        if let animation { context.surroundings = try MachineSurroundings(contentsOf: animation) }
        self = try MachineFile(contentsOf: url, stateMachineID: stateMachineID, in: context).report
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
        if let format = OtherFormat(of: root) {
            self.init(
                .notAStateMachine, at: root.location, format.message, hint: format.hint, profile: context.profile)
            return
        }
        var reader = StateMachineReader(root: root, profile: context.profile)
        guard let definition = reader.definition() else {
            self.init(definition: nil, diagnostics: reader.collector.finished())
            return
        }
        self.init(definition, DefinitionChecker(definition, readBy: reader, in: context))
        let marks = self.definition == nil ? LegacyFormat.marks(of: root) : []
        if !marks.isEmpty {
            let message = LegacyFormat.message(marks: marks)
            self.init(.legacyFormat, at: root.location, message, profile: context.profile)
        }
    }

    /// A text that is rejected as a whole.
    private init(
        _ code: DiagnosticCode, at location: SourceLocation, _ message: String, hint: String? = nil,
        profile: DotLottieProfile
    ) {
        var collector = DiagnosticCollector(profile: profile)
        collector.report(code, at: DiagnosticPath(), location: location, message: message, hint: hint)
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
