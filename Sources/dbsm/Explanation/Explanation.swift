internal import DBDotLottie

/// What `Documentation/Diagnostics.md` says about a code, laid out for a terminal.
struct Explanation: Sendable {
    private static let fence = "```"

    private let code: DiagnosticCode
    private let paragraphs: [Substring]

    /// A test sees that there is a section for every code.
    init(_ code: DiagnosticCode) {
        self.code = code
        paragraphs = ExplanationTexts.sections[code.rawValue, default: ""]
            .split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The first sentence, which stands on a line of its own.
    var summary: String { paragraphs.first.map(String.init) ?? "" }

    /// How much it matters to the players: to the default one, and to others if they judge differently.
    var severity: String {
        let severities = DotLottieProfile.presets.map { ($0.name, code.severity(for: $0)) }
        let usual = code.severity(for: .documented)
        let others = severities.filter { $0.1 != usual }.map { "\($0.0): \(Self.text($0.1))" }
        return ([Self.text(usual)] + others).joined(separator: "; ")
    }

    /// The whole text: examples are set in, without the fences around them.
    var lines: [String] {
        var isExample = false
        return paragraphs.compactMap { line in
            guard !line.hasPrefix(Self.fence) else {
                isExample.toggle()
                return nil
            }
            return isExample && !line.isEmpty ? "    \(line)" : String(line)
        }
    }

    private static func text(_ severity: DiagnosticSeverity?) -> String { severity?.rawValue ?? "no objection" }
}
