internal import DBDotLottie

/// What kept a file from being used, one problem a line, each with its place.
struct FileFailure: Error, Sendable, Hashable {
    let problems: [String]
    let status: ExitStatus
}

extension FileFailure {
    /// A file that cannot be read is a matter of usage; everything else is the file's problem.
    init(_ error: DotLottieStateMachine.LoadError, path: String) {
        switch error {
        case .unreadableFile(let file): self.init(problems: ["dbsm: \(file.message)"], status: .usage)
        case .archive(let failure): self.init(failure, path: path)
        case .rejected, .hosting, .animation:
            self.init(problems: ["\(path): error: \(error.message)"], status: .problems)
        case .undecidedStateMachine: self.init(problems: ["\(path): error: \(error.message)"], status: .usage)
        }
    }

    init(_ failure: DotLottieArchive.Failure, path: String) {
        let problem = ScenarioProblem(failure, file: path)
        self.init(problems: [problem.line(file: problem.file ?? path)], status: .problems)
    }

    /// A machine is chosen where there is no choice.
    static func noArchive(path: String) -> FileFailure {
        FileFailure(problems: ["dbsm: \(noArchiveMessage(path: path))"], status: .usage)
    }

    static func noArchiveMessage(path: String) -> String {
        "\(path) is no archive, so there is nothing for --machine to choose from."
    }

    /// An animation is given to a machine that brings its own.
    static func animationsInArchive(path: String) -> FileFailure {
        FileFailure(
            problems: [
                "dbsm: \(path) is an archive, whose machine plays what is in it; --animation is for a machine's JSON file."
            ],
            status: .usage)
    }

    /// Says what went wrong; answers how the tool ends.
    func complain(_ console: Console) -> ExitStatus {
        for problem in problems { console.complain(problem) }
        return status
    }
}
