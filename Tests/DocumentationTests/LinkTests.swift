import Foundation
import Testing

@Suite("Links between pages")
struct LinkTests {
    private static func pages() throws -> [String] {
        try DocumentedCode.documents().filter { !$0.hasPrefix("Sources/") }
    }

    /// What stands in parentheses behind the text of a link, without the part of the page that is meant; other sites are left out.
    private static func targets(in page: String) throws -> [String] {
        let text = try DocumentedCode.prose(page).joined(separator: "\n")
        let links = text.components(separatedBy: "](").dropFirst().map { $0.prefix { $0 != ")" && $0 != "#" } }
        return links.filter { !$0.isEmpty && !$0.contains(":") }.map(String.init)
    }

    @Test("Every link leads to a file", arguments: try pages())
    func links(page: String) throws {
        let folder = DocumentedCode.package.appendingPathComponent(page).deletingLastPathComponent()
        for target in try Self.targets(in: page) {
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(target).path), "\(target)")
        }
    }

    @Test("The README leads to every page, itself or by a page that it leads to")
    func everyPageIsFound() throws {
        var found: Set<String> = ["README.md"]
        var open = ["README.md"]
        while let page = open.popLast() {
            let isInDocumentation = page.hasPrefix("Documentation/")
            for target in try Self.targets(in: page) where target.hasSuffix(".md") && !target.contains("..") {
                let path = isInDocumentation ? "Documentation/\(target)" : target
                if found.insert(path).inserted { open.append(path) }
            }
        }
        #expect(try Set(Self.pages()).subtracting(found) == [])
    }
}
