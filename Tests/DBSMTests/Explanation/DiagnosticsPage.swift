import Foundation
import Testing

/// `Documentation/Diagnostics.md`, taken apart as its comment says.
struct DiagnosticsPage {
    struct Example: Sendable, CustomTestStringConvertible {
        enum Kind: String, Sendable, CaseIterable { case bad = "Bad", good = "Good" }

        let code: String
        let kind: Kind
        /// The options of `dbsm validate` that it needs.
        let options: [String]
        /// The other codes that it raises.
        let otherCodes: Set<String>
        let text: String

        var testDescription: String { "\(kind.rawValue) \(code)" }
    }

    struct Section: Sendable {
        let code: String
        /// All lines below the heading.
        let lines: [String]
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    let sections: [Section]

    init() throws {
        let url = Self.root.appendingPathComponent("Documentation/Diagnostics.md")
        let page = try String(contentsOf: url, encoding: .utf8)
        sections = page.components(separatedBy: "\n### ").dropFirst().map { part in
            let whole = part.components(separatedBy: "\n## ")[0]
            let lines = whole.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
            return Section(code: lines[0], lines: Array(lines.dropFirst().drop { $0.isEmpty }))
        }
    }

    static func examples() throws -> [Example] { try DiagnosticsPage().sections.flatMap(\.examples) }
}

extension DiagnosticsPage.Section {
    var examples: [DiagnosticsPage.Example] {
        lines.indices.compactMap { index in
            guard lines[index] == "```json" else { return nil }
            // The label, and a blank line, stand before it.
            let label = index < 2 ? "" : lines[index - 2]
            guard let kind = DiagnosticsPage.Example.Kind.allCases.first(where: { label.hasPrefix($0.rawValue) }) else {
                return nil
            }
            let marks = label.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            return DiagnosticsPage.Example(
                code: code, kind: kind,
                options: marks.filter { $0.hasPrefix("--") }.flatMap { $0.components(separatedBy: " ") },
                otherCodes: Set(marks.filter { !$0.hasPrefix("--") }),
                text: lines[(index + 1)...].prefix { $0 != "```" }.joined(separator: "\n"))
        }
    }
}
