internal import DBDotLottie

/// `dbsm inspect`: tells what is in a file.
struct InspectCommand: Command {
    static let name = "inspect"
    static let synopsis = "dbsm inspect FILE [--format FORMAT] [--machine ID] [--profile NAME]"
    static let summary = "Lists what is in a machine, or in an archive and its machines."
    static let help = """
        \(synopsis)

        \(summary)

        FILE is a state machine's JSON file, or a .lottie archive, with or without machines.
        --machine ID     tells of this machine of the archive only; without it of all
        --format FORMAT  text: tables for people (without this option)
                         json: one document; Documentation/Inspecting.md describes it
        --profile NAME   reads as this player: \(DotLottieProfile.presets.map(\.name).joined(separator: ", "))
                         (\(DotLottieProfile.documented.name) without it)

        What is wrong with a machine that is rejected goes to the error output; the others are listed all the same.
        Exit status: 0, or 1 if a file or a machine has errors, or 2 if the file cannot be read.
        """

    private enum Format: String, CaseIterable {
        case text, json
    }

    private let file: String
    private let stateMachineID: String?
    private let profile: DotLottieProfile
    private let format: Format

    init(_ arguments: inout ArgumentReader) throws(UsageError) {
        profile = try arguments.profile() ?? .documented
        stateMachineID = try arguments.option("--machine")
        format = try arguments.choice("--format") ?? .text
        file = try arguments.file()
    }

    func run(_ console: Console) -> ExitStatus {
        do {
            let context = CheckingContext(profile: profile, depth: .parts)
            let inspected = try InspectedFile(path: file, stateMachineID: stateMachineID, in: context)
            switch format {
            case .text:
                for line in InspectionText(inspected).lines { console.print(line) }
            case .json: console.print(InspectionJSON(file: inspected).text)
            }
            guard let failure = inspected.failure else { return .success }
            return failure.complain(console)
        } catch {
            return error.complain(console)
        }
    }
}
