import Foundation
import TestSupport
import Testing

@Suite("dbsm record")
struct RecordTests {
    @Test("What is piped in is done, printed, and saved with what happened as the expectation")
    func records() throws {
        let folder = try ScenarioFolder([:])
        let result = try folder.dbsm(
            "record", "door.json", "-o", "push.json", input: "state\nfire push\nnonsense\nset n 0.1\ntick 0.5\nquit\n")
        #expect(result.status == 0)
        #expect(
            result.output.hasPrefix(
                "Transition (none) -> closed\nStateExit (none)\nStateEntered closed\nStart\nstate: closed (Running)\n"))
        #expect(result.output.hasSuffix("state: open (Running)\nrecorded 4 steps in push.json\n"))
        let text = try folder.text(of: "push.json")
        #expect(
            text.hasPrefix(
                """
                {
                  "name": "push",
                  "machine": { "path": "door.json" },
                  "steps": [
                    { "op": "start" },
                    { "op": "fire", "event": "push" },
                    { "op": "setNumeric", "key": "n", "value": 0.1 },
                    { "op": "tick", "dt": 500 }
                  ],
                  "expect": {
                    "documented": {
                      "load": true,
                      "steps": [
                        { \(ScenarioFolder.started) },

                """))
        #expect(text.contains("\"inputs\": { \"n\": 0.1 }"))
        #expect(try folder.dbsm("test", "push.json") == .init(output: "1 scenario, 1 trace: all agree\n"))
    }

    @Test("The machine is named by the way that leads to it from the scenario's folder")
    func paths() throws {
        let folder = try ScenarioFolder(["a/b/x.txt": "", "m/door.json": ScenarioFolder.door])
        #expect(try folder.dbsm("record", "m/door.json", "-o", "a/b/out.json").status == 0)
        #expect(try folder.text(of: "a/b/out.json").contains("\"machine\": { \"path\": \"../../m/door.json\" },"))
        #expect(try folder.dbsm("test", "a").status == 0)
        #expect(try folder.dbsm("record", folder.url.path + "/door.json", "-o", "m/out.json").status == 0)
        #expect(try folder.text(of: "m/out.json").contains("\"machine\": { \"path\": \"../door.json\" },"))
    }

    @Test("A machine in an archive is named by its id, and the profile asked for by its name")
    func archive() throws {
        let folder = try ScenarioFolder([:])
        let animation = #"{"v": "5.7.0", "fr": 60, "ip": 0, "op": 30, "w": 9, "h": 9, "layers": []}"#
        let zip = ZIPWriter([
            .init("manifest.json", #"{"version": "2", "animations": [{"id": "a"}]}"#), .init("a/a.json", animation),
            .init("s/main.json", ScenarioFolder.door),
        ])
        try zip.data.write(to: folder.url.appendingPathComponent("door.lottie"))
        let result = try folder.dbsm(
            "record", "door.lottie", "--machine", "main", "--profile", "dotlottie-rs-2026-07", "-o", "out.json",
            input: "tick 0.1\n")
        #expect(result.complaints == "")
        #expect(
            try folder.text(of: "out.json").hasPrefix(
                """
                {
                  "name": "out",
                  "animation": { "lottie": "door.lottie" },
                  "machine": { "id": "main" },
                  "profile": "dotlottie-rs-2026-07",
                """))
        #expect(try folder.dbsm("test", "out.json").status == 0)
    }

    @Test("A file that exists is replaced only with --force")
    func existing() throws {
        let folder = try ScenarioFolder(["out.json": "old"])
        #expect(
            try folder.dbsm("record", "door.json", "-o", "out.json")
                == .init(status: 2, complaints: "dbsm record: out.json exists; --force replaces it.\n"))
        #expect(try folder.text(of: "out.json") == "old")
        #expect(try folder.dbsm("record", "door.json", "-o", "out.json", "--force").status == 0)
        #expect(try folder.dbsm("test", "out.json").status == 0)
    }

    @Test(
        "What cannot be written is told before anything is done",
        arguments: [
            (["-o", "door.json", "--force"], "door.json is the machine itself."),
            (["-o", ".", "--force"], ". is a folder; name the scenario file to write."),
            (["-o", "nowhere/out.json"], "nowhere/out.json cannot be written: there is no such folder."),
            ([], "name the scenario file to write: -o OUT.json."),
        ] as [([String], String)])
    func objections(_ arguments: [String], _ complaint: String) throws {
        let folder = try ScenarioFolder([:])
        let result = try BuiltExecutable("dbsm").run(
            inShell: "folder=\"$1\"; shift; cd \"$folder\" && exec \"$0\" record door.json \"$@\"",
            [folder.url.path] + arguments)
        #expect(result == .init(status: 2, complaints: "dbsm record: \(complaint)\n"))
    }

    @Test("A machine with errors is not recorded")
    func rejected() throws {
        let folder = try ScenarioFolder(["bad.json": "{\"states\": []}"])
        #expect(try folder.dbsm("record", "bad.json", "-o", "out.json").status == 1)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out.json").path))
    }
}
