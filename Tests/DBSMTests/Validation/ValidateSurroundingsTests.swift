import TestSupport
import Testing

@Suite("What dbsm validate is told of the host")
struct ValidateSurroundingsTests {
    private static let lonely = """
        {"initial": "off", "states": [
          {"name": "off", "type": "PlaybackState", "animation": "", "final": true, "transitions": []},
          {"name": "on", "type": "PlaybackState", "animation": "", "final": true, "transitions": []}]}
        """

    @Test("A state that the host brings may enter any other")
    func hosting() throws {
        let validation = try Validation(["door.json": Self.lonely])
        let alone = try validation.run(["door.json", "--no-notes"])
        #expect(alone.output.contains("[unreachable-state]"))
        let hosted = try validation.run(["door.json", "--no-notes", "--hosting", "off", "--hosting", "other"])
        #expect(hosted == .init(output: "door.json: sound\n"))
    }

    @Test(
        "An animation that cannot be read is a matter of usage",
        arguments: [
            ("nowhere.json", "./nowhere.json cannot be read: there is no such file."),
            ("door.json", "door.json:1:1: `/ip` is missing."),
            ("empty.lottie", "This is not a .lottie archive, or it is cut off: it does not end as a ZIP archive does."),
        ])
    func animation(path: String, complaint: String) throws {
        let validation = try Validation(["door.json": Self.lonely, "empty.lottie": "PK"])
        #expect(
            try validation.run(["door.json", "--animation", path])
                == .init(status: 2, complaints: "dbsm validate: \(complaint)\n"))
    }
}
