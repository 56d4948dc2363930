import Foundation
import TestSupport
import Testing

@Suite("dbsm run")
struct RunTests {
    /// A lamp with a button, a counter and a label.
    private static let lamp = """
        {
          "initial": "off",
          "states": [
            {"name": "off", "type": "PlaybackState", "animation": "", "transitions": [
              {"type": "Transition", "toState": "on", "guards": [{"type": "Event", "inputName": "press"}]}]},
            {"name": "on", "type": "PlaybackState", "animation": "", "transitions": [
              {"type": "Transition", "toState": "off", "guards": [
                {"type": "Numeric", "inputName": "@elapsedTime", "conditionType": "GreaterThan", "compareTo": 2}]}]}
          ],
          "interactions": [{"type": "Click", "actions": [{"type": "Increment", "inputName": "clicks"}]}],
          "inputs": [
            {"type": "Event", "name": "press"}, {"type": "Numeric", "name": "clicks", "value": 0},
            {"type": "Boolean", "name": "isDim", "value": false}, {"type": "String", "name": "label", "value": "lamp"}
          ]
        }
        """

    private static let beginning = """
        Transition (none) -> off
        StateExit (none)
        StateEntered off
        Start
        state: off (Running)

        """

    private static let entered = "Transition off -> on\nStateExit off\nStateEntered on\nstate: on (Running)\n"

    private func run(_ script: String, _ arguments: [String] = []) throws -> BuiltExecutable.Result {
        let file = try TemporaryFile(Self.lamp)
        return try BuiltExecutable("dbsm").run(["run", file.path] + arguments, input: Data(script.utf8))
    }

    @Test("Without input the machine starts, and the end of the input ends the run with status 0")
    func endOfInput() throws {
        #expect(try run("") == .init(output: Self.beginning))
    }

    @Test(
        "Each command does what it says and prints what happens",
        arguments: [
            ("fire press", "InputFired press\n" + entered),
            ("set clicks 2.5", "NumericInputChange clicks: 0.0 -> 2.5\nstate: off (Running)\n"),
            ("set isDim true", "BooleanInputChange isDim: false -> true\nstate: off (Running)\n"),
            ("set label a long text", "StringInputChange label: \"lamp\" -> \"a long text\"\nstate: off (Running)\n"),
            ("click 3 4", "NumericInputChange clicks: 0.0 -> 1.0\nstate: off (Running)\n"),
            ("tick 0.5", "state: off (Running)\n"),
            ("state", "state: off (Running)\n"),
            ("inputs", "clicks = 0.0\nisDim = false\nlabel = \"lamp\"\npress (event)\n"),
            ("stop", "Stop\nstate: off (Stopped)\n"),
            ("override on", entered),
            ("quit\nfire press", ""),
            ("", ""),
        ] as [(String, String)])
    func command(_ line: String, _ printed: String) throws {
        #expect(try run(line + "\n") == .init(output: Self.beginning + printed))
    }

    @Test("Time is in seconds")
    func seconds() throws {
        let output = try run("fire press\ntick 2\ntick 0.1\n").output
        let left = "Transition on -> off\nStateExit on\nStateEntered off\nstate: off (Running)\n"
        #expect(output.hasSuffix("state: on (Running)\n" + left))
    }

    @Test(
        "A line that makes no sense is complained about, and the run goes on",
        arguments: [
            ("fier press", "There is no command \"fier\"; did you mean \"fire\"?\n"),
            ("dance", "There is no command \"dance\"; \"help\" lists the commands.\n"),
            ("press", "There is no command \"press\"; \"fire press\" fires the event.\n"),
            ("fire", "\"fire\" needs an event.\n"),
            ("tick soon", "\"tick\" needs a number, not \"soon\".\n"),
            ("click 3", "\"click\" needs two numbers, X and Y.\n"),
            ("set clicks many", "\"clicks\" is a number, and \"many\" is none.\n"),
            ("set isDim 3", "\"isDim\" is true or false, not \"3\".\n"),
            ("set click 3", "There is no input \"click\"; did you mean \"clicks\"?\n"),
        ] as [(String, String)])
    func nonsense(_ line: String, _ complaint: String) throws {
        #expect(
            try run(line + "\nstate\n")
                == .init(output: Self.beginning + "state: off (Running)\n", complaints: complaint))
    }

    @Test("An event that nobody declared is refused with its reason")
    func undeclaredEvent() throws {
        let output = try run("fire pres\n").output
        #expect(
            output == Self.beginning
                + "Refused: firing the event \"pres\" is refused: no input of that name and type is declared.\n"
                + "state: off (Running)\n")
    }

    @Test("Every problem of a broken file stands on a line of its own, and the status is 1")
    func brokenFile() throws {
        let file = try TemporaryFile(
            """
            {
              "initial": 3,
              "states": [{"name": "é", "type": "Playback"}]
            }
            """)
        let result = try BuiltExecutable("dbsm").run(["run", file.path])
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(
            result.complaints == """
                \(file.path):2:14: error: 'initial' must be a string, not the number 3 [wrong-type]
                \(file.path):3:14: error: a state needs 'transitions', an array [missing-field]
                \(file.path):3:36: error: 'type' of a state must be "PlaybackState" or "GlobalState", \
                not "Playback" [unknown-state-type]

                """)
    }

    @Test("What is doubtful is told, and the machine runs")
    func warnings() throws {
        let file = try TemporaryFile(
            """
            {"initial": "a", "states": [{"name": "a", "type": "PlaybackState", "animation": "", "transitions": [
              {"type": "Transition", "toState": "b"}]}]}
            """)
        let result = try BuiltExecutable("dbsm").run(["run", file.path])
        #expect(result.status == 0)
        #expect(result.complaints.hasPrefix("\(file.path):2:37: warning: "))
    }
}
