public import Foundation

extension StateMachineDefinition {
    /// Reads a definition from a JSON text.
    ///
    /// The text is read and checked as the player of the profile would. If it is rejected, the error carries everything that was found, not
    /// only the first problem. What is merely doubtful passes silently here; `StateMachineReport` tells it.
    ///
    /// - Throws: `StateMachineLoadError`, with places in the text.
    public init(text: String, profile: DotLottieProfile = .documented) throws(StateMachineLoadError) {
        self = try StateMachineReport(bytes: Array(text.utf8), in: .loading(profile)).sound()
    }

    /// Reads a definition from JSON in UTF-8, for example the contents of a file.
    ///
    /// Like `init(text:profile:)`; bytes that are no UTF-8 are reported with their place.
    ///
    /// - Throws: `StateMachineLoadError`, with places in the text.
    public init(data: Data, profile: DotLottieProfile = .documented) throws(StateMachineLoadError) {
        self = try StateMachineReport(bytes: Array(data), in: .loading(profile)).sound()
    }
}

extension StateMachineReport {
    /// Reads and checks JSON in UTF-8, for example the contents of a file.
    public init(data: Data, profile: DotLottieProfile = .documented) {
        self.init(bytes: Array(data), in: CheckingContext(profile: profile))
    }

    /// The definition, if there is one.
    package func sound() throws(StateMachineLoadError) -> StateMachineDefinition {
        guard let definition else { throw StateMachineLoadError(diagnostics: diagnostics) }
        return definition
    }
}
