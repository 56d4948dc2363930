import Foundation
import TestSupport
import Testing

@Suite("Output that cannot be written")
struct UnwritableOutputTests {
    private static let scenario = """
        {"machine": {"initial": "a", "states": [
          {"name": "a", "type": "PlaybackState", "animation": "", "transitions": []}]}, "steps": [{"op": "start"}]}
        """

    private func run(_ line: String, copies: Int = 1) throws -> BuiltExecutable.Result {
        let file = try TemporaryFile(Self.scenario)
        return try BuiltExecutable("dbsm").run(
            inShell: line, ["trace"] + [String](repeating: file.path, count: copies))
    }

    @Test("Closed output ends the tool with a sentence and status 2")
    func closed() throws {
        let result = try run("\"$0\" \"$@\" >&-")
        #expect(result.status == 2)
        #expect(result.complaints.hasPrefix("dbsm: the output cannot be written: "))
        #expect(result.complaints.split(separator: "\n").count == 1)
    }

    @Test("A full disk ends the tool with a sentence and status 2")
    func full() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let result = try run("\"$0\" \"$@\" >/dev/full")
        #expect(result.status == 2)
        #expect(result.complaints.hasPrefix("dbsm: the output cannot be written: "))
    }

    @Test("Nobody complains when whoever reads has read enough", arguments: ["", "trap '' PIPE; "])
    func brokenPipe(trap: String) throws {
        let result = try run(trap + "\"$0\" \"$@\" | head -n 1", copies: 500)
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("{\"name\":\"\",\"load\":true,"))
        #expect(result.output.split(separator: "\n").count == 1)
        #expect(result.complaints.isEmpty)
    }

    @Test("Complaints that nobody can hear change nothing")
    func closedComplaints() throws {
        #expect(try run("\"$0\" run /nowhere/machine.json 2>&-") == .init(status: 2))
    }
}
