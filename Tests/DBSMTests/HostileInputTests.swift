import Foundation
import TestSupport
import Testing

@Suite("Hostile input and output")
struct HostileInputTests {
    private static let machine = """
        {"initial": "a", "inputs": [{"type": "Numeric", "name": "two words", "value": 0},
            {"type": "Numeric", "name": "two", "value": 0}, {"type": "String", "name": "line\\nfeed", "value": ""}],
          "states": [{"name": "a", "type": "PlaybackState", "animation": "", "transitions": []}]}
        """
    private static let beginning = """
        Transition (none) -> a
        StateExit (none)
        StateEntered a
        Start
        state: a (Running)

        """

    private func run(_ input: Data) throws -> BuiltExecutable.Result {
        let file = try TemporaryFile(Self.machine)
        return try BuiltExecutable("dbsm").run(["run", file.path], input: input)
    }

    @Test(
        "Bytes that are no commands are shown without steering a terminal",
        arguments: [
            (Data([0xFF, 0xFE]), "There is no command \"\u{FFFD}\u{FFFD}\"; \"help\" lists the commands.\n"),
            (Data("st\0ate".utf8), "There is no command \"st\\u{0}ate\"; did you mean \"state\"?\n"),
            (
                Data("dance\u{1B}[2J".utf8),
                "There is no command \"dance\\u{1b}[2J\"; \"help\" lists the commands.\n"
            ),
            (
                Data(String(repeating: "x", count: 1000).utf8),
                "There is no command \"\(String(repeating: "x", count: 60))…\"; \"help\" lists the commands.\n"
            ),
        ] as [(Data, String)])
    func noCommands(_ line: Data, _ complaint: String) throws {
        #expect(try run(line + Data("\n".utf8)) == .init(output: Self.beginning, complaints: complaint))
    }

    @Test("A line beyond the limit is passed over, and the next one is done", arguments: [65_537, 300_000])
    func longLine(length: Int) throws {
        #expect(
            try run(Data(repeating: 0x78, count: length) + Data("\nstate\n".utf8))
                == .init(
                    output: Self.beginning + "state: a (Running)\n", complaints: "A line has at most 65536 bytes.\n"))
    }

    @Test("A line may end in CR LF, or with the input, and blanks around the words do not matter")
    func lineEnds() throws {
        #expect(
            try run(Data("state\r\n \t state\t\n\r\n\nstate".utf8))
                == .init(output: Self.beginning + String(repeating: "state: a (Running)\n", count: 3)))
    }

    @Test("A name may have blanks in it, and one with a line feed stays on its line")
    func names() throws {
        #expect(
            try run(Data("set two words 1\nset two 2\ninputs\n".utf8))
                == .init(
                    output: Self.beginning + """
                        NumericInputChange two words: 0.0 -> 1.0
                        state: a (Running)
                        NumericInputChange two: 0.0 -> 2.0
                        state: a (Running)
                        two words = 1.0
                        two = 2.0
                        line\\nfeed = ""

                        """))
    }

    @Test(
        "Numbers that are none, or not finite, are refused where they mean nothing",
        arguments: [
            ("tick nan", "\"tick\" needs a number, not \"nan\".\n"),
            ("tick inf", "\"tick\" needs a number, not \"inf\".\n"),
            ("tick 1e999", "\"tick\" needs a number, not \"1e999\".\n"),
            ("tick", "\"tick\" needs a number.\n"),
            ("click nan 1", "\"click\" needs two numbers, X and Y.\n"),
            ("click 1e999 1", "\"click\" needs two numbers, X and Y.\n"),
            ("seed -1", "\"seed\" needs a whole number from 0 to 18446744073709551615.\n"),
            ("seed 18446744073709551616", "\"seed\" needs a whole number from 0 to 18446744073709551615.\n"),
            ("start now", "\"start\" stands alone, without \"now\".\n"),
            ("set", "\"set\" needs an input and a value.\n"),
            ("set two", "\"two\" is a number, and \"\" is none.\n"),
        ] as [(String, String)])
    func numbers(_ line: String, _ complaint: String) throws {
        #expect(try run(Data(line.utf8)) == .init(output: Self.beginning, complaints: complaint))
    }

    @Test("An input can be set to what is no finite number")
    func notFinite() throws {
        let output = try run(Data("set two 1e999\nset two -inf\nset two nan\n".utf8)).output
        let changes = output.split(separator: "\n").filter { $0.hasPrefix("NumericInputChange") }
        #expect(
            changes == [
                "NumericInputChange two: 0.0 -> inf", "NumericInputChange two: inf -> -inf",
                "NumericInputChange two: -inf -> nan",
            ])
    }

    @Test("A folder, a device and a pipe are no files", arguments: ["run", "trace", "validate"])
    func noFiles(command: String) throws {
        let file = try TemporaryFile("")
        let pipe = file.folder + "/pipe"
        let tool = try BuiltExecutable("dbsm")
        #expect(try tool.run(inShell: "mkfifo \"$1\"", [pipe]).status == 0)
        for (path, reason) in [
            (file.folder, "it is a folder"), ("/dev/null", "it is no regular file"), (pipe, "it is no regular file"),
        ] {
            #expect(
                try tool.run([command, path])
                    == .init(status: 2, complaints: "dbsm: \(path) cannot be read: \(reason).\n"))
        }
    }

    @Test("What is no text is told with its place")
    func binaryFile() throws {
        let file = try TemporaryFile(Data([0x7B, 0x0A, 0x22, 0xFF, 0x00]), name: "machine.json")
        #expect(
            try BuiltExecutable("dbsm").run(["run", file.path])
                == .init(
                    status: 1,
                    complaints: "\(file.path):2:2: error: the byte 0xFF is no UTF-8 here; save the text as UTF-8 "
                        + "[json-encoding]\n"))
    }
}
