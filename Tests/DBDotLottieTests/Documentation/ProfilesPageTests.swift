import DBDotLottie
import Foundation
import Testing

@Suite("Documentation/Profiles.md")
struct ProfilesPageTests {
    private static let rules = Mirror(reflecting: DotLottieProfile.documented).children.compactMap(\.label)
        .filter { $0 != "name" }

    private static var root: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
    }

    private static func page() throws -> [Substring] {
        let url = root.appendingPathComponent("Documentation/Profiles.md")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    }

    /// The cells of each row of the rules' table, its head and the line under it left out.
    private static func rows() throws -> [[String]] {
        let tables = try page().filter { $0.hasPrefix("|") }
        let rows = tables.map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        return Array(rows.filter { $0.count == 6 }.dropFirst(2))
    }

    /// The texts of all Swift files in a folder, by file name.
    private static func sources(in folder: String) throws -> [String: String] {
        let folder = root.appendingPathComponent(folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let files = try paths.map { path in
            let url = folder.appendingPathComponent(path)
            return (url.lastPathComponent, try String(contentsOf: url, encoding: .utf8))
        }
        return Dictionary(files) { $0 + $1 }
    }

    @Test("Every rule of a profile has a row, and unknown actions have one, where there is no choice")
    func rules() throws {
        let named = try Self.rows().map { $0[1] }
        #expect(Set(named) == Set(Self.rules.map { "`\($0)`" } + ["(no choice)"]))
        #expect(named.count == Self.rules.count + 1)
    }

    @Test("Every preset is named", arguments: ["documented", "dotLottieRS_0_1_58", "dotLottieRS_2026_07"])
    func presets(name: String) throws {
        #expect(try Self.page().contains { $0.contains("`.\(name)`") })
    }

    @Test("Every row names a test that there is")
    func tests() throws {
        let sources = try Self.sources(in: "Tests/DBDotLottieTests")
        for row in try Self.rows() {
            let test = row[5].trimmingCharacters(in: CharacterSet(charactersIn: "`")).split(separator: "/")
            let suite = try #require(test.first)
            let function = try #require(test.dropFirst().first)
            let source = try #require(sources["\(suite).swift"], "\(row[5])")
            #expect(source.contains("func \(function)("), "\(row[5])")
        }
    }

    @Test("Presets that differ in a rule differ in its row, and those that do not, do not")
    func columns() throws {
        let presets = DotLottieProfile.presets.map { preset in
            Dictionary(Mirror(reflecting: preset).children.map { ($0.label ?? "", "\($0.value)") }) { $1 }
        }
        let rows = try Self.rows()
        for rule in Self.rules {
            let row = try #require(rows.first { $0[1] == "`\(rule)`" })
            for (first, second) in [(0, 1), (0, 2), (1, 2)] {
                let areSame = presets[first][rule] == presets[second][rule]
                #expect((row[2 + first] == row[2 + second]) == areSame, "\(rule)")
            }
        }
    }

    @Test("Every rule is asked in one file")
    func places() throws {
        let asked = try Self.sources(in: "Sources/DBDotLottie").values.map(Self.namesAsked)
        for rule in Self.rules { #expect(asked.filter { $0.contains(rule) }.count == 1, "\(rule)") }
    }

    /// The members of a profile that a source file reads: `profile.name` anywhere, `switch name` in the profile's own extensions.
    private static func namesAsked(in source: String) -> Set<String> {
        let isOwn = source.contains("extension DotLottieProfile {")
        let signs = ["profile."] + (isOwn ? ["switch "] : [])
        let pieces = signs.flatMap { source.components(separatedBy: $0).dropFirst() }
        return Set(pieces.map { String($0.prefix { $0.isLetter }) })
    }
}
