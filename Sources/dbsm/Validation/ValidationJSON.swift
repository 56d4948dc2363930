internal import DBDotLottie

/// Findings as one JSON document; `Documentation/Diagnostics.md` describes it.
struct ValidationJSON {
    /// The number of the document's form; it grows when something in it changes its meaning.
    private static let version = 1

    let options: ValidationOptions
    private var files: [JSONValue] = []
    private var counts = FindingCounts()

    init(_ options: ValidationOptions) { self.options = options }

    mutating func add(_ file: CheckedFile) {
        counts.add(file.findings)
        files.append([
            "file": .string(file.path),
            "status": .integer(Int(file.status(options.strictness).rawValue)),
            "complaint": Self.text(file.complaint),
            "machines": .array(file.machines.map { .string($0.place) }),
            "diagnostics": .array(file.findings.map(Self.value)),
        ])
    }

    func text(status: ExitStatus) -> String {
        let document: JSONValue = [
            "version": .integer(Self.version),
            "profile": .string(options.context.profile.name),
            "status": .integer(Int(status.rawValue)),
            "counts": [
                "error": .integer(counts.errors), "warning": .integer(counts.warnings), "note": .integer(counts.notes),
            ],
            "files": .array(files),
        ]
        return JSONWriter.text(of: document, layout: .indented)
    }

    private static func value(of finding: Finding) -> JSONValue {
        [
            "place": .string(finding.place),
            "line": number(finding.location?.line),
            "column": number(finding.location?.column),
            "severity": .string(finding.severity.rawValue),
            "code": text(finding.code?.rawValue),
            "path": .string(finding.path),
            "message": .string(finding.message),
            "hint": text(finding.hint),
        ]
    }

    private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    private static func number(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }
}
