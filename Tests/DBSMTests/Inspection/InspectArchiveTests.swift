import Foundation
import TestSupport
import Testing

@Suite("dbsm inspect lists an archive")
struct InspectArchiveTests {
    private static let manifest = """
        {"version": "2", "initial": {"stateMachine": "gone"},
         "animations": [{"id": "cat"}, {"id": "lost"}, {"id": "torn"}],
         "stateMachines": [{"id": "door"}], "themes": [{"id": "dark"}, {"id": "torn"}]}
        """
    private static let cat = """
        {"ip": 10, "op": 70.5, "fr": 30, "w": 100, "h": 50, "layers": [], "markers": [
          {"cm": "idle", "tm": 0, "dr": 10}, {"cm": "", "tm": 10, "dr": 0.5}]}
        """

    private static func machine(_ state: String) -> String {
        """
        {"initial": "\(state)", "states": [{"name": "\(state)", "type": "PlaybackState", "animation": "cat", "transitions": []}]}
        """
    }

    private func archive(_ machines: [ZIPWriter.Entry]) throws -> TemporaryFile {
        let entries: [ZIPWriter.Entry] = [
            .init("manifest.json", Self.manifest), .init("a/cat.json", Self.cat), .init("a/torn.json", "{}"),
            .init("t/dark.json", #"{"rules": [{"id": "fur", "type": "Color", "value": [0, 0, 0]}]}"#),
            .init("t/torn.json", "[]"), .init("t/light.json", #"{"rules": []}"#), .init("i/fur.png", "…"),
        ]
        return try TemporaryFile(ZIPWriter(entries + machines).data, name: "cat.lottie")
    }

    private static let contents = """
        Animations
          Id    Kind     Size      Frames  Rate  Duration     Markers                Problem
          cat   initial  100 × 50  60.5    30/s  2.0166667 s  idle 0…10, "" 10…10.5
          lost  missing
          torn                                                                       The animation "torn" cannot be read: 1:1: `/ip` is missing.

        State machines
          Id    Kind
          door
          gate  unlisted
          gone  initial, missing

        Themes
          Id     Kind      Rules  Problem
          dark             1
          torn                    t/torn.json:1:1: this must be an object.
          light  unlisted         The theme "light" is not listed in the archive's manifest.

        Images
          File
          fur.png

        """

    @Test("What is there, missing, unlisted or damaged, and all machines")
    func everything() throws {
        let file = try archive([.init("s/door.json", Self.machine("shut")), .init("s/gate.json", Self.machine("ajar"))])
        func states(_ id: String, _ name: String) -> String {
            """

            \(file.path)/s/\(id).json

            States
              Name  Kind     Animation  Mode     Speed
              \(name)  initial  cat        Forward  1

            """
        }
        #expect(
            try BuiltExecutable("dbsm").run(["inspect", file.path])
                == .init(
                    output: "\(file.path), version 2\n\n" + Self.contents + states("door", "shut")
                        + states("gate", "ajar")))
        #expect(
            try BuiltExecutable("dbsm").run(["inspect", file.path, "--machine", "gate"])
                == .init(output: "\(file.path), version 2\n\n" + Self.contents + states("gate", "ajar")))
    }

    @Test("An archive without a machine is shown by itself")
    func noMachine() throws {
        let manifest = #"{"animations": [{"id": "cat"}]}"#
        let entries: [ZIPWriter.Entry] = [
            .init("manifest.json", manifest), .init("animations/cat.json", Self.cat), .init("images/fur.png", "…"),
        ]
        let file = try TemporaryFile(ZIPWriter(entries).data, name: "cat.lottie")
        #expect(
            try BuiltExecutable("dbsm").run(["inspect", file.path])
                == .init(
                    output: """
                        \(file.path)

                        Animations
                          Id   Kind     Size      Frames  Rate  Duration     Markers
                          cat  initial  100 × 50  60.5    30/s  2.0166667 s  idle 0…10, "" 10…10.5

                        Images
                          File
                          fur.png

                        """))
    }

    @Test("One rejected and one damaged machine keep none of the others from being listed")
    func rejected() throws {
        let file = try archive([
            .init("s/door.json", "{}"), .init("s/gate.json", Self.machine("ajar")),
            .init("s/torn.json", Self.machine("torn")) { $0.checksum = 1 },
        ])
        let result = try BuiltExecutable("dbsm").run(["inspect", file.path])
        #expect(result.status == 1)
        #expect(
            result.output.hasSuffix(
                "  Name  Kind     Animation  Mode     Speed\n  ajar  initial  cat        Forward  1\n"))
        #expect(result.complaints.hasPrefix("\(file.path)/s/door.json:1:1: error: "))
        #expect(
            result.complaints.hasSuffix(
                "\n\(file.path): error: The archive's entry \"s/torn.json\" is damaged: its checksum is wrong.\n"))
    }

    @Test("A machine that is not there is a problem, and only an archive has machines to choose from")
    func choice() throws {
        let file = try archive([])
        let dbsm = try BuiltExecutable("dbsm")
        let result = try dbsm.run(["inspect", file.path, "--machine", "gate"])
        #expect(result.status == 1)
        #expect(
            result.complaints.hasSuffix(
                "error: The archive has no state machine \"gate\": there is no \"s/gate.json\" in it.\n"))

        let bare = try TemporaryFile(Self.machine("shut"))
        #expect(
            try dbsm.run(["inspect", bare.path, "--machine", "gate"])
                == .init(
                    status: 2,
                    complaints: "dbsm: \(bare.path) is no archive, so there is nothing for --machine to choose from.\n")
        )
    }

    @Test("As JSON an archive's items say where they were found, and what is wrong with them")
    func json() throws {
        let file = try archive([.init("s/door.json", "{}")])
        let result = try BuiltExecutable("dbsm").run(["inspect", file.path, "--format=json"])
        #expect(result.status == 1)
        let text = result.output.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
        for part in [
            #""archive": { "version": "2", "animations": [ { "id": "cat", "presence": "listed", "initial": true, "problem": null, "#
                + #""width": 100, "height": 50, "frames": 60.5, "frameRate": 30, "duration": 2.0166667, "markers": [ { "#
                + #""name": "idle", "start": 0, "end": 10 }, { "name": "", "start": 10, "end": 10.5 } ] }, "#,
            #"{ "id": "lost", "presence": "missing", "initial": false, "problem": null, "width": null, "height": null, "#
                + #""frames": null, "frameRate": null, "duration": null, "markers": null }"#,
            #""stateMachines": [ { "id": "door", "presence": "listed", "initial": false, "problem": null }, "#
                + #"{ "id": "gone", "presence": "missing", "initial": true, "problem": null } ]"#,
            #"{ "id": "dark", "presence": "listed", "initial": false, "problem": null, "rules": 1 }"#,
            #"{ "id": "light", "presence": "unlisted", "initial": false, "problem": "The theme"#,
            #""images": [ "fur.png" ] }, "machines": [ { "id": "door", "path": "s/door.json", "accepted": false, "initial": null"#,
        ] {
            #expect(text.contains(part))
        }
    }
}
