import Foundation
import TestSupport
import Testing

@Suite("dbsm inspect lists a machine")
struct InspectTests {
    /// Everything that a machine can have.
    private static let machine = """
        {
          "initial": "née 猫",
          "states": [
            {"name": "any", "type": "GlobalState", "entryActions": [{"type": "Reset", "inputName": "count"}], "transitions": [
              {"type": "Transition", "toState": "née 猫", "guards": [{"type": "Event", "inputName": "tap"}]}]},
            {"name": "née 猫", "type": "PlaybackState", "animation": "cat", "autoplay": true, "loop": true, "loopCount": 3,
              "mode": "Bounce", "speed": 1.5, "segment": "idle", "backgroundColor": 16711680,
              "entryActions": [{"type": "Increment", "inputName": "count"}, {"type": "Toggle", "inputName": "on"}],
              "exitActions": [{"type": "SetString", "inputName": "name", "value": "Ada"}], "transitions": [
                {"type": "Tweened", "toState": "", "duration": 0.5, "easing": [0.4, 0, 0.2, 1], "guards": [
                  {"type": "Boolean", "inputName": "on", "conditionType": "Equal", "compareTo": true},
                  {"type": "Numeric", "inputName": "count", "conditionType": "GreaterThan", "compareTo": 3}]},
                {"type": "Transition", "toState": ""}]},
            {"name": "", "type": "PlaybackState", "animation": "cat", "final": true, "segment": [10, 20.5],
              "transitions": []}
          ],
          "inputs": [
            {"type": "Numeric", "name": "count", "value": 0.5}, {"type": "Boolean", "name": "on", "value": false},
            {"type": "String", "name": "name", "value": "a\\nb"}, {"type": "Event", "name": "tap"}
          ],
          "interactions": [
            {"type": "Click", "layerName": "nose", "actions": [
              {"type": "Fire", "inputName": "tap"}, {"type": "SetFrame", "value": 3}]},
            {"type": "OnComplete", "stateName": "née 猫", "actions": [{"type": "FireCustomEvent", "value": "done"}]}
          ]
        }
        """

    private func inspect(_ machine: String, _ arguments: [String] = []) throws -> BuiltExecutable.Result {
        let file = try TemporaryFile(machine)
        return try BuiltExecutable("dbsm").run(["inspect", file.path] + arguments)
    }

    @Test("Everything that a machine has stands in tables", arguments: [[], ["--format", "text"]])
    func tables(format: [String]) throws {
        #expect(
            try inspect(Self.machine, format)
                == .init(
                    output: """
                        States
                          Name    Kind     Animation  Segment  Mode     Speed  Playback           Background
                          any     global
                          née 猫  initial  cat        idle     Bounce   1.5    autoplay, 3 plays  0xFF0000
                          ""      final    cat        10…20.5  Forward  1

                        Transitions
                          From    To      Guards                   Tween
                          any     née 猫  event tap
                          née 猫  ""      on = true and count > 3  0.5 s, easing 0.4, 0, 0.2, 1
                          née 猫  ""

                        Inputs
                          Name   Type     Initial value
                          count  Numeric  0.5
                          on     Boolean  false
                          name   String   "a\\nb"
                          tap    Event

                        Actions of states
                          State   When   Action
                          any     entry  reset count
                          née 猫  entry  count += 1
                          née 猫  entry  toggle on
                          née 猫  exit   name = "Ada"

                        Interactions
                          Event       Layer  State   Actions
                          Click       nose           fire tap; frame = 3
                          OnComplete         née 猫  send "done"

                        """))
    }

    @Test("What a machine does not have has no table, and a column in which nothing stands is left out")
    func small() throws {
        #expect(
            try inspect(#"{"initial": "b", "states": []}"#) == .init())
        #expect(
            try inspect(#"{"initial": "b", "states": [{"name": "a", "type": "GlobalState", "transitions": []}]}"#)
                == .init(output: "States\n  Name  Kind\n  a     global\n"))
    }

    @Test("A long text does not widen all rows")
    func longText() throws {
        let name = String(repeating: "x", count: 1000)
        let output = try inspect(
            """
            {"initial": "a", "states": [
              {"name": "\(name)", "type": "PlaybackState", "animation": "", "transitions": []},
              {"name": "a", "type": "PlaybackState", "animation": "", "transitions": []}]}
            """
        ).output
        let gap = String(repeating: " ", count: 61)
        #expect(output.contains("\n  \(name)           Forward  1\n"))
        #expect(output.contains("\n  a\(gap)initial  Forward  1\n"))
    }

    @Test("As JSON every field is there, what does not apply is null")
    func json() throws {
        let result = try inspect(
            """
            {"initial": "a", "states": [
              {"name": "any", "type": "GlobalState", "transitions": [{"type": "Tweened", "toState": "a", "duration": 2,
                "easing": [0, 0, 1, 1], "guards": [{"type": "Event", "inputName": "tap"}]}]},
              {"name": "a", "type": "PlaybackState", "animation": "", "segment": [0, 9.5], "backgroundColor": 4294967295,
                "exitActions": [{"type": "Toggle", "inputName": "on"}], "transitions": []}],
             "inputs": [{"type": "Event", "name": "tap"}, {"type": "Boolean", "name": "on", "value": true}],
             "interactions": [{"type": "Click", "actions": [{"type": "Fire", "inputName": "tap"}]}]}
            """, ["--format", "json"])
        #expect(result.status == 0)
        #expect(
            result.output.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ").contains(
                #"""
                "archive": null, "machines": [ { "id": null, "path": null, "accepted": true, "initial": "a", "states": [ { \#
                "name": "any", "type": "GlobalState", "final": false, "animation": null, "segment": null, "mode": null, \#
                "speed": null, "autoplay": null, "loop": null, "loopCount": null, "backgroundColor": null, \#
                "entryActions": [], "exitActions": [] }, { "name": "a", "type": "PlaybackState", "final": false, \#
                "animation": "", "segment": [ 0, 9.5 ], "mode": "Forward", "speed": 1, "autoplay": false, "loop": false, \#
                "loopCount": 0, "backgroundColor": 4294967295, "entryActions": [], "exitActions": [ "toggle on" ] } ], \#
                "transitions": [ { "from": "any", "to": "a", "guards": [ "event tap" ], "duration": 2, "easing": [ 0, 0, 1, \#
                1 ] } ], "inputs": [ { "name": "tap", "type": "Event", "value": null }, { "name": "on", "type": "Boolean", \#
                "value": true } ], "interactions": [ { "type": "Click", "layerName": null, "stateName": null, "actions": [ \#
                "fire tap" ] } ] } ] }
                """#))
    }

    @Test("A rejected machine's diagnostics go to the error output, and JSON says that it is rejected")
    func rejected() throws {
        let file = try TemporaryFile(
            #"{"initial": 3, "states": [{"name": "", "type": "GlobalState", "transitions": []}]}"#)
        let complaint = "\(file.path):1:13: error: 'initial' must be a string, not the number 3 [wrong-type]\n"
        let dbsm = try BuiltExecutable("dbsm")
        #expect(try dbsm.run(["inspect", file.path]) == .init(status: 1, complaints: complaint))
        let result = try dbsm.run(["inspect", file.path, "--format", "json"])
        #expect(result.status == 1)
        #expect(result.complaints == complaint)
        #expect(result.output.contains("\"accepted\": false,\n      \"initial\": null,\n      \"states\": null,\n"))
    }

    @Test("Another player may reject what the documented one accepts")
    func profile() throws {
        let arguments = ["--profile", "dotlottie-rs-0.1.58"]
        let result = try inspect(Self.machine, arguments)
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(result.complaints.contains("'segment'"))
    }
}
