import Foundation
import TestSupport
import Testing

@Suite("dbsm graph marks what recorded runs visited")
struct GraphTraceTests {
    private func graph(_ trace: String, _ arguments: [String] = []) throws -> (BuiltExecutable.Result, String) {
        let machine = try TemporaryFile(DoorFile.machine)
        let trace = try TemporaryFile(trace, name: "runs.jsonl")
        let result = try BuiltExecutable("dbsm").run(["graph", machine.path, "--trace", trace.path] + arguments)
        return (result, trace.path)
    }

    @Test("Runs of several lines add up, and a start takes no transition")
    func mermaid() throws {
        #expect(
            try graph(DoorFile.traces).0
                == .init(
                    output: """
                        stateDiagram-v2
                            state "half open" as state1
                            [*] --> closed
                            any --> closed : [event reset] · ×1
                            closed --> state1 : after 0.3 s [event push and pushes ≥ $needed] · ×1
                            closed --> broken : [event kick] · never
                            state1 --> closed : ×1
                            broken --> [*]
                            classDef global stroke-dasharray: 5 5
                            class any global
                            classDef entered fill:#dafbe1,stroke:#2da44e,stroke-width:3px,color:#000000
                            class closed entered
                            class state1 entered
                            classDef neverEntered fill:#ffebe9,stroke:#cf222e,stroke-width:1px,color:#000000
                            class broken neverEntered

                        """))
    }

    @Test("Graphviz gets colours for states and transitions")
    func dot() throws {
        let output = try graph(DoorFile.traces, ["--format", "dot"]).0.output
        #expect(output.contains("    \"closed\" [style=\"rounded,filled\", color=\"#2da44e\", penwidth=3, fillcolor="))
        #expect(
            output.contains("    \"broken\" [peripheries=2, style=\"rounded,filled\", color=\"#cf222e\", penwidth=1,"))
        #expect(output.contains("[label=\"[event kick] · never\", color=\"#cf222e\", penwidth=1]\n"))
    }

    @Test("What dbsm trace prints of a run is understood")
    func realTrace() throws {
        let scenario = """
            {"machine": {"path": "machine.json"}, "steps": [
              {"op": "start"}, {"op": "fire", "event": "kick"}]}
            """
        let machine = try TemporaryFile(DoorFile.machine)
        let (runs, trace) = (machine.folder + "/run.json", machine.folder + "/runs.jsonl")
        try Data(scenario.utf8).write(to: URL(fileURLWithPath: runs))
        let traced = try BuiltExecutable("dbsm").run(["trace", runs])
        try Data(traced.output.utf8).write(to: URL(fileURLWithPath: trace))
        let output = try BuiltExecutable("dbsm").run(["graph", machine.path, "--trace", trace]).output
        #expect(output.contains("    closed --> broken : [event kick] · ×1\n"))
        #expect(output.contains("    class broken entered\n"))
        #expect(output.contains("    class state1 neverEntered\n"))
    }

    @Test("States that the machine does not have are told, for the trace may be another machine's")
    func foreignStates() throws {
        let trace = #"{"load":true,"steps":[{"events":[["StateEntered","ajar"],["StateEntered","ajar"]]}]}"#
        let (result, path) = try graph(trace)
        #expect(result.status == 0)
        #expect(result.complaints.hasPrefix("\(path): warning: it enters what is no state of "))
        #expect(result.complaints.hasSuffix("machine.json: \"ajar\"\n"))
    }

    @Test("Of many such states only the first are named")
    func manyForeignStates() throws {
        let events = (1...7).map { "[\"StateEntered\",\"s\($0)\"]" }.joined(separator: ",")
        let (result, _) = try graph("{\"load\":true,\"steps\":[{\"events\":[\(events)]}]}")
        #expect(result.complaints.hasSuffix(": \"s1\", \"s2\", \"s3\", \"s4\", \"s5\" and 2 more\n"))
    }

    @Test(
        "What is no trace is told with its place, and the status is 1",
        arguments: [
            ("{\"load\":true,\"steps\":[]}\n\n{\"load\":true,\n", ":3:14: error: "),
            ("", ":1:1: error: "),
            ("[]", ":1:1: error: a scenario is an object"),
            ("{\"load\":true,\"steps\":[]}\n[]\n", ":2: error: a trace has \"load\" and \"steps\""),
            (#"{"load":true,"steps":[{},3]}"#, ":1: error: step 2: an object belongs there"),
            (#"{"load":true,"steps":[{"events":{}}]}"#, ":1: error: step 1: its events are an array"),
            (
                #"{"load":true,"steps":[{"events":[3]}]}"#,
                ":1: error: step 1: an event is an array that begins with its name"
            ),
            (
                #"{"load":true,"steps":[{"events":[["Transition","closed"]]}]}"#,
                ":1: error: step 1: the event Transition has the names of states"
            ),
        ] as [(String, String)])
    func noTrace(_ text: String, _ complaint: String) throws {
        let (result, path) = try graph(text)
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(result.complaints.hasPrefix(path + complaint))
    }

    @Test("A trace that is not there gets one sentence and status 2")
    func missing() throws {
        let machine = try TemporaryFile(DoorFile.machine)
        #expect(
            try BuiltExecutable("dbsm").run(["graph", machine.path, "--trace", "/nowhere/runs"])
                == .init(
                    status: 2, complaints: "dbsm: /nowhere/runs cannot be read: there is no such file.\n"))
    }

    /// A scenario of which the documented profile expects a kick, and the newest player a push.
    private static let scenario = """
        {
          "machine": {"path": "machine.json"},
          "steps": [{"op": "start"}, {"op": "fire", "event": "kick"}, {"op": "override", "state": "broken"}],
          "expect": {
            "documented": {"load": true, "steps": [
              {"events": [["Transition", "", "closed"], ["StateEntered", "closed"], ["Start"]]},
              {"events": [["Transition", "closed", "broken"], ["StateEntered", "broken"]]},
              {"events": [["Transition", "closed", "broken"], ["StateEntered", "broken"]]}]},
            "dotlottie-rs-2026-07": {"load": true, "steps": [
              {}, {"events": [["Transition", "closed", "half open"]]}]},
            "dotlottie-rs-0.1.58": "same"
          }
        }
        """

    @Test(
        "Of a scenario the run that it expects counts, and what override enters takes no transition",
        arguments: [
            ([], "[event kick] · ×1", "$needed] · never"),
            (["--profile", "documented"], "[event kick] · ×1", "$needed] · never"),
            (["--profile", "dotlottie-rs-2026-07"], "[event kick] · never", "$needed] · ×1"),
            (["--profile", "dotlottie-rs-0.1.58"], "[event kick] · never", "$needed] · ×1"),
        ] as [([String], String, String)])
    func scenario(profile: [String], kick: String, push: String) throws {
        let result = try graph(Self.scenario, profile).0
        #expect(result.status == 0)
        #expect(result.output.contains("closed --> broken : \(kick)\n"))
        #expect(result.output.contains("closed --> state1 : after 0.3 s [event push and pushes ≥ \(push)\n"))
    }

    @Test("A scenario that expects nothing of the profile says of which it does")
    func nothingExpected() throws {
        let scenario = #"{"machine": {"path": "machine.json"}, "steps": [], "profile": "dotlottie-rs-0.1.58"}"#
        let (result, path) = try graph(scenario)
        #expect(result.status == 1)
        #expect(
            result.complaints
                == "\(path): error: the scenario expects nothing of the profile dotlottie-rs-0.1.58\n")

        let other = """
            {"machine": {"path": "machine.json"}, "steps": [],
             "expect": {"dotlottie-rs-2026-07": {"load": false}, "dotlottie-rs-0.1.58": "same"}}
            """
        #expect(
            try graph(other).0.complaints.hasSuffix(
                "of the profile documented; --profile takes the others, dotlottie-rs-2026-07, dotlottie-rs-0.1.58\n"))
    }
}
