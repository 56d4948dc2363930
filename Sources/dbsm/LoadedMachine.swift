internal import DBDotLottie
internal import Foundation

/// A machine from a file, ready to start, with its player if it came with animations.
struct LoadedMachine {
    let machine: DotLottieStateMachine
    let player: HeadlessPlayer?
    /// What a person should know though the machine loads, one a line, each with its place.
    let warnings: [String]

    /// What kept the machine from loading, one problem a line, each with its place.
    struct Failure: Error, Sendable, Hashable {
        let problems: [String]
        let status: ExitStatus
    }

    init(path: String, stateMachineID: String?, profile: DotLottieProfile) throws(Failure) {
        let file: MachineFile
        do {
            file = try MachineFile(
                contentsOf: URL(fileURLWithPath: path), stateMachineID: stateMachineID,
                in: CheckingContext(profile: profile))
        } catch {
            throw Failure(error, path: path)
        }
        if stateMachineID != nil && file.archive == nil {
            let problem = "dbsm run: \(path) is no archive, so there is nothing for --machine to choose from."
            throw Failure(problems: [problem], status: .usage)
        }
        let place = file.pathInArchive.map { "\(path)/\($0)" } ?? path
        let lines = file.report.diagnostics.map { "\(place):\($0)" }
        guard file.report.definition != nil else { throw Failure(problems: lines, status: .problems) }
        warnings = zip(file.report.diagnostics, lines).filter { $0.0.severity != .note }.map(\.1)
        do {
            player = try file.makePlayer(profile: profile, canvas: .standard)
            machine = try DotLottieStateMachine(report: file.report, profile: profile, playback: player)
        } catch {
            throw Failure(error, path: path)
        }
    }
}

extension LoadedMachine.Failure {
    /// A file that cannot be read is a matter of usage; everything else is the file's problem.
    fileprivate init(_ error: DotLottieStateMachine.LoadError, path: String) {
        switch error {
        case .unreadableFile(let file): self.init(problems: ["dbsm: \(file.message)"], status: .usage)
        case .archive(let failure):
            let problem = ScenarioProblem(failure, file: path)
            self.init(problems: [problem.line(file: problem.file ?? path)], status: .problems)
        case .rejected, .hosting, .animation:
            self.init(problems: ["\(path): error: \(error.message)"], status: .problems)
        case .undecidedStateMachine: self.init(problems: ["\(path): error: \(error.message)"], status: .usage)
        }
    }
}
