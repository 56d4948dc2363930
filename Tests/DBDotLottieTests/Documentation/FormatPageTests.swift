import Foundation
import Testing

@testable import DBDotLottie

@Suite("Documentation/Format.md")
struct FormatPageTests {
    private static let page: String = {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        do {
            return try String(
                contentsOf: package.appendingPathComponent("Documentation/Format.md"), encoding: .utf8)
        } catch {
            return "\(error)"
        }
    }()

    /// Every word of the format: its fields and its closed sets.
    private static let words: [String] =
        DefinitionField.allCases.map(\.rawValue) + StateKind.allCases.map(\.rawValue)
        + TransitionKind.allCases.map(\.rawValue) + ActionKind.allCases.map(\.rawValue)
        + InputKind.allCases.map(\.rawValue) + StateMachineDefinition.InteractionKind.allCases.map(\.rawValue)
        + StateMachineDefinition.Condition.allCases.map(\.rawValue) + PlaybackMode.allCases.map(\.rawValue)
        + BuiltInInput.allCases.map { "\"\($0.rawValue)\"" }

    @Test("Every word of the format is on the page", arguments: words)
    func mentions(word: String) {
        #expect(Self.page.contains("`\(word)`"))
    }

    @Test("The row of an action names its fields and no others", arguments: ActionKind.allCases)
    func fields(of kind: ActionKind) throws {
        let row = try #require(
            Self.page.components(separatedBy: "\n").first { line in
                line.components(separatedBy: " | ").first?.contains("`\(kind.rawValue)`") == true
                    && line.components(separatedBy: " | ").count == 3
            })
        let cells = row.components(separatedBy: " | ")
        let named = DefinitionField.allCases.filter { cells[1].contains("`\($0.rawValue)`") }
        #expect(Set(named) == Set(kind.fields).subtracting([.type]))
    }

    @Test("The machine on the page is sound in every profile", arguments: DotLottieProfile.presets)
    func example(profile: DotLottieProfile) throws {
        let block = try #require(Self.page.components(separatedBy: "```json\n").dropFirst().first)
        let text = try #require(block.components(separatedBy: "```").first)
        let report = StateMachineReport(text: text, profile: profile)
        #expect(report.diagnostics.filter { $0.severity != .note }.map(\.description) == [])
        #expect(report.definition != nil)
    }
}
