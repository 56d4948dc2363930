public import DBStateMachine
public import Foundation

extension DotLottieStateMachine {
    /// Why a machine could not be made.
    public enum LoadError: Error, Sendable, Hashable {
        /// The file does not exist or cannot be read.
        case unreadableFile(UnreadableFile)
        /// The definition has errors; all of its diagnostics are here.
        case rejected(StateMachineLoadError)
        /// The states cannot be hosted as asked.
        case hosting(HostingError)
        /// The archive cannot be opened or shown.
        case archive(DotLottieArchive.Failure)
        /// The file that was given as the animation is neither an archive nor the JSON of a Lottie animation.
        case animation(LottieAnimationError)
        /// The archive has no state machine, or several and none of them is its initial one; the ids it has.
        case undecidedStateMachine(ids: [String])
    }

    /// Makes a machine from a definition that was built in Swift, checked by the same rules as a file.
    ///
    /// - Throws: `LoadError.rejected` with diagnostics that have paths and no locations, `LoadError.hosting`.
    public convenience init(
        definition: StateMachineDefinition, profile: DotLottieProfile = .documented,
        playback: (any DotLottiePlayback)? = nil, hosting: KeyValuePairs<String, DBState> = [:]
    ) throws(LoadError) {
        let report = StateMachineReport(checking: definition, in: .loading(profile))
        try self.init(report: report, profile: profile, playback: playback, hosting: hosting)
    }

    /// Makes a machine from the JSON text of a state machine.
    ///
    /// - Throws: `LoadError.rejected` with all problems and their places in the text, `LoadError.hosting`.
    public convenience init(
        text: String, profile: DotLottieProfile = .documented, playback: (any DotLottiePlayback)? = nil,
        hosting: KeyValuePairs<String, DBState> = [:]
    ) throws(LoadError) {
        let report = StateMachineReport(bytes: Array(text.utf8), in: .loading(profile))
        try self.init(report: report, profile: profile, playback: playback, hosting: hosting)
    }

    /// Makes a machine from the JSON of a state machine in UTF-8.
    ///
    /// - Throws: `LoadError.rejected` with all problems and their places in the text, `LoadError.hosting`.
    public convenience init(
        data: Data, profile: DotLottieProfile = .documented, playback: (any DotLottiePlayback)? = nil,
        hosting: KeyValuePairs<String, DBState> = [:]
    ) throws(LoadError) {
        let report = StateMachineReport(bytes: Array(data), in: .loading(profile))
        try self.init(report: report, profile: profile, playback: playback, hosting: hosting)
    }

    /// Makes a machine from a state machine's JSON file, or from a `.lottie` archive with its animations playing headlessly.
    ///
    /// In an archive the machine is the one of `stateMachineID`, else the manifest's initial one, else the only one. Where no `playback` is given,
    /// a `HeadlessPlayer` shows the archive's initial animation. A JSON file has no ids and gets no player of its own.
    /// - Throws: `LoadError`, any case.
    public convenience init(
        contentsOf url: URL, stateMachineID: String? = nil, profile: DotLottieProfile = .documented,
        playback: (any DotLottiePlayback)? = nil, hosting: KeyValuePairs<String, DBState> = [:]
    ) throws(LoadError) {
        let file = try MachineFile(contentsOf: url, stateMachineID: stateMachineID, in: .loading(profile))
        var player = playback
        if player == nil { player = try file.makePlayer(profile: profile, canvas: .standard) }
        try self.init(report: file.report, profile: profile, playback: player, hosting: hosting)
    }

    /// Makes a machine from what reading and checking came to.
    package convenience init(
        report: StateMachineReport, profile: DotLottieProfile, playback: (any DotLottiePlayback)?,
        hosting: KeyValuePairs<String, DBState> = [:]
    ) throws(LoadError) {
        guard let definition = report.definition else {
            throw .rejected(StateMachineLoadError(diagnostics: report.diagnostics))
        }
        do {
            try self.init(
                program: MachineProgram(definition), profile: profile, playback: playback, hosting: hosting)
        } catch {
            throw .hosting(error)
        }
    }
}

extension DotLottieStateMachine.LoadError {
    /// What went wrong, one problem a line.
    public var message: String {
        switch self {
        case .unreadableFile(let file): file.message
        case .rejected(let error): error.description
        case .hosting(let error): error.message
        case .archive(let failure): failure.description
        case .animation(let error): error.description
        case .undecidedStateMachine(let ids) where ids.isEmpty: "The archive has no state machine."
        case .undecidedStateMachine(let ids):
            "The archive has several state machines and names none as its initial one; name one of \(ids.joined(separator: ", "))."
        }
    }
}

extension DotLottieStateMachine.LoadError: CustomStringConvertible, LocalizedError {
    /// The message, so that a printed error and a failed test say what went wrong.
    public var description: String { message }
    /// The message, so that `localizedDescription` says what went wrong.
    public var errorDescription: String? { message }
}
