internal import DBDotLottie
internal import Foundation

/// `dbsm record`: a run under somebody's hands that becomes a scenario file.
struct RecordCommand: Command {
    static let name = "record"
    static let synopsis =
        "dbsm record FILE -o OUT.json [--machine ID] [--animation FILE] [--profile NAME] [--force]"
    static let summary =
        "Runs a machine like `dbsm run`, and saves what was done as a scenario that expects what happened."
    static let help = """
        \(synopsis)

        \(summary)

        FILE is a state machine's JSON file, or a .lottie archive with a machine and its animations.
        -o OUT.json       the scenario file to write when the input ends; it names FILE by the way that leads there from its folder
        --machine ID      takes this machine of the archive; without it the initial one, or the only one
        \(ArgumentReader.animationHelp)
        --profile NAME    imitates this player: \(DotLottieProfile.presets.map(\.name).joined(separator: ", "))
                          (\(DotLottieProfile.documented.name) without it)
        --force           replaces OUT.json if there is one; without it nothing is done then

        Commands, one a line:
        \(SessionCommand.usage)

        `dbsm test OUT.json` tells later whether the same happens still.
        Exit status: 0, or 1 if the file has errors, or 2 if a file cannot be read or written.
        """

    private enum Overwriting: Sendable, Hashable { case refused, allowed }

    private let profile: DotLottieProfile?
    private let stateMachineID: String?
    private let animation: AnimationFile?
    private let output: String
    private let overwriting: Overwriting
    private let file: String

    init(_ arguments: inout ArgumentReader) throws(UsageError) {
        profile = try arguments.profile()
        stateMachineID = try arguments.option("--machine")
        animation = try arguments.animation()
        overwriting = arguments.takesFlag("--force") ? .allowed : .refused
        let output = try arguments.option("-o")
        file = try arguments.file()
        guard let output, !output.isEmpty else {
            throw UsageError(message: "name the scenario file to write: -o OUT.json.")
        }
        self.output = output
    }

    func run(_ console: Console) -> ExitStatus {
        if let objection {
            console.complain("dbsm record: \(objection)")
            return .usage
        }
        do {
            let loaded = try LoadedMachine(
                path: file, stateMachineID: stateMachineID, animation: animation,
                profile: profile ?? .documented)
            for warning in loaded.warnings { console.complain(warning) }
            let steps = Session(loaded, console).run()
            return save(steps, of: loaded, console)
        } catch {
            return error.complain(console)
        }
    }

    /// Why the scenario could not be written, to be known before anything is done.
    private var objection: String? {
        if let target = FileIdentity(output) {
            if target == FileIdentity(file) { return "\(output.onOneLine) is the machine itself." }
            if let animation, target == FileIdentity(animation.path) {
                return "\(output.onOneLine) is the animation itself."
            }
        }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
        if isFolder.boolValue { return "\(output.onOneLine) is a folder; name the scenario file to write." }
        if exists, overwriting == .refused { return "\(output.onOneLine) exists; --force replaces it." }
        let folder = URL(fileURLWithPath: output).deletingLastPathComponent()
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            return "\(output.onOneLine) cannot be written: there is no such folder."
        }
        return nil
    }

    private func save(_ steps: [Scenario.Step], of loaded: LoadedMachine, _ console: Console) -> ExitStatus {
        let folder = URL(fileURLWithPath: output).deletingLastPathComponent()
        let name = URL(fileURLWithPath: output).deletingPathExtension().lastPathComponent
        let scenario = Scenario(
            name: name, profile: profile, steps: steps, machineIn: file, id: loaded.stateMachineID,
            playing: animation, folder: folder)
        let trace = scenario.run()
        guard trace.loads else {
            // Somebody has changed the machine meanwhile.
            for problem in trace.problems { console.complain(problem.line(scenarioPath: output)) }
            return .problems
        }
        do {
            try WrittenFile.write(
                scenario.bytes(expecting: scenario.expectations(after: [trace])), to: output,
                from: [file] + [animation?.path].compactMap { $0 })
            console.print("recorded \(steps.count) \(steps.count == 1 ? "step" : "steps") in \(output.onOneLine)")
            return .success
        } catch {
            console.complain("dbsm: \(error.message)")
            return .usage
        }
    }
}
