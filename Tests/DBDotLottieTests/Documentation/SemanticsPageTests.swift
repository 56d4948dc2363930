import Foundation
import Testing

@Suite("Documentation/Semantics.md")
struct SemanticsPageTests {
    /// A rule with what it names between backticks.
    struct Rule: CustomTestStringConvertible {
        let text: String

        var testDescription: String { text }

        private var names: [String] {
            let pieces = text.components(separatedBy: "`")
            return pieces.indices.filter { !$0.isMultiple(of: 2) }.map { pieces[$0] }
        }

        var tests: [String] { names.filter { $0.contains("Tests/") } }
        var fixtures: [String] { names.filter { $0.hasPrefix("valid/") || $0.hasPrefix("invalid/") } }
    }

    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    private static func lines() throws -> [String] {
        try text("Documentation/Semantics.md").components(separatedBy: "\n")
    }

    /// The numbered lines of the page.
    private static func rules() throws -> [Rule] {
        try lines().filter { $0.first?.isNumber == true }.map { Rule(text: $0) }
    }

    private static func fileOfTests(_ suite: Substring) throws -> String? {
        let folder = package.appendingPathComponent("Tests/DBDotLottieTests").path
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
        return try paths.first { $0.hasSuffix("/\(suite).swift") }.map { try text("Tests/DBDotLottieTests/\($0)") }
    }

    @Test("Every rule names tests or fixtures, and all of them exist", arguments: try rules())
    func proof(rule: Rule) throws {
        #expect(!rule.tests.isEmpty || !rule.fixtures.isEmpty)
        for test in rule.tests {
            let parts = test.split(separator: "/")
            let suite = try #require(parts.first)
            let function = try #require(parts.dropFirst().first)
            let source = try #require(try Self.fileOfTests(suite), "\(test)")
            #expect(source.contains("func \(function)("), "\(test)")
        }
        for fixture in rule.fixtures {
            let path = Self.package.appendingPathComponent("Tests/DBDotLottieTests/Fixtures/\(fixture)").path
            #expect(FileManager.default.fileExists(atPath: path), "\(fixture)")
        }
    }

    @Test("The rules of each section are counted from 1")
    func numbers() throws {
        let sections = try Self.lines().split { $0.hasPrefix("## ") }.map { $0.filter { $0.first?.isNumber == true } }
        for section in sections {
            #expect(section.map { $0.prefix { $0 != "." } } == section.indices.map { "\($0 + 1)"[...] })
        }
        #expect(sections.joined().count > 100)
    }

    @Test("Every rule of a profile that has a number is pointed to", arguments: 1...18)
    func profiles(number: Int) throws {
        let page = try Self.text("Documentation/Semantics.md")
        #expect(page.contains("P\(number))") || page.contains("P\(number),"))
    }
}
