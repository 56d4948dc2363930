import Foundation
import TestSupport
import Testing

@Suite("dbsm validate")
struct ValidateTests {
    static let sound = """
        {"initial": "off", "states": [
          {"name": "off", "type": "PlaybackState", "animation": "", "transitions": [
            {"type": "Transition", "toState": "on", "guards": [{"type": "Event", "inputName": "go"}]}]},
          {"name": "on", "type": "PlaybackState", "animation": "", "transitions": [
            {"type": "Transition", "toState": "off", "guards": [{"type": "Event", "inputName": "go"}]}]}],
         "inputs": [{"type": "Event", "name": "go"}],
         "interactions": [{"type": "Click", "actions": [{"type": "Fire", "inputName": "go"}]}]}
        """
    static let warned = sound.replacingOccurrences(of: #""toState": "off""#, with: #""toState": "of""#)
    static let wrong = warned.replacingOccurrences(of: #""initial": "off", "#, with: "")

    @Test("A sound file gets one line and status 0")
    func soundFile() throws {
        let result = try Validation(["door.json": Self.sound]).run(["door.json"])
        #expect(result == .init(output: "door.json: sound\n"))
    }

    @Test("Each problem is told with its line, a caret and its hint, and a summary comes last")
    func problems() throws {
        let result = try Validation(["door.json": Self.wrong]).run(["door.json"])
        #expect(
            result
                == .init(
                    status: 1,
                    output: """
                        door.json:1:1: error: a state machine needs 'initial', a string [missing-field]
                          1 | {"states": [
                            | ^
                        door.json:5:39: warning: no state is named "of", so this transition goes nowhere [unknown-target-state]
                          5 |     {"type": "Transition", "toState": "of", "guards": [{"type": "Event", "inputName": "go"}]}]}],
                            |                                       ^
                          hint: did you mean "off"?
                        1 machine in 1 file: 1 error, 1 warning

                        """))
    }

    @Test("Warnings alone leave a file sound, unless the tool shall be strict")
    func warnings() throws {
        let validation = try Validation(["door.json": Self.warned])
        let lenient = try validation.run(["door.json"])
        #expect(lenient.status == 0)
        #expect(lenient.output.hasSuffix("\ndoor.json: loads, 1 warning\n1 machine in 1 file: 1 warning\n"))
        let strict = try validation.run(["--strict", "door.json"])
        #expect(strict.status == 1)
        #expect(strict.output == lenient.output.replacingOccurrences(of: "door.json: loads, 1 warning\n", with: ""))
    }

    @Test("The worst file decides the status, and the others are checked all the same")
    func severalFiles() throws {
        let validation = try Validation(["a.json": Self.sound, "b.json": Self.wrong, "c.json": Self.sound])
        let result = try validation.run(["nowhere.json", "a.json", "b.json", "c.json"])
        #expect(result.status == 2)
        #expect(result.complaints == "dbsm: ./nowhere.json cannot be read: there is no such file.\n")
        let lines = result.output.split(separator: "\n")
        #expect(lines.first == "a.json: sound")
        #expect(lines.suffix(2) == ["c.json: sound", "3 machines in 4 files: 1 error, 1 warning; 1 file not read"])
        #expect(try validation.run(["a.json", "b.json"]).status == 1)
        #expect(
            try validation.run(["a.json", "c.json"])
                == .init(output: "a.json: sound\nc.json: sound\n2 machines in 2 files: no problems\n"))
    }

    @Test("Notes are told unless they are not wanted")
    func notes() throws {
        let text = Self.sound.replacingOccurrences(of: #"{"initial""#, with: #"{"author": "x", "initial""#)
        let validation = try Validation(["door.json": text])
        #expect(
            try validation.run(["door.json", "--strict"])
                == .init(
                    output: """
                        door.json:1:12: note: a state machine has no field "author", so it is ignored [unknown-field]
                          1 | {"author": "x", "initial": "off", "states": [
                            |            ^
                        door.json: loads, 1 note
                        1 machine in 1 file: 1 note

                        """))
        #expect(try validation.run(["door.json", "--no-notes"]) == .init(output: "door.json: sound\n"))
    }

    @Test("A file is judged as the player of the profile would")
    func profile() throws {
        let text = Self.sound.replacingOccurrences(
            of: #""name": "off", "#, with: #""name": "off", "segment": [0, 10], "#)
        let validation = try Validation(["door.json": text])
        #expect(try validation.run(["door.json", "--no-notes"]).status == 0)
        let result = try validation.run(["door.json", "--profile", "dotlottie-rs-2026-07"])
        #expect(result.status == 1)
        #expect(result.output.contains("[segment-range]\n"))
    }

    @Test("A file that is called like an option comes after --")
    func afterOptions() throws {
        let validation = try Validation(["--strict": Self.warned])
        #expect(try validation.run(["--", "--strict"]).status == 0)
    }

    @Test("What is invisible in the name of a file does not steer the terminal")
    func invisibleName() throws {
        let validation = try Validation(["a\u{1B}[2J\n.json": Self.sound])
        #expect(try validation.run(["a\u{1B}[2J\n.json"]).output == "a\\u{1b}[2J\\n.json: sound\n")
    }
}
