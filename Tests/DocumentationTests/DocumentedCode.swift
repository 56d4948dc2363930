import Foundation

/// The Swift code of a document, and the marked code of the tests that must be the same.
///
/// A document is a page, or a source file with code in its `///` comments. In a test file, `// README.md {` and `// }` stand around the code
/// of one block. Blocks come in the document's order. A block's imports are left out there, since they stand at the head of the file.
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
        try pieces(of: prose(path), from: "```" + language, to: "```")
    }

    /// The lines of a document's text: of a source file those of its documentation, without the slashes before them.
    static func prose(_ path: String, after slashes: String = "/// ") throws -> [String] {
        let lines = try text(path).components(separatedBy: "\n")
        guard path.hasSuffix(".swift") else { return lines }
        return lines.map { line in
            let bare = line.drop { $0 == " " }
            return bare.hasPrefix(slashes) ? String(bare.dropFirst(slashes.count)) : ""
        }
    }

    /// The blocks that the tests mark as those of a document, file by file in alphabetical order.
    static func blocks(inTestsFor path: String) throws -> [Block] {
        try testFiles().flatMap {
            try pieces(
                of: text("Tests/DocumentationTests/\($0)").components(separatedBy: "\n"), from: "// \(path) {",
                to: "// }")
        }
    }

    /// The documents that may have code, as paths from the package's folder; of the libraries' files those that do.
    static func documents() throws -> [String] {
        let documentation = try contents("Documentation").filter { $0.hasSuffix(".md") }
        let withCode = try libraryFiles().filter { try !blocks(ofDocument: $0).isEmpty }
        return ["README.md"] + documentation.map { "Documentation/\($0)" } + withCode
    }

    /// The documents for which the tests mark code.
    static func markedDocuments() throws -> Set<String> {
        let lines = try testFiles().flatMap { try prose("Tests/DocumentationTests/\($0)", after: "// ") }
        return Set(lines.filter { $0.hasSuffix(".md {") || $0.hasSuffix(".swift {") }.map { String($0.dropLast(2)) })
    }

    /// The pages and the sources of the two libraries.
    static func libraryFiles() throws -> [String] {
        try ["Sources/DBStateMachine", "Sources/DBDotLottie"].flatMap { library in
            try FileManager.default.subpathsOfDirectory(atPath: package.appendingPathComponent(library).path)
                .filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }.sorted().map { "\(library)/\($0)" }
        }
    }

    /// What stands between lines that are these, whatever their indentation.
    private static func pieces(of lines: [String], from opening: String, to closing: String) -> [Block] {
        var blocks: [Block] = []
        var open: [String]?
        for line in lines {
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
