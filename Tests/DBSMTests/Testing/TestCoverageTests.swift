import TestSupport
import Testing

@Suite("dbsm test --coverage")
struct TestCoverageTests {
    private static func scenario(_ machine: String, _ steps: String) -> String {
        "{\"machine\": \(machine), \"steps\": [{\"op\": \"start\"}\(steps)]}"
    }

    private static let push = ", {\"op\": \"fire\", \"event\": \"push\"}"

    /// What the tool prints about coverage.
    private func coverage(_ files: KeyValuePairs<String, String>) throws -> [String] {
        let folder = try ScenarioFolder(files)
        #expect(try folder.dbsm("test", "--update", ".").status == 0)
        let lines = try folder.dbsm("test", "--coverage", ".").output.split(separator: "\n").map(String.init)
        #expect(lines.last?.hasSuffix("all agree") == true)
        return Array(lines.dropLast())
    }

    @Test("What is missing is listed below how much is covered")
    func missing() throws {
        #expect(
            try coverage(["a.json": Self.scenario("{\"path\": \"door.json\"}", "")]) == [
                "door.json: states 1 of 2 (50 %), transitions 0 of 1 (0 %), guards' outcomes 1 of 2 (50 %)",
                "  never entered: open",
                "  never taken: closed -> open [event push]",
                "  never passed: event push of closed -> open [event push]",
            ])
    }

    @Test("Scenarios of one machine add up, wherever they stand and however they name it")
    func sum() throws {
        let all = "states 2 of 2 (100 %), transitions 1 of 1 (100 %), guards' outcomes 2 of 2 (100 %)"
        #expect(
            try coverage([
                "a.json": Self.scenario("{\"path\": \"./door.json\"}", ""),
                "s/b.json": Self.scenario("{\"path\": \"../door.json\"}", Self.push),
            ]) == ["door.json: \(all)"])
    }

    @Test("Several machines are told one by one, and all together")
    func several() throws {
        #expect(
            try coverage([
                "a.json": Self.scenario("{\"path\": \"door.json\"}", Self.push),
                "b.json": Self.scenario(ScenarioFolder.door, ""),
                "c.json": Self.scenario(ScenarioFolder.door, Self.push),
            ]) == [
                "door.json: states 2 of 2 (100 %), transitions 1 of 1 (100 %), guards' outcomes 2 of 2 (100 %)",
                "the machine in ./b.json: states 2 of 2 (100 %), transitions 1 of 1 (100 %), guards' outcomes 2 of 2 (100 %)",
                "all 2 machines: states 4 of 4 (100 %), transitions 2 of 2 (100 %), guards' outcomes 4 of 4 (100 %)",
            ])
    }

    @Test("A machine without guards has none of their outcomes, and a GlobalState need not be entered")
    func nothingToCover() throws {
        let machine = """
            {"initial": "a", "states": [{"name": "a", "type": "PlaybackState", "animation": "", "transitions": []},
              {"name": "g", "type": "GlobalState", "transitions": []}]}
            """
        #expect(
            try coverage(["a.json": Self.scenario(machine, "")])
                == ["the machine in ./a.json: states 1 of 1 (100 %), transitions none, guards' outcomes none"])
    }
}
