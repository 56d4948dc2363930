/// One problem of a state machine definition: what it is, how bad it is, and where it stands.
///
/// Diagnostics come from `StateMachineReport` and `StateMachineLoadError`, in the order of the text.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// What kind of problem it is.
    public let code: DiagnosticCode
    /// Whether the problem rejects the definition.
    public let severity: DiagnosticSeverity
    /// The part of the definition that is meant; for a definition that was read, as the file counts it.
    public let path: DiagnosticPath
    /// Where that part stands in the text, or `nil` for a definition that was built in Swift.
    ///
    /// It is the place of the offending value, of the opening brace of the object that lacks something, and of the second of two that exclude each other.
    public let location: SourceLocation?
    /// One sentence without a full stop: what was found and what would fit.
    public let message: String
    /// What was probably meant, or `nil` if nothing comes near.
    public let hint: String?

    /// The diagnostic on one line: `LINE:COLUMN: error: MESSAGE; HINT [CODE]`.
    ///
    /// Without a location the path stands in its place. A tool puts the name of the file and a colon before it.
    public var description: String {
        let place = location.map { "\($0.line):\($0.column)" } ?? path.description
        return "\(place.isEmpty ? "" : place + ": ")\(text)"
    }

    /// The description without the place.
    package var text: String {
        "\(severity.rawValue): \(hint.map { "\(message); \($0)" } ?? message) [\(code.rawValue)]"
    }
}
