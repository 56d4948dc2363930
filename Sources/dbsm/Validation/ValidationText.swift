internal import DBDotLottie

/// Findings as lines for a person.
struct ValidationText {
    let style: TextStyle
    let strictness: Strictness

    /// All that is said about a file by itself.
    func lines(for file: CheckedFile) -> [String] {
        let own = file.problems.flatMap { lines(for: $0, nil) }
        if file.machines.isEmpty && file.problems.isEmpty && file.complaint == nil {
            return ["\(file.path.onOneLine): no state machines"]
        }
        return own + file.machines.flatMap(lines)
    }

    private func lines(for machine: CheckedMachine) -> [String] {
        var source = SourceLines(machine.bytes)
        var lines: [String] = []
        for finding in machine.findings { lines += self.lines(for: finding, source.excerpt(of: finding)) }
        if !machine.findings.contains(where: { strictness.fails($0.severity) }) {
            let counts = FindingCounts(machine.findings).text
            let verdict = style.text(counts == nil ? "sound" : "loads", as: .success)
            lines.append("\(machine.place.onOneLine): \(verdict)\(counts.map { ", \($0)" } ?? "")")
        }
        return lines
    }

    private func lines(for finding: Finding, _ excerpt: SourceExcerpt?) -> [String] {
        let location = finding.location.map { ":\($0.line):\($0.column)" } ?? ""
        let place = style.text(finding.place.onOneLine + location + ":", as: .place)
        let severity = style.text(finding.severity.rawValue + ":", as: TextStyle.Role(finding.severity))
        let code = finding.code.map { " [\($0.rawValue)]" } ?? ""
        return ["\(place) \(severity) \(finding.message)\(code)"] + (excerpt.map(lines) ?? [])
            + (finding.hint.map { ["  hint: \($0)"] } ?? [])
    }

    private func lines(for excerpt: SourceExcerpt) -> [String] {
        let number = String(excerpt.line)
        let blank = String(repeating: " ", count: number.count)
        let indentation = String(repeating: " ", count: excerpt.indentation)
        let text = excerpt.text.trimmedAtEnd
        return [
            "  \(number) |\(text.isEmpty ? "" : " " + text)",
            "  \(blank) | \(indentation)\(style.text("^", as: .success))",
        ]
    }
}

extension SourceLines {
    /// `nil` for what has no place, or is about no place.
    fileprivate mutating func excerpt(of finding: Finding) -> SourceExcerpt? {
        guard let location = finding.location, finding.code != .unlistedProblems else { return nil }
        return excerpt(at: location)
    }
}

extension TextStyle.Role {
    fileprivate init(_ severity: DiagnosticSeverity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note: self = .note
        }
    }
}

extension String {
    fileprivate var trimmedAtEnd: String {
        var text = Substring(self)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
