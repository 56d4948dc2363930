import Foundation
import TestSupport
import Testing

@Suite("dbsm plan")
struct PlanTests {
    private static let door = """
        {"initial": "closed", "states": [
          {"name": "closed", "type": "PlaybackState", "animation": "", "transitions": [
            {"type": "Transition", "toState": "open", "guards": [{"type": "Event", "inputName": "push"}]},
            {"type": "Transition", "toState": "gone", "guards": [{"type": "Event", "inputName": "push"}]}]},
          {"name": "open", "type": "PlaybackState", "animation": "", "transitions": [
            {"type": "Transition", "toState": "closed", "guards": [
              {"type": "Numeric", "inputName": "wind", "conditionType": "GreaterThan", "compareTo": 3}]}]},
          {"name": "gone", "type": "PlaybackState", "animation": "", "transitions": []}],
         "inputs": [{"type": "Event", "name": "push"}, {"type": "Numeric", "name": "wind", "value": 0}]}
        """

    @Test("It prints what is covered, the steps, and what is not reached, with the reason")
    func plan() throws {
        let file = try TemporaryFile(Self.door)
        #expect(
            try BuiltExecutable("dbsm").run(["plan", file.path])
                == .init(
                    output: """
                        \(file.path): 2 of 3 transitions in 1 scenario

                        Scenario 1
                          start
                          fire push
                          set wind 4.0
                          takes closed[0] -> open, open[0] -> closed

                        Not reached
                          closed[1] -> gone: whenever it could be taken, closed[0] -> open is taken before it

                        """))
    }

    @Test("It writes scenarios that expect what they have come to and name the machine from where they stand")
    func writtenScenarios() throws {
        let file = try TemporaryFile(Self.door, name: "door.json")
        let folder = file.folder + "/plans"
        let result = try BuiltExecutable("dbsm").run(["plan", file.path, "-o", folder])
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("\nwrote \(folder)/door-1.json\n"))
        let text = try String(contentsOfFile: folder + "/door-1.json", encoding: .utf8)
        #expect(
            text.hasPrefix(
                """
                {
                  "name": "door 1",
                  "machine": { "path": "../door.json" },
                  "steps": [
                    { "op": "start" },
                    { "op": "fire", "event": "push" },
                    { "op": "setNumeric", "key": "wind", "value": 4 }
                  ],
                  "expect": {
                    "documented": {
                      "load": true,
                """))
        #expect(text.contains(#"["Transition", "open", "closed"]"#))
    }

    @Test("Where it cannot write it says so")
    func unwritableFolder() throws {
        let file = try TemporaryFile(Self.door)
        let result = try BuiltExecutable("dbsm").run(["plan", file.path, "-o", file.path])
        #expect(result.status == 2)
        #expect(result.complaints == "dbsm: \(file.path) cannot be made a folder.\n")
    }

    @Test("A machine with errors has no plan", arguments: ["{}", "[1", "{\"initial\": \"a\", \"states\": [{}]}"])
    func rejectedMachine(text: String) throws {
        let file = try TemporaryFile(text)
        let result = try BuiltExecutable("dbsm").run(["plan", file.path])
        #expect(result.status == 1)
        #expect(result.complaints.hasPrefix("\(file.path):1:"))
        #expect(result.output.isEmpty)
    }

    @Test("A wrong call is told", arguments: [["plan"], ["plan", "x", "--work", "0"], ["plan", "x", "--work=many"]])
    func wrongCalls(arguments: [String]) throws {
        let result = try BuiltExecutable("dbsm").run(arguments)
        #expect(result.status == 2)
        #expect(result.complaints.hasPrefix("dbsm plan: "))
    }

    @Test("A search that may do little says that it gave up")
    func work() throws {
        let file = try TemporaryFile(Self.door)
        let result = try BuiltExecutable("dbsm").run(["plan", file.path, "--work", "1"])
        #expect(result.output.contains("the search gave up after"))
    }
}
