import Foundation
import TestSupport
import Testing

@Suite("Files that scenarios name")
struct ReferencedFileTests {
    /// What `trace` complains about for a scenario in the folder of a file.
    private func complaints(_ scenario: String, beside file: TemporaryFile) throws -> String {
        let path = file.folder + "/scenario.json"
        try Data(scenario.utf8).write(to: URL(fileURLWithPath: path))
        let result = try BuiltExecutable("dbsm").run(["trace", path])
        #expect(result.output == "{\"name\":\"\",\"load\":false,\"steps\":[]}\n")
        return result.complaints
    }

    @Test("A problem of a machine's own file has the place in that file")
    func machineFile() throws {
        let file = try TemporaryFile("{\"initial\": \"a\",\n \"states\": 3}")
        #expect(
            try complaints(#"{"machine": {"path": "machine.json"}, "steps": []}"#, beside: file)
                == "\(file.path):2:12: error: 'states' must be an array, not the number 3 [wrong-type]\n")
    }

    @Test("A problem of an animation has its place, in a file of its own and in the scenario")
    func animation() throws {
        let file = try TemporaryFile("{\n \"ip\": true}", name: "lottie.json")
        #expect(
            try complaints(#"{"animation": {"path": "lottie.json"}, "machine": {}, "steps": []}"#, beside: file)
                == "\(file.path):2:8: error: `/ip` must be a number.\n")
        #expect(
            try complaints(#"{"animation": {"json": {}}, "machine": {}, "steps": []}"#, beside: file)
                == "\(file.folder)/scenario.json:1:24: error: `/ip` is missing.\n")
    }

    @Test("A file that is not there is the scenario's problem")
    func missing() throws {
        let file = try TemporaryFile("")
        #expect(
            try complaints(#"{"machine": {"path": "/nowhere/machine.json"}, "steps": []}"#, beside: file)
                == "\(file.folder)/scenario.json: error: /nowhere/machine.json cannot be read: there is no such file.\n"
        )
    }

    @Test("A machine of an archive needs an archive")
    func noArchive() throws {
        let file = try TemporaryFile("")
        #expect(
            try complaints(#"{"machine": {"id": "door"}, "steps": []}"#, beside: file)
                == "\(file.folder)/scenario.json: error: there is no archive with a machine \"door\"\n")
    }
}
