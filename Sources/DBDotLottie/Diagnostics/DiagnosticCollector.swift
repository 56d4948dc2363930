/// Gathers the diagnostics of one definition and keeps their number within bounds.
///
/// Messages and hints are made only for those that are listed, so a file full of mistakes costs little more than a sound one.
struct DiagnosticCollector {
    /// The number of diagnostics of each severity that are listed; after as many errors the rest is not looked at.
    static let mostPerSeverity = 100

    private let profile: DotLottieProfile
    private var listed: [Diagnostic] = []
    private var errorCount = 0
    private var warningCount = 0
    private var noteCount = 0

    init(profile: DotLottieProfile) {
        self.profile = profile
    }

    /// Whether a problem rejects the definition.
    var hasErrors: Bool { errorCount > 0 }
    /// Whether no further error would be listed.
    var isFull: Bool { errorCount >= Self.mostPerSeverity }

    mutating func report(
        _ code: DiagnosticCode, at path: DiagnosticPath, location: @autoclosure () -> SourceLocation?,
        message: @autoclosure () -> String, hint: @autoclosure () -> String? = nil
    ) {
        guard let severity = code.severity(for: profile), count(severity) <= Self.mostPerSeverity else { return }
        listed.append(
            Diagnostic(
                code: code, severity: severity, path: path, location: location(), message: message(), hint: hint()))
    }

    /// All that is listed, in the order of the text; what has no location comes in the order of the definition.
    func finished() -> [Diagnostic] {
        let inOrder = listed.enumerated().sorted { first, second in
            guard let one = first.element.location, let other = second.element.location, one != other else {
                return first.offset < second.offset
            }
            return (one.line, one.column) < (other.line, other.column)
        }
        return inOrder.map(\.element) + unlisted
    }

    private mutating func count(_ severity: DiagnosticSeverity) -> Int {
        switch severity {
        case .error:
            errorCount += 1
            return errorCount
        case .warning:
            warningCount += 1
            return warningCount
        case .note:
            noteCount += 1
            return noteCount
        }
    }

    private var unlisted: [Diagnostic] {
        let rests = [
            isFull ? "after \(Self.mostPerSeverity) errors the rest is not looked at" : nil,
            rest(of: warningCount, "warnings"), rest(of: noteCount, "notes"),
        ].compactMap { $0 }
        guard !rests.isEmpty else { return [] }
        return [
            Diagnostic(
                code: .unlistedProblems, severity: .note, path: DiagnosticPath(),
                location: listed.first?.location.map { _ in SourceLocation(line: 1, column: 1) },
                message: rests.joined(separator: "; "), hint: nil)
        ]
    }

    private func rest(of count: Int, _ noun: String) -> String? {
        count > Self.mostPerSeverity ? "\(count - Self.mostPerSeverity) more \(noun) are not listed" : nil
    }
}
