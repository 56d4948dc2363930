import Foundation
import TestSupport
import Testing

@Suite("dbsm with archives")
struct ArchiveTests {
    private static let door = """
        {"initial": "closed", "states": [
          {"name": "closed", "type": "PlaybackState", "animation": "one", "autoplay": true, "transitions": []}]}
        """
    private static let brokenDoor = """
        {"initial": "closed", "states": [
          {"name": "closed", "type": "PlaybackState", "animation": "one", "transitions": [
            {"type": "Transition"}]}]}
        """

    private func archive(_ machines: KeyValuePairs<String, String>) throws -> TemporaryFile {
        let ids = machines.map { "{\"id\": \"\($0.key)\"}" }.joined(separator: ", ")
        let manifest = "{\"version\": \"2\", \"animations\": [{\"id\": \"one\"}], \"stateMachines\": [\(ids)]}"
        let animation = #"{"ip": 0, "op": 60, "fr": 30, "w": 100, "h": 100, "layers": []}"#
        let entries: [ZIPWriter.Entry] = [.init("manifest.json", manifest), .init("a/one.json", animation)]
        let files = entries + machines.map { .init("s/\($0.key).json", $0.value) }
        return try TemporaryFile(ZIPWriter(files).data, name: "door.lottie")
    }

    @Test("The only machine of an archive runs over its animation")
    func onlyMachine() throws {
        let file = try archive(["door": Self.door])
        let result = try BuiltExecutable("dbsm").run(["run", file.path], input: Data("tick 0.5\n".utf8))
        #expect(
            result
                == .init(
                    output: """
                        Transition (none) -> closed
                        StateExit (none)
                        StateEntered closed
                        Player Play
                        Start
                        state: closed (Running), frame 0.0 (Playing)
                        state: closed (Running), frame 15.000001 (Playing)

                        """))
    }

    @Test("One of several machines is chosen by its id", arguments: [["--machine", "gate"], ["--machine=gate"]])
    func chosenMachine(option: [String]) throws {
        let file = try archive(["door": Self.brokenDoor, "gate": Self.door])
        let result = try BuiltExecutable("dbsm").run(["run"] + option + [file.path])
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("state: closed (Running), frame 0.0 (Playing)\n"))
    }

    @Test("Without a choice among several machines their ids are told")
    func undecided() throws {
        let file = try archive(["door": Self.door, "gate": Self.door])
        #expect(
            try BuiltExecutable("dbsm").run(["run", file.path])
                == .init(
                    status: 2,
                    complaints: "\(file.path): error: The archive has several state machines and names none as its "
                        + "initial one; name one of door, gate.\n"))
    }

    @Test("A machine that is not there is a problem of the archive")
    func missingMachine() throws {
        let file = try archive(["door": Self.door])
        #expect(
            try BuiltExecutable("dbsm").run(["run", file.path, "--machine", "gate"])
                == .init(
                    status: 1,
                    complaints: "\(file.path): error: The archive has no state machine \"gate\": there is no "
                        + "\"s/gate.json\" in it.\n"))
    }

    @Test("A file without machines to choose from takes no choice")
    func choiceWithoutArchive() throws {
        let file = try TemporaryFile(Self.door)
        #expect(
            try BuiltExecutable("dbsm").run(["run", file.path, "--machine", "door"])
                == .init(
                    status: 2,
                    complaints: "dbsm: \(file.path) is no archive, so there is nothing for --machine to choose "
                        + "from.\n"))
    }

    @Test("A problem inside an archive has the place inside")
    func problemInside() throws {
        let file = try archive(["door": Self.brokenDoor])
        let complaint = "\(file.path)/s/door.json:3:5: error: a Transition needs 'toState', a string [missing-field]\n"
        #expect(try BuiltExecutable("dbsm").run(["run", file.path]) == .init(status: 1, complaints: complaint))

        let folder = file.folder
        let scenario = #"{"animation": {"lottie": "door.lottie"}, "machine": {"id": "door"}, "steps": []}"#
        try Data(scenario.utf8).write(to: URL(fileURLWithPath: folder + "/scenario.json"))
        #expect(
            try BuiltExecutable("dbsm").run(["trace", folder + "/scenario.json"])
                == .init(output: "{\"name\":\"\",\"load\":false,\"steps\":[]}\n", complaints: complaint))
    }

    @Test("A problem of the manifest has its place")
    func problemInManifest() throws {
        let data = ZIPWriter([.init("manifest.json", "{\"version\": \"2\",\n 3}")]).data
        let file = try TemporaryFile(data, name: "door.lottie")
        let result = try BuiltExecutable("dbsm").run(["run", file.path])
        #expect(result.status == 1)
        #expect(result.complaints.hasPrefix("\(file.path)/manifest.json:2:2: error: "))
    }
}
