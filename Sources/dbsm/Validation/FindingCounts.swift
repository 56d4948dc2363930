internal import DBDotLottie

/// How many findings there are of each severity.
struct FindingCounts: Sendable, Hashable {
    private(set) var errors = 0
    private(set) var warnings = 0
    private(set) var notes = 0

    init(_ findings: some Sequence<Finding> = []) { add(findings) }

    mutating func add(_ findings: some Sequence<Finding>) {
        for finding in findings {
            switch finding.severity {
            case .error: errors += 1
            case .warning: warnings += 1
            case .note: notes += 1
            }
        }
    }

    /// `2 errors, 1 warning`, or `nil` if there is nothing to count.
    var text: String? {
        let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
        return parts.isEmpty ? nil : parts.map { Counted.text($0.0, $0.1) }.joined(separator: ", ")
    }
}

/// What was checked and found in all files.
struct ValidationCounts: Sendable, Hashable {
    private var files = 0
    private var unreadableFiles = 0
    private var machines = 0
    private var findings = FindingCounts()

    mutating func add(_ file: CheckedFile) {
        files += 1
        unreadableFiles += file.complaint == nil ? 0 : 1
        machines += file.machines.count
        findings.add(file.findings)
    }

    /// The last line, or `nil` where the line of the only machine says as much.
    var summary: String? {
        guard findings.text != nil || files > 1 || machines > 1 else { return nil }
        let whole = "\(Counted.text(machines, "machine")) in \(Counted.text(files, "file"))"
        let rest = unreadableFiles == 0 ? "" : "; \(Counted.text(unreadableFiles, "file")) not read"
        return "\(whole): \(findings.text ?? "no problems")\(rest)"
    }
}

/// A number of things in words.
enum Counted {
    static func text(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
