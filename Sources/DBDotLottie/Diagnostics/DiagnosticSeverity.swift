/// How much a diagnostic matters.
public enum DiagnosticSeverity: String, Sendable, Hashable, CaseIterable {
    /// The definition is rejected.
    case error
    /// The definition loads, but a part of it does nothing or not what it seems to.
    case warning
    /// The definition loads and works; something about it is worth knowing.
    case note
}
