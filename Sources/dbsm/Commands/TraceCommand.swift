internal import DBDotLottie
internal import Foundation

/// `dbsm trace`: runs scenario files and prints what happened.
struct TraceCommand: Command {
    static let name = "trace"
    static let synopsis = "dbsm trace [--profile NAME] FILE..."
    static let summary = "Runs scenario files and prints the trace of each as one line of JSON."
    static let help = """
        \(synopsis)

        \(summary)

        --profile NAME  imitates this player: \(DotLottieProfile.presets.map(\.name).joined(separator: ", "));
                        without it the one that the scenario names, else \(DotLottieProfile.documented.name)

        A machine that does not load has "load": false and no steps; why goes to the error output.
        Exit status: 0 all ran, 1 a file is no scenario, 2 a file cannot be read.
        """

    private let profile: DotLottieProfile?
    private let files: [String]

    init(_ arguments: inout ArgumentReader) throws(UsageError) {
        profile = try arguments.profile()
        files = try arguments.files()
        if files.isEmpty { throw UsageError(message: "name at least one scenario file.") }
    }

    func run(_ console: Console) -> ExitStatus {
        var status = ExitStatus.success
        for file in files {
            do {
                let trace = try Scenario(contentsOf: URL(fileURLWithPath: file)).run(profile: profile)
                for problem in trace.problems { console.complain(problem.line(scenarioPath: file)) }
                console.print(trace.text)
            } catch {
                console.complain(error.line(inFile: file))
                status = max(status, error.status)
            }
        }
        return status
    }
}
