import DBDotLottie
import Foundation
import Testing

@Suite("Documentation/DotLottieAPI.md")
struct DotLottieAPIPageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func page() throws -> String {
        let url = root.appendingPathComponent("Documentation/DotLottieAPI.md")
        return try String(contentsOf: url, encoding: .utf8)
    }

    /// The last cell of every row that is not a head.
    private static func tests() throws -> [String] {
        try page().split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasSuffix("| test |") }.map { row in
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return cells.last?.trimmingCharacters(in: CharacterSet(charactersIn: "`")) ?? ""
        }
    }

    @Test("Every row names a test that exists")
    func rows() throws {
        let tests = try Self.tests()
        #expect(tests.count > 30)
        for test in tests {
            let parts = test.split(separator: ".")
            try #require(parts.count == 2, "\(test) is no test")
            let file = Self.root.appendingPathComponent("Tests/DBDotLottieTests/API/\(parts[0]).swift")
            #expect(try String(contentsOf: file, encoding: .utf8).contains("func \(parts[1])("), "\(test) is missing")
        }
    }

    @Test("Everything that hit tests do not evaluate is listed", arguments: UnevaluatedFeature.allCases)
    func features(feature: UnevaluatedFeature) throws {
        let words = try Self.page().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains(feature.text))
    }
}
