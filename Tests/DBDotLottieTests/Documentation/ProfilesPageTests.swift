import DBDotLottie
import Foundation
import Testing

@Suite("Documentation/Profiles.md")
struct ProfilesPageTests {
    private static func page() throws -> [Substring] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let url = root.appendingPathComponent("Documentation/Profiles.md")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    }

    @Test("Every rule of a profile has a row")
    func rows() throws {
        let rows = try Self.page().filter { $0.hasPrefix("|") }
        for case let name? in Mirror(reflecting: DotLottieProfile.documented).children.map(\.label) where name != "name"
        {
            #expect(rows.contains { $0.contains("| `\(name)` |") }, "\(name) has no row")
        }
    }

    @Test("Every preset is named", arguments: ["documented", "dotLottieRS_0_1_58", "dotLottieRS_2026_07"])
    func presets(name: String) throws {
        #expect(try Self.page().contains { $0.contains("`.\(name)`") })
    }
}
