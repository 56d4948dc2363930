import Foundation
import Testing

@Suite("Documentation/Architecture.md")
struct ArchitecturePageTests {
    /// A paragraph about folders: what it has between backticks.
    private typealias Mentions = Set<String>

    private static func mentions() throws -> [Mentions] {
        let lines = try DocumentedCode.prose("Documentation/Architecture.md")
            .drop { $0 != "## Folders" }.dropFirst().prefix { !$0.hasPrefix("## ") }
        let text = lines.joined(separator: "\n").replacingOccurrences(of: "\n\n", with: "\n* ")
        return text.components(separatedBy: "\n* ").map(spans)
    }

    private static func spans(of paragraph: String) -> Mentions {
        let pieces = paragraph.components(separatedBy: "`")
        return Set(pieces.indices.filter { !$0.isMultiple(of: 2) }.map { pieces[$0] })
    }

    /// All folders with files below these, but for catalogs and what is inside of fixtures.
    private static func folders(in tops: [String]) throws -> [String] {
        try tops.flatMap { top in
            let url = DocumentedCode.package.appendingPathComponent(top)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
            let folders = paths.filter { $0.hasSuffix(".swift") || $0.contains("/") }.map { path in
                "\(top)/\(path)".components(separatedBy: "/").dropLast().joined(separator: "/")
            }
            return Set(folders).subtracting([top]).sorted()
        }.filter { !$0.contains(".docc") && !$0.contains("/Fixtures/") }
    }

    @Test(
        "Every folder has its paragraph, or is named in that of the folder around it",
        arguments: try folders(in: ["Sources", "Examples"]))
    func sources(folder: String) throws {
        #expect(try Self.isNamed(folder))
    }

    @Test(
        "Every folder of tests is named, or has the name of one in the sources",
        arguments: try folders(in: ["Tests"]))
    func tests(folder: String) throws {
        let sources = try Self.folders(in: ["Sources"]).map { URL(fileURLWithPath: $0).lastPathComponent }
        let isLikeSource =
            folder.filter { $0 == "/" }.count > 1
            && sources.contains(URL(fileURLWithPath: folder).lastPathComponent)
        #expect(try isLikeSource || Self.isNamed(folder))
    }

    @Test("Every folder that is named exists")
    func named() throws {
        let tops = ["Sources/", "Examples/", "Tests/"]
        let named = try Self.mentions().joined().filter { name in tops.contains { name.hasPrefix($0) } }
        #expect(named.count > 20)
        #expect(try Set(named).subtracting(Self.folders(in: ["Sources", "Examples", "Tests"])) == [])
    }

    private static func isNamed(_ folder: String) throws -> Bool {
        let parts = folder.components(separatedBy: "/")
        let parent = parts.dropLast().joined(separator: "/")
        return try mentions().contains { $0.contains(folder) || $0.contains(parent) && $0.contains(parts.last ?? "") }
    }
}
