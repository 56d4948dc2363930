/// One thing that kept a scenario's machine from loading.
public struct ScenarioProblem: Sendable, Hashable {
    /// The file that it stands in, as the scenario names it, files in archives included; `nil` for the scenario's own file.
    public let file: String?
    /// Where in that file it stands; `nil` for a problem of the file as a whole.
    public let location: SourceLocation?
    /// What is wrong, with its severity before it: `error: …`.
    public let message: String

    /// The problem on one line: `FILE:LINE:COLUMN: error: …`, with the path of the scenario's file given.
    ///
    /// Paths in a scenario are relative to its folder, and so they get that folder's path.
    public func line(scenarioPath: String) -> String { line(file: path(from: scenarioPath)) }

    package func line(file: String) -> String {
        "\(file)\(location.map { ":\($0.line):\($0.column)" } ?? ""): \(message)"
    }

    private func path(from scenarioPath: String) -> String {
        guard let file else { return scenarioPath }
        guard !file.hasPrefix("/"), let slash = scenarioPath.lastIndex(of: "/") else { return file }
        return scenarioPath[...slash] + file
    }
}

extension ScenarioProblem {
    init(_ diagnostic: Diagnostic, file: String?) {
        self.init(file: file, location: diagnostic.location, message: diagnostic.text)
    }

    /// Whatever came of opening `file`, or of reading what the scenario itself holds.
    package init(_ error: any Error, file: String?) {
        switch error {
        case let error as LottieAnimationError:
            self.init(file: file, location: error.location, message: "error: \(error.message)")
        case let error as DotLottieArchive.Failure:
            let inside = error.place.map { "/\($0.path)" } ?? ""
            self.init(
                file: file.map { $0 + inside }, location: error.place?.location, message: "error: \(error.problem)")
        case let error as UnreadableFile:
            // The message names the file, and the scenario is what names it wrongly.
            self.init(file: nil, location: nil, message: "error: \(error.message)")
        default:
            self.init(file: file, location: nil, message: "error: \(error)")
        }
    }
}
