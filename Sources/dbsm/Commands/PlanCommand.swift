internal import DBDotLottie

/// `dbsm plan`: proposes scenarios that take a machine's transitions.
struct PlanCommand: Command {
    static let name = "plan"
    static let synopsis =
        "dbsm plan FILE [--machine ID] [--animation FILE] [-o FOLDER] [--work N] [--profile NAME]"
    static let summary =
        "Proposes scenarios that take every transition of a machine, and says which it cannot reach, and why."
    static let help = """
        \(synopsis)

        \(summary)

        FILE is a state machine's JSON file, or a .lottie archive with a machine and its animations.
        --machine ID      takes this machine of the archive; without it the initial one, or the only one
        \(ArgumentReader.animationHelp)
        -o FOLDER         writes the scenarios there, MACHINE-1.json and so on, each with what it comes to as its
                          expectation, for dbsm test; files of these names are replaced
        --work N          gives up after so much work, about N steps of the machine; \(ScenarioPlan.defaultWork) without it
        --profile NAME    imitates this player: \(DotLottieProfile.presets.map(\.name).joined(separator: ", "))
                          (\(DotLottieProfile.documented.name) without it)

        Every scenario has been run. Its steps are those that dbsm run takes. The same machine gives the same plan.
        Exit status: 0 a plan was made, 1 the file has errors, 2 a file cannot be read or written.
        """

    private let file: String
    private let stateMachineID: String?
    private let animation: AnimationFile?
    private let folder: String?
    private let work: Int
    private let profile: DotLottieProfile?

    init(_ arguments: inout ArgumentReader) throws(UsageError) {
        profile = try arguments.profile()
        stateMachineID = try arguments.option("--machine")
        animation = try arguments.animation()
        folder = try arguments.option("-o")
        if folder?.isEmpty == true { throw UsageError(message: "the name of the folder is empty.") }
        work = try Self.work(try arguments.option("--work"))
        file = try arguments.file()
    }

    private var imitated: DotLottieProfile { profile ?? .documented }

    private static func work(_ written: String?) throws(UsageError) -> Int {
        guard let written else { return ScenarioPlan.defaultWork }
        guard let work = Int(written), work > 0 else {
            throw UsageError(message: "--work needs a whole number above 0, not \(DiagnosticText.quoted(written)).")
        }
        return work
    }

    func run(_ console: Console) -> ExitStatus {
        do {
            let context = CheckingContext(profile: imitated, depth: .parts)
            let machine = try ReadMachine(
                path: file, stateMachineID: stateMachineID, animation: animation, in: context)
            let plan = ScenarioPlan(for: try stage(machine), work: work)
            for line in PlanText(plan, of: file).lines { console.print(line) }
            if let folder {
                let files = try PlanFiles(folder: folder, machine: machine, path: file, animation: animation)
                    .write(plan, of: machine, path: file, profile)
                if !files.isEmpty { console.print("") }
                for path in files { console.print("wrote \(path.onOneLine)") }
            }
            return .success
        } catch {
            return error.complain(console)
        }
    }

    private func stage(_ machine: ReadMachine) throws(FileFailure) -> PlanningStage {
        let program = MachineProgram(machine.definition)
        do {
            switch animation?.contents ?? machine.file.archive.map(MachineSurroundings.archive) {
            case .archive(let archive): return try PlanningStage(program, profile: imitated, archive: archive)
            case .animation(let animation):
                return PlanningStage(program, profile: imitated, animation: animation)
            case nil: return PlanningStage(program, profile: imitated)
            }
        } catch {
            throw FileFailure(error, path: animation?.path ?? file)
        }
    }
}
