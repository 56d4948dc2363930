internal import DBDotLottie

/// What `dbsm validate` was asked for.
struct ValidationOptions: Sendable {
    /// What stands around the machines.
    var context: CheckingContext
    /// The only machine of an archive that is looked at.
    var stateMachineID: String?
    /// What is told.
    var severities: Set<DiagnosticSeverity>
    var strictness: Strictness
}

/// What makes the tool fail.
enum Strictness: Sendable, Hashable {
    /// Errors: what players refuse.
    case errors
    /// Warnings too.
    case warnings

    func fails(_ severity: DiagnosticSeverity) -> Bool {
        switch severity {
        case .error: true
        case .warning: self == .warnings
        case .note: false
        }
    }
}

/// How findings are printed.
enum ValidationFormat: String, CaseIterable, Sendable, Hashable {
    case text, json, github
}
