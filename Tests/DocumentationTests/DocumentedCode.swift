import Foundation

/// The Swift code of a document, and the marked code of the tests that must be the same.
///
/// In a test file, `// README.md {` and `// }` stand around the code of one block. Blocks come in the document's order. A block's imports are
/// left out there, since they stand at the head of the file.
struct DocumentedCode {
    /// A piece of code without imports, indentation and blank lines around it.
    struct Block: Hashable, CustomStringConvertible {
        let lines: [String]

        init(_ lines: [String]) {
            let code = lines.filter { !$0.hasPrefix("import ") }.trimmingBlankLines
            let indentation = code.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            self.lines = code.map { String($0.dropFirst(indentation)) }
        }

        var description: String { lines.joined(separator: "\n") }
    }

    /// The blocks of a document that are fenced as this language.
    static func blocks(ofDocument path: String, fencedAs language: String = "swift") throws -> [Block] {
        try pieces(of: text(path), from: "```" + language, to: "```")
    }

    /// The blocks that the tests mark as those of a document, file by file in alphabetical order.
    static func blocks(inTestsFor path: String) throws -> [Block] {
        try testFiles().flatMap {
            try pieces(of: text("Tests/DocumentationTests/\($0)"), from: "// \(path) {", to: "// }")
        }
    }

    /// The documents, as paths from the package's folder.
    static func documents() throws -> [String] {
        let documentation = try contents("Documentation").filter { $0.hasSuffix(".md") }
        return ["README.md"] + documentation.map { "Documentation/\($0)" }
    }

    /// What stands between lines that are these, whatever their indentation.
    private static func pieces(of text: String, from opening: String, to closing: String) -> [Block] {
        var blocks: [Block] = []
        var open: [String]?
        for line in text.components(separatedBy: "\n") {
            let bare = line.trimmingCharacters(in: .whitespaces)
            if let lines = open {
                if bare == closing { blocks.append(Block(lines)) }
                open = bare == closing ? nil : lines + [line]
            } else if bare == opening {
                open = []
            }
        }
        return blocks
    }

    private static func testFiles() throws -> [String] {
        try contents("Tests/DocumentationTests").filter { $0.hasSuffix(".swift") }
    }

    private static func contents(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent(folder).path).sorted()
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    /// The package's folder.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}

extension [String] {
    fileprivate var trimmingBlankLines: [String] {
        guard let first = firstIndex(where: { !$0.isEmpty }), let last = lastIndex(where: { !$0.isEmpty }) else {
            return []
        }
        return Array(self[first...last])
    }
}
