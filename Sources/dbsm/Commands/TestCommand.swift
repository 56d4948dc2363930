internal import DBDotLottie

/// `dbsm test`: runs scenario files and compares what happens with what they expect.
struct TestCommand: Command {
    static let name = "test"
    static let synopsis = "dbsm test [--profile NAME] FILE... [--update] [--coverage] [--junit FILE]"
    static let summary = "Runs scenario files and tells where something else happens than they expect."
    static let help = """
        \(synopsis)

        \(summary)

        FILE is a scenario file, or a folder, which stands for the scenarios in it and in its folders; other JSON files there,
        those without "steps", are passed over.
        --profile NAME  tests as this player: \(DotLottieProfile.presets.map(\.name).joined(separator: ", "));
                        scenarios that expect something of other players only are skipped. Without it each scenario
                        is tested as every player that it expects something of
        --update        shows what differs and has the scenarios expect it from now on; one that expects nothing
                        gets an expectation of the profile given, else of its own, else of \(DotLottieProfile.documented.name)
        --coverage      tells which states, transitions and guards' outcomes of each machine the scenarios came to,
                        and what is missing
        --junit FILE    writes the result as JUnit XML, too

        Of each scenario the first difference is shown, and how many there are. Steps are counted from 1.
        A scenario that expects nothing fails: a test that compares nothing should not pass unseen.
        Exit status: 0 everything is as expected, 1 something is not, a file is no scenario, or nothing was compared,
        2 a file cannot be read or written.
        """

    private let profile: DotLottieProfile?
    private let mode: TestRun.Mode
    private let tellsCoverage: Bool
    private let junitPath: String?
    private let paths: [String]

    init(_ arguments: inout ArgumentReader) throws(UsageError) {
        profile = try arguments.profile()
        mode = arguments.takesFlag("--update") ? .update : .compare
        tellsCoverage = arguments.takesFlag("--coverage")
        junitPath = try arguments.option("--junit")
        paths = try arguments.files()
        if paths.isEmpty { throw UsageError(message: "name at least one scenario file, or a folder of them.") }
        if junitPath != nil, mode == .update {
            throw UsageError(
                message: "--junit tells how tests came out, and --update changes what they expect: choose one.")
        }
    }

    func run(_ console: Console) -> ExitStatus {
        let files = ScenarioFiles(paths)
        for complaint in files.complaints { console.complain("dbsm test: \(complaint)") }
        var run = TestRun(mode, console)
        // One by one, so that no more than one is in memory.
        for file in files.files { run.test(file, profile) }
        if tellsCoverage { run.tellCoverage() }
        run.tellSummary()
        if let junitPath { run.writeJUnit(to: junitPath, besides: files.files.map(\.path)) }
        return run.status
    }
}
