/// A state machine definition was rejected; the error carries everything that was found.
public struct StateMachineLoadError: Error, Sendable, Hashable, CustomStringConvertible {
    /// All diagnostics in the order of the text, at least one of them an error.
    public let diagnostics: [Diagnostic]

    /// The diagnostics, one a line.
    public var description: String {
        diagnostics.map(\.description).joined(separator: "\n")
    }
}
