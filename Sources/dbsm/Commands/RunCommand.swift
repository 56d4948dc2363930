internal import DBDotLottie
internal import Foundation

/// `dbsm run`: starts a machine and does what is typed or piped in.
struct RunCommand: Command {
    static let name = "run"
    static let synopsis = "dbsm run FILE [--machine ID] [--animation FILE] [--profile NAME]"
    static let summary = "Starts a machine and does what is typed or piped in, printing everything that happens."
    static let help = """
        \(synopsis)

        \(summary)

        FILE is a state machine's JSON file, or a .lottie archive with a machine and its animations.
        --machine ID      takes this machine of the archive; without it the initial one, or the only one
        \(ArgumentReader.animationHelp)
        --profile NAME    imitates this player: \(DotLottieProfile.presets.map(\.name).joined(separator: ", "))
                          (\(DotLottieProfile.documented.name) without it)

        Commands, one a line:
        \(SessionCommand.usage)

        The end of the input ends the run. Exit status: 0, or 1 if the file has errors, or 2 if it cannot be read.
        """

    private let profile: DotLottieProfile
    private let stateMachineID: String?
    private let animation: AnimationFile?
    private let file: String

    init(_ arguments: inout ArgumentReader) throws(UsageError) {
        profile = try arguments.profile() ?? .documented
        stateMachineID = try arguments.option("--machine")
        animation = try arguments.animation()
        file = try arguments.file()
    }

    func run(_ console: Console) -> ExitStatus {
        do {
            let loaded = try LoadedMachine(
                path: file, stateMachineID: stateMachineID, animation: animation, profile: profile)
            for warning in loaded.warnings { console.complain(warning) }
            Session(loaded, console).run()
            return .success
        } catch {
            return error.complain(console)
        }
    }
}
