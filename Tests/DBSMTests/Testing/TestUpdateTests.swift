import Foundation
import TestSupport
import Testing

@Suite("dbsm test --update")
struct TestUpdateTests {
    private static let good = ScenarioFolder.start(expecting: ScenarioFolder.expectStarted)

    @Test("A scenario that expects nothing expects what happens from then on")
    func first() throws {
        let folder = try ScenarioFolder(["a.json": ScenarioFolder.start()])
        #expect(
            try folder.dbsm("test", "--update", "a.json")
                == .init(
                    output: """
                        a.json: differs: nothing is expected (documented)
                        a.json: updated
                        1 scenario: 1 updated

                        """))
        #expect(try folder.text(of: "a.json") == Self.good)
        #expect(try folder.dbsm("test", "a.json").status == 0)
    }

    @Test("What changes is shown, and only that is written")
    func change() throws {
        let wrong = Self.good.replacingOccurrences(of: "\"state\": \"closed\"", with: "\"state\": \"ajar\"")
            .replacingOccurrences(of: "\"steps\"", with: "\"mine\":[1.0 ],\n  \"steps\"")
        let folder = try ScenarioFolder(["a.json": wrong, "b.json": Self.good])
        #expect(
            try folder.dbsm("test", "--update", "a.json", "b.json")
                == .init(
                    output: """
                        a.json:5:5: differs: step 1, { "op": "start" } (documented)
                          state: expected "ajar"
                                 got      "closed"
                        a.json: updated
                        2 scenarios: 1 updated

                        """))
        #expect(
            try folder.text(of: "a.json")
                == Self.good.replacingOccurrences(
                    of: "  \"steps\": [\n    {", with: "  \"mine\":[1.0 ],\n  \"steps\": [\n    {"))
        #expect(try folder.dbsm("test", "--update", ".").output == "2 scenarios: nothing to update\n")
    }

    @Test("A profile that is asked for is added to those of which something is expected")
    func addedProfile() throws {
        let folder = try ScenarioFolder(["a.json": Self.good])
        #expect(try folder.dbsm("test", "--update", "--profile", "dotlottie-rs-2026-07", "a.json").status == 0)
        #expect(try folder.dbsm("test", "a.json").output == "1 scenario, 2 traces: all agree\n")
    }

    @Test("What cannot be written is told with status 2, and the old file stays")
    func unwritable() throws {
        // Of 3 MiB, so that a limit on the size of files stops it; a lower limit would stop the tool itself under a sanitizer.
        let padding = String(repeating: " ", count: 3 << 20)
        let folder = try ScenarioFolder(["a.json": ScenarioFolder.start() + padding])
        // A limit of the shell, in KiB, stands for a full disk; it does not hold for what reads the output.
        let result = try BuiltExecutable("dbsm").run(
            inShell: "cd \"$1\" && (ulimit -f 2048 && trap '' XFSZ && exec \"$0\" test --update a.json) 2>&1 | cat",
            [folder.url.path])
        #expect(result.output.contains("a.json cannot be written: "))
        #expect(try folder.text(of: "a.json") == ScenarioFolder.start() + padding)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["a.json", "door.json"])
    }

    @Test("A link stays one, and the file that it leads to keeps its permissions")
    func link() throws {
        let folder = try ScenarioFolder(["real/a.json": ScenarioFolder.start(), "real/door.json": ScenarioFolder.door])
        let (file, link) = (
            folder.url.appendingPathComponent("real/a.json"), folder.url.appendingPathComponent("a.json")
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        #expect(try folder.dbsm("test", "--update", "a.json").status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
        #expect(try folder.text(of: "real/a.json") == Self.good)
        let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
        #expect(permissions == 0o600)
    }

    @Test("Results for others and new expectations exclude each other")
    func junit() throws {
        let result = try ScenarioFolder([:]).dbsm("test", "--update", "--junit", "x", "a.json")
        #expect(result.status == 2)
        #expect(
            result.complaints
                == "dbsm test: --junit tells how tests came out, and --update changes what they expect: choose one.\n")
    }
}
