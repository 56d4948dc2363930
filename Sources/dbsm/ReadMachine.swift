internal import DBDotLottie
internal import Foundation

/// A machine that was read and accepted, for commands that look at it and for those that run it.
struct ReadMachine {
    let file: MachineFile
    let definition: StateMachineDefinition
    /// What a person should know though the machine is accepted, one a line, each with its place.
    let warnings: [String]

    init(
        path: String, stateMachineID: String?, animation: AnimationFile? = nil, in context: CheckingContext
    ) throws(FileFailure) {
        var context = context
        context.surroundings = animation?.contents
        let file: MachineFile
        do {
            file = try MachineFile(
                contentsOf: URL(fileURLWithPath: path), stateMachineID: stateMachineID, in: context)
        } catch {
            throw FileFailure(error, path: path)
        }
        if stateMachineID != nil && file.archive == nil { throw .noArchive(path: path) }
        if animation != nil && file.archive != nil { throw .animationsInArchive(path: path) }
        try self.init(file, path: path)
    }

    /// Throws all diagnostics of a machine that is rejected.
    init(_ file: MachineFile, path: String) throws(FileFailure) {
        let place = file.pathInArchive.map { "\(path)/\($0)" } ?? path
        let lines = file.report.diagnostics.map { "\(place):\($0)" }
        guard let definition = file.report.definition else { throw FileFailure(problems: lines, status: .problems) }
        self.file = file
        self.definition = definition
        warnings = zip(file.report.diagnostics, lines).filter { $0.0.severity != .note }.map(\.1)
    }
}
