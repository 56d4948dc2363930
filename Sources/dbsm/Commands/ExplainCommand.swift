internal import DBDotLottie

/// `dbsm explain`: tells what a diagnostic's code means.
struct ExplainCommand: Command {
    static let name = "explain"
    static let synopsis = "dbsm explain [CODE]"
    static let summary = "Tells what the code at the end of a message means, with a bad and a good example."
    static let help = """
        \(synopsis)

        \(summary)

        CODE is what stands in brackets at the end of a message, such as \(DiagnosticCode.unknownTargetState.rawValue).
        Without it all codes are listed, with one line each. Documentation/Diagnostics.md says the same on one page.
        Exit status: 0, or 2 if there is no such code.
        """

    private let code: DiagnosticCode?

    init(_ arguments: inout ArgumentReader) throws(UsageError) {
        let words = try arguments.files()
        guard words.count < 2 else { throw UsageError(message: "name one code, not \(words.count).") }
        code = try words.first.map(Self.code)
    }

    func run(_ console: Console) -> ExitStatus {
        if let code {
            let explanation = Explanation(code)
            console.print("\(console.style.text(code.rawValue, as: .place)) (\(explanation.severity))\n")
            for line in explanation.lines { console.print(line) }
        } else {
            let width = DiagnosticCode.allCases.reduce(0) { max($0, $1.rawValue.count) }
            for code in DiagnosticCode.allCases {
                let blanks = String(repeating: " ", count: width - code.rawValue.count)
                console.print("\(code.rawValue)\(blanks)  \(Explanation(code).summary)")
            }
        }
        return .success
    }

    private static func code(_ word: String) throws(UsageError) -> DiagnosticCode {
        if let code = DiagnosticCode(rawValue: word) { return code }
        let codes = DiagnosticCode.allCases.map(\.rawValue)
        // Whoever types the beginning of a code means that one, however long its rest is.
        let begun = word.isEmpty ? [] : codes.filter { $0.hasPrefix(word) }
        let near = DiagnosticText.suggestion(for: begun.first ?? word, among: codes)
        let hint = near ?? "\"dbsm explain\" lists all codes."
        throw UsageError(message: "there is no code \(DiagnosticText.quoted(word)); \(hint)")
    }
}
