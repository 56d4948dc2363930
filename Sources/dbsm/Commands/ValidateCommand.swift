internal import DBDotLottie
internal import Foundation

/// `dbsm validate`: reads and checks machines without running them.
struct ValidateCommand: Command {
    static let name = "validate"
    static let synopsis = "dbsm validate FILE... [--strict] [--format FORMAT] [--profile NAME] [--machine ID]"
    static let summary = "Checks state machines and tells everything that is wrong with them, each with its place."
    static let help = """
        \(synopsis)

        \(summary)

        FILE is a state machine's JSON file, or a .lottie archive, all machines of which are checked. A folder is refused;
        let the shell list its files: dbsm validate machines/*.json
        --machine ID          checks this machine of the archive only
        --profile NAME        judges as this player: \(DotLottieProfile.presets.map(\.name).joined(separator: ", "))
                              (\(DotLottieProfile.documented.name) without it)
        --animation FILE      the machines play this .lottie archive or Lottie JSON file; without it those of an
                              archive play what is in it, and of others it is not known
        --hosting NAME        the host puts a state of its own behind this name; may be given several times
        --allow-url PATTERN   the host opens URLs of this pattern; may be given several times
        --strict              warnings fail too
        --no-notes            tells errors and warnings only
        --format FORMAT       text: for people, with the line and a caret beneath the place
                              json: one document for all files; Documentation/Diagnostics.md describes it
                              github: annotations of a GitHub workflow

        dbsm explain CODE tells more about the code at the end of a message.
        Exit status, the worst of all files: 0 no errors (with --strict: and no warnings), 1 some, 2 a file cannot be read.
        """

    private let options: ValidationOptions
    private let format: ValidationFormat
    private let files: [String]

    init(_ arguments: inout ArgumentReader) throws(UsageError) {
        var context = CheckingContext(profile: try arguments.profile() ?? .documented)
        context.hosting = try arguments.values(of: "--hosting")
        let patterns = try arguments.values(of: "--allow-url")
        context.openUrlPolicy = patterns.isEmpty ? nil : OpenUrlPolicy(whitelist: patterns)
        context.surroundings = try arguments.animation()?.contents
        options = ValidationOptions(
            context: context, stateMachineID: try arguments.option("--machine"),
            severities: arguments.takesFlag("--no-notes") ? [.error, .warning] : Set(DiagnosticSeverity.allCases),
            strictness: arguments.takesFlag("--strict") ? .warnings : .errors)
        format = try arguments.choice("--format") ?? .text
        files = try arguments.files()
        if files.isEmpty { throw UsageError(message: "name at least one file.") }
    }

    func run(_ console: Console) -> ExitStatus {
        switch format {
        case .text: runAsText(console)
        case .json: runAsJSON(console)
        case .github:
            worst { file in
                for line in ValidationAnnotations.lines(for: file) { console.print(line) }
            }
        }
    }

    private func runAsText(_ console: Console) -> ExitStatus {
        let text = ValidationText(style: console.style, strictness: options.strictness)
        var counts = ValidationCounts()
        let status = worst { file in
            if let complaint = file.complaint { console.complain("dbsm: \(complaint)") }
            for line in text.lines(for: file) { console.print(line) }
            counts.add(file)
        }
        if let summary = counts.summary { console.print(summary) }
        return status
    }

    private func runAsJSON(_ console: Console) -> ExitStatus {
        var document = ValidationJSON(options)
        let status = worst { document.add($0) }
        console.print(document.text(status: status))
        return status
    }

    /// Checks the files one by one, so that no more than one is in memory; answers how bad the worst is.
    private func worst(_ show: (CheckedFile) -> Void) -> ExitStatus {
        files.reduce(.success) { status, path in
            let file = CheckedFile(path: path, options: options)
            show(file)
            return max(status, file.status(options.strictness))
        }
    }
}
