internal import DBDotLottie

/// Picks the command that the arguments name.
struct Tool {
    let console: Console

    static let commands: [any Command.Type] = [
        ValidateCommand.self, ExplainCommand.self, InspectCommand.self, GraphCommand.self, RunCommand.self,
        RecordCommand.self, TraceCommand.self, TestCommand.self, PlanCommand.self,
    ]

    func run(_ arguments: [String]) -> ExitStatus {
        guard let first = arguments.first else {
            console.complain(Self.help)
            return .usage
        }
        if first == "help" || first == "--help" || first == "-h" { return help(Array(arguments.dropFirst())) }
        if arguments == ["--version"] {
            console.print("dbsm \(Self.version)")
            return .success
        }
        guard let command = Self.commands.first(where: { $0.name == first }) else {
            console.complain(Self.unknownCommand(first))
            return .usage
        }
        do {
            var rest = ArgumentReader(arguments.dropFirst())
            if rest.takesFlag("--help") || rest.takesFlag("-h") { return help([first]) }
            return try command.init(&rest).run(console)
        } catch {
            console.complain("dbsm \(command.name): \(error.message)")
            return .usage
        }
    }

    private func help(_ names: [String]) -> ExitStatus {
        guard let name = names.first else {
            console.print(Self.help)
            return .success
        }
        guard let command = Self.commands.first(where: { $0.name == name }) else {
            console.complain(Self.unknownCommand(name))
            return .usage
        }
        console.print(command.help)
        return .success
    }

    private static func unknownCommand(_ name: String) -> String {
        let known = commands.map { $0.name }
        let words = known + ["help", "--help", "--version"]
        let suggestion = DiagnosticText.suggestion(for: name, among: words).map { "; \($0)" } ?? "."
        return
            "dbsm: there is no command \(DiagnosticText.quoted(name))\(suggestion) The commands are \(known.joined(separator: ", "))."
    }

    private static let help = """
        dbsm: state machines in the dotLottie format, checked and run without a screen

        \(commands.map { "  \($0.synopsis)\n      \($0.summary)" }.joined(separator: "\n"))

        dbsm help COMMAND tells more, dbsm --version which version this is. Exit status: 0 success, 1 problems found, 2 wrong usage, or a file that cannot be read or written.
        """
}

/// One of the tool's commands.
protocol Command: Sendable {
    /// What is typed.
    static var name: String { get }
    /// How it is called, on one line.
    static var synopsis: String { get }
    /// What it does, in one sentence.
    static var summary: String { get }
    /// Everything there is to know about calling it.
    static var help: String { get }

    init(_ arguments: inout ArgumentReader) throws(UsageError)
    func run(_ console: Console) -> ExitStatus
}

/// The tool was called wrongly: one sentence.
struct UsageError: Error, Sendable, Hashable {
    let message: String
}
