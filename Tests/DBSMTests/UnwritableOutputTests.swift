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

    private static let machine = """
        {"initial": "a", "states": [{"name": "a", "type": "PlaybackState", "animation": "", "transitions": []}]}
        """

    /// A line for a shell in a folder that has `machine.json`, `scenario.json` and a `link.json` to either.
    private func run(_ line: String, linkingTo target: String) throws -> BuiltExecutable.Result {
        let machine = try TemporaryFile(Self.machine)
        let scenario = try TemporaryFile(Self.scenario, name: "scenario.json")
        return try BuiltExecutable("dbsm").run(
            inShell: "cd \"$1\" && cp \"$2\" . && cp \(target) before && ln -s \(target) link.json && \(line); "
                + "status=$?; cmp before \(target) && test -h link.json && exit $status; exit 9",
            [machine.folder, scenario.path])
    }

    @Test(
        "A file that is read is not written over, through a link either",
        arguments: [
            ("graph machine.json -o machine.json", "machine.json"), ("graph machine.json -o link.json", "machine.json"),
            ("graph link.json -o ./machine.json", "machine.json"),
            ("record machine.json -o link.json --force </dev/null", "machine.json"),
            ("test scenario.json --junit link.json", "scenario.json"),
        ])
    func sources(line: String, source: String) throws {
        let result = try run("\"$0\" \(line)", linkingTo: source)
        #expect(result.status == 2, "\(result)")
        #expect(result.complaints.contains(".json "))
    }

    @Test("A pipe takes what is written to a file, and stays a pipe", arguments: ["graph", "record --force"])
    func pipe(command: String) throws {
        let result = try run(
            "mkfifo pipe && { cat pipe >copy & \"$0\" \(command) machine.json -o pipe </dev/null && wait && test -s copy && test -p pipe; }",
            linkingTo: "machine.json")
        #expect(result.status == 0, "\(result)")
    }
}
