import Foundation
import TestSupport
import Testing

@Suite("Documentation/Inspecting.md")
struct InspectingPageTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// What the page shows between the fences of blocks of this language.
    private static func blocks(_ language: String) throws -> [String] {
        let page = try String(
            contentsOf: package.appendingPathComponent("Documentation/Inspecting.md"), encoding: .utf8)
        return page.components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
    }

    private func output(_ arguments: String...) throws -> String {
        let example = Self.package.appendingPathComponent("Examples/TrafficLight").path
        let result = try BuiltExecutable("dbsm").run(
            arguments.map { $0.replacingOccurrences(of: "EXAMPLE", with: example) })
        #expect(result.status == 0)
        return result.output
    }

    @Test("The tables are what the tool prints")
    func tables() throws {
        #expect(try Self.blocks("text") == [output("inspect", "EXAMPLE/traffic-light.json")])
    }

    @Test("The diagrams are what the tool draws, without and with a run")
    func diagrams() throws {
        let runs = try TemporaryFile(output("trace", "EXAMPLE/a-round.json"), name: "runs.jsonl")
        #expect(
            try Self.blocks("mermaid") == [
                output("graph", "EXAMPLE/traffic-light.json"),
                output("graph", "EXAMPLE/traffic-light.json", "--trace", runs.path),
            ])
    }

    @Test("Every field of the JSON is in the tables of the page")
    func fields() throws {
        let archive = Self.package.appendingPathComponent("Examples/LoadingButton/loading-button.lottie").path
        let json = try output("inspect", archive, "--format", "json")
        let page = try String(
            contentsOf: Self.package.appendingPathComponent("Documentation/Inspecting.md"), encoding: .utf8)
        let known = Set(page.components(separatedBy: "`"))
        // The fields of a state are those of the file's.
        let ofStates: Set = [
            "name", "type", "final", "animation", "segment", "mode", "speed", "autoplay", "loop", "loopCount",
            "backgroundColor", "entryActions", "exitActions",
        ]
        let fields = Set(
            json.split(separator: "\n").compactMap { line in
                line.drop { $0 == " " }.components(separatedBy: "\": ").first.flatMap {
                    $0.hasPrefix("\"") && line.contains("\": ") ? String($0.dropFirst()) : nil
                }
            })
        #expect(fields.count > 30)
        #expect(fields.subtracting(ofStates).subtracting(known) == [])
    }
}
