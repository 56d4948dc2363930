internal import Foundation

/// Graphviz's `dot`, if it is installed.
struct Graphviz {
    /// Why there is no picture, as one sentence.
    struct Failure: Error, Sendable, Hashable {
        let message: String
    }

    private let executable: URL

    /// Looks for `dot` in the folders of `PATH`.
    init(path: String?) throws(Failure) {
        let folders = (path ?? "").split(separator: ":")
        let candidates = folders.lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent("dot") }
        guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw Failure(
                message: "Graphviz's \"dot\" draws SVG and is not in PATH; install the package graphviz, "
                    + "or choose another --format.")
        }
        executable = found
    }

    /// The picture of a graph that is written in Graphviz's language.
    func svg(_ graph: String) throws(Failure) -> String {
        let result: PipedProgram.Result
        do {
            result = try PipedProgram.run(executable, ["-Tsvg"], input: Array(graph.utf8))
        } catch {
            throw Failure(message: "\(executable.path) cannot be started: \(error.localizedDescription)")
        }
        let ending: String
        switch result.ending {
        case .exit(status: 0): return String(decoding: result.output, as: UTF8.self)
        case .exit(let status): ending = "ended with status \(status)"
        case .signal(let signal): ending = "was ended by signal \(signal)"
        }
        let lines = String(decoding: result.complaints, as: UTF8.self).split(whereSeparator: \.isNewline)
        let said = lines.first.map { ": \(String($0).onOneLine)" } ?? "."
        throw Failure(message: "\(executable.path) \(ending)\(said)")
    }
}
