import TestSupport
import Testing

@Suite("dbsm validate with archives")
struct ValidateArchiveTests {
    private static let animation = #"{"ip": 0, "op": 60, "fr": 30, "w": 100, "h": 100, "layers": []}"#
    private static let manifest = """
        {"version": "2", "animations": [{"id": "one"}], "stateMachines": [{"id": "door"}, {"id": "gate"}]}
        """

    private func validation(_ entries: [ZIPWriter.Entry]) throws -> Validation {
        try Validation([("door.lottie", ZIPWriter(entries).data)])
    }

    private func whole(_ machines: [ZIPWriter.Entry]) throws -> Validation {
        try validation([.init("manifest.json", Self.manifest), .init("a/one.json", Self.animation)] + machines)
    }

    @Test("All machines of an archive are checked, those that no manifest lists too")
    func allMachines() throws {
        let validation = try whole([
            .init("s/door.json", ValidateTests.sound), .init("s/gate.json", ValidateTests.wrong),
            .init("s/extra.json", ValidateTests.sound),
        ])
        #expect(
            try validation.run(["door.lottie"])
                == .init(
                    status: 1,
                    output: """
                        door.lottie/s/door.json: sound
                        door.lottie/s/gate.json:1:1: error: a state machine needs 'initial', a string [missing-field]
                          1 | {"states": [
                            | ^
                        door.lottie/s/gate.json:5:39: warning: no state is named "of", so this transition goes nowhere [unknown-target-state]
                          5 |     {"type": "Transition", "toState": "of", "guards": [{"type": "Event", "inputName": "go"}]}]}],
                            |                                       ^
                          hint: did you mean "off"?
                        door.lottie/s/extra.json: sound
                        3 machines in 1 file: 1 error, 1 warning

                        """))
    }

    @Test("One machine can be chosen")
    func chosenMachine() throws {
        let validation = try whole([
            .init("s/door.json", ValidateTests.sound), .init("s/gate.json", ValidateTests.wrong),
        ])
        #expect(
            try validation.run(["door.lottie", "--machine", "door"])
                == .init(output: "door.lottie/s/door.json: sound\n"))
        #expect(try validation.run(["door.lottie", "--machine", "gate"]).status == 1)
        #expect(
            try validation.run(["door.lottie", "--machine", "gap"])
                == .init(
                    status: 1,
                    output: """
                        door.lottie: error: The archive has no state machine "gap": there is no "s/gap.json" in it.
                        0 machines in 1 file: 1 error

                        """))
    }

    @Test("A machine that the manifest lists and the archive lacks is a problem of the archive")
    func missingMachine() throws {
        let result = try whole([.init("s/door.json", ValidateTests.sound)]).run(["door.lottie"])
        #expect(
            result
                == .init(
                    status: 1,
                    output: """
                        door.lottie: error: The archive has no state machine "gate": there is no "s/gate.json" in it.
                        door.lottie/s/door.json: sound
                        1 machine in 1 file: 1 error

                        """))
    }

    @Test("An archive without machines has no problem")
    func withoutMachines() throws {
        let manifest = #"{"version": "2", "animations": [{"id": "one"}]}"#
        let validation = try validation([.init("manifest.json", manifest), .init("a/one.json", Self.animation)])
        #expect(try validation.run(["door.lottie"]) == .init(output: "door.lottie: no state machines\n"))
    }

    @Test("An archive that no player can show has an error, whatever its machines are like")
    func nothingToShow() throws {
        let manifest = #"{"version": "2", "stateMachines": [{"id": "door"}]}"#
        let validation = try validation([
            .init("manifest.json", manifest), .init("s/door.json", ValidateTests.sound),
        ])
        #expect(
            try validation.run(["door.lottie"])
                == .init(
                    status: 1,
                    output: """
                        door.lottie: error: The archive has no animation to show: its manifest lists none and names none as initial.
                        door.lottie/s/door.json: sound
                        1 machine in 1 file: 1 error

                        """))
    }

    @Test("A damaged archive has one error, with its place if it has one")
    func damagedArchive() throws {
        let cut = try Validation(["door.lottie": "PK\u{3}\u{4}"])
        #expect(
            try cut.run(["door.lottie"])
                == .init(
                    status: 1,
                    output: """
                        door.lottie: error: This is not a .lottie archive, or it is cut off: it does not end as a ZIP archive does.
                        0 machines in 1 file: 1 error

                        """))
        let manifest = try validation([.init("manifest.json", "{\"version\": \"2\",\n 3}")]).run(["door.lottie"])
        #expect(manifest.status == 1)
        #expect(manifest.output.hasPrefix("door.lottie/manifest.json:2:2: error: "))
    }

    @Test("There is nothing to choose from in a file that is no archive")
    func choiceWithoutArchive() throws {
        let validation = try Validation(["door.json": ValidateTests.sound])
        #expect(
            try validation.run(["door.json", "--machine", "door"])
                == .init(
                    status: 2,
                    output: "",
                    complaints: "dbsm: door.json is no archive, so there is nothing for --machine to choose from.\n"))
    }
}
