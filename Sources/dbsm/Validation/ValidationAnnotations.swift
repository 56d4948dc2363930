internal import DBDotLottie

/// Findings as the commands by which a GitHub workflow marks lines of files.
enum ValidationAnnotations {
    static func lines(for file: CheckedFile) -> [String] {
        let complaint = file.complaint.map { ["::error file=\(property(file.path))::\(message($0))"] } ?? []
        return complaint + file.findings.map { line(for: $0, in: file) }
    }

    /// Only files of the repository have lines to mark: what stands in an archive is told with its place in the message.
    private static func line(for finding: Finding, in file: CheckedFile) -> String {
        let location = finding.location
        let isInside = finding.place != file.path
        let mark = isInside ? "" : location.map { ",line=\($0.line),col=\($0.column)" } ?? ""
        let inside = isInside ? finding.place.dropFirst(file.path.count + 1) : ""
        let place = isInside ? "\(inside)\(location.map { ":\($0.line):\($0.column)" } ?? ""): " : ""
        let hint = finding.hint.map { "; \($0)" } ?? ""
        let code = finding.code.map { " [\($0.rawValue)]" } ?? ""
        let text = message("\(place)\(finding.message)\(hint)\(code)")
        return "::\(finding.severity.command) file=\(property(file.path))\(mark)::\(text)"
    }

    private static func message(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { $0 += escaped($1) }
    }

    /// A value in front of the message, which further signs would end.
    private static func property(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { $0 += $1 == ":" || $1 == "," ? percentEncoded($1) : escaped($1) }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "%", "\r", "\n": percentEncoded(scalar)
        default: String(scalar)
        }
    }

    private static func percentEncoded(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
    }
}

extension DiagnosticSeverity {
    fileprivate var command: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }
}
