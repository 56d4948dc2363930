internal import DBDotLottie
internal import DBStateMachine
internal import Foundation

/// `dbsm graph`: draws a machine.
struct GraphCommand: Command {
    static let name = "graph"
    static let synopsis = "dbsm graph FILE [--format FORMAT] [--machine ID] [--trace TRACE] [-o OUT] [--profile NAME]"
    static let summary = "Draws a machine's states and transitions, and what a recorded run visited."
    static let help = """
        \(synopsis)

        \(summary)

        FILE is a state machine's JSON file, or a .lottie archive.
        --machine ID     takes this machine of the archive; without it the initial one, or the only one
        --format FORMAT  mermaid: for a block of that name in Markdown (without this option); GitHub draws up to 50,000
                         characters of it
                         dot: for Graphviz
                         svg: a picture, which Graphviz draws if it is installed
        --trace TRACE    marks what a recorded run visited: green what was visited, red what never was, and beside each
                         transition how often it was taken. TRACE is what dbsm trace has printed, or a scenario file with
                         the run that it expects
        -o OUT           writes to this file
        --profile NAME   reads as this player: \(DotLottieProfile.presets.map(\.name).joined(separator: ", "))
                         (\(DotLottieProfile.documented.name) without it)

        A dot leads to the initial state, final states end or have two outlines, the GlobalState has a broken one. Guards stand
        in brackets, and "after … s" is a tween.
        A trace does not tell apart transitions between the same two states, nor those of the GlobalState from others; all that
        may have been taken are marked.
        Exit status: 0, or 1 if a file has errors, or 2 if one cannot be read or written, or Graphviz is needed and fails.
        """

    /// How many states that the machine does not have are named.
    private static let mostNames = 5

    private let file: String
    private let stateMachineID: String?
    private let profile: DotLottieProfile?
    private let format: GraphFormat
    private let trace: String?
    private let output: String?

    init(_ arguments: inout ArgumentReader) throws(UsageError) {
        profile = try arguments.profile()
        stateMachineID = try arguments.option("--machine")
        format = try arguments.choice("--format") ?? .mermaid
        trace = try arguments.option("--trace")
        output = try arguments.option("-o")
        file = try arguments.file()
    }

    func run(_ console: Console) -> ExitStatus {
        do {
            let context = CheckingContext(profile: profile ?? .documented, depth: .parts)
            let machine = try ReadMachine(path: file, stateMachineID: stateMachineID, in: context)
            let text = try text(of: try drawing(of: machine.definition.graph, console))
            try write(text, console)
            return .success
        } catch {
            return error.complain(console)
        }
    }

    private func drawing(of graph: StateGraph, _ console: Console) throws(FileFailure) -> Drawing {
        guard let trace else { return .graph(graph) }
        let visits = try TraceFile(path: trace, profile: profile).visits
        warn(of: visits.foreignStates(in: graph), in: trace, console)
        var coverage = TransitionCoverage(of: graph)
        visits.count(in: &coverage)
        return .coverage(coverage)
    }

    /// A trace that enters other states may be another machine's.
    private func warn(of foreignStates: [String], in trace: String, _ console: Console) {
        guard !foreignStates.isEmpty else { return }
        let names = foreignStates.prefix(Self.mostNames).map { DiagnosticText.quoted($0) }.joined(separator: ", ")
        let rest = foreignStates.count - Self.mostNames
        console.complain(
            "\(trace): warning: it enters what is no state of \(file): \(names)" + (rest > 0 ? " and \(rest) more" : "")
        )
    }

    private func text(of drawing: Drawing) throws(FileFailure) -> String {
        switch format {
        case .mermaid: return drawing.mermaid
        case .dot: return drawing.dot
        case .svg:
            do {
                return try Graphviz(path: ProcessInfo.processInfo.environment["PATH"]).svg(drawing.dot)
            } catch {
                throw FileFailure(problems: ["dbsm graph: \(error.message)"], status: .usage)
            }
        }
    }

    private func write(_ text: String, _ console: Console) throws(FileFailure) {
        guard let output else {
            // The drawing ends its last line itself.
            console.print(text.last == "\n" ? String(text.dropLast()) : text)
            return
        }
        do {
            try WrittenFile.write(Array(text.utf8), to: output, from: [file] + [trace].compactMap { $0 })
        } catch {
            throw FileFailure(problems: ["dbsm: \(error.message)"], status: .usage)
        }
    }
}
