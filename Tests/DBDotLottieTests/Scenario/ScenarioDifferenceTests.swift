import DBDotLottie
import Foundation
import Testing

@Suite("Comparing a scenario with its expectation")
struct ScenarioDifferenceTests {
    private static let machine = """
        {"initial": "a", "states": [{"name": "a", "type": "PlaybackState", "animation": "", "transitions": []}],
         "inputs": [{"type": "Numeric", "name": "n", "value": 0}, {"type": "String", "name": "s", "value": "é"}]}
        """
    /// What the first step leaves, as it is expected if nothing is wrong.
    private static let state = """
        "state": "", "status": "Stopped", "frame": 0, "playback": "Stopped", "mode": "Forward", "speed": 1.0,
        "loop": false, "loopCount": 0, "marker": null, "autoplay": false, "animation": null, "theme": null,
        "background": [0, 0, 0, 0], "inputs": {"s": "\\u00e9", "n": 0}
        """

    private func scenario(_ expect: String, steps: String = "", machine: String = machine) throws -> Scenario {
        try Scenario(
            data: Data("{\"machine\": \(machine), \"steps\": [\(steps)], \"expect\": \(expect)}".utf8),
            folder: FileManager.default.temporaryDirectory)
    }

    /// The differences of a run of the steps from these entries, each on a line.
    private func differences(_ entries: String, steps: String, machine: String = machine) throws -> [String] {
        let scenario = try scenario(
            "{\"documented\": {\"load\": true, \"steps\": [\(entries)]}}", steps: steps, machine: machine)
        return scenario.differences(from: scenario.run(profile: .documented)).map(\.description)
    }

    @Test(
        "What agrees in another order, as another kind of number or without what goes without saying has no difference")
    func agreement() throws {
        let set = #"{"op": "setNumeric", "key": "n", "value": 0.1}"#
        let events = #""events": [["NumericInputChange", "n", 0, 0.10000000149011612]]"#
        #expect(
            try differences(
                "{\"ok\": null, \(Self.state), \"player\": []}, {\"ok\": true, \(events), \"inputs\": {\"n\": 0.1, \"s\": \"é\"}}, {}",
                steps: "{\"op\": \"tick\", \"dt\": 1}, \(set), {\"op\": \"tick\", \"dt\": 1}") == [])
    }

    @Test(
        "What differs is told with the step and the key",
        arguments: [
            (#""frame": 1"#, #"documented: step 1, frame: expected 1, got 0"#),
            (#""frame": 1e-46"#, nil),
            (#""loop": 0"#, #"documented: step 1, loop: expected 0, got false"#),
            (#""marker": "m""#, #"documented: step 1, marker: expected "m", got null"#),
            (#""background": [0, 0, 0]"#, #"documented: step 1, background: expected [0, 0, 0], got [0, 0, 0, 0]"#),
            (#""inputs": {"s": "é", "n": 1}"#, #"documented: step 1, inputs.n: expected 1, got 0"#),
            (#""inputs": {"s": "e\u0301", "n": 0}"#, "documented: step 1, inputs.s: expected \"e\u{301}\", got \"é\""),
            (#""inputs": {"s": "é"}"#, #"documented: step 1, inputs.n: expected nothing, got 0"#),
            (#""inputs": 3"#, #"documented: step 1, inputs: expected 3, got { "n": 0, "s": "é" }"#),
            (#""ok": true"#, #"documented: step 1, ok: expected true, got nothing"#),
            (#""events": [["Start"]]"#, #"documented: step 1, events: expected [["Start"]], got []"#),
            (#""stat": "a""#, #"documented: step 1, stat: expected "a", got nothing"#),
        ] as [(String, String?)])
    func differs(_ field: String, _ difference: String?) throws {
        let found = try differences("{\(Self.state), \(field)}", steps: "{\"op\": \"tick\", \"dt\": 1}")
        #expect(found == (difference.map { [$0] } ?? []))
    }

    @Test("A field holds until an entry says something else")
    func lastingFields() throws {
        let ticks = Array(repeating: "{\"op\": \"tick\", \"dt\": 1}", count: 3).joined(separator: ", ")
        #expect(
            try differences("{\(Self.state)}, {\"speed\": 2}, {}", steps: ticks)
                == ["documented: step 2, speed: expected 2, got 1", "documented: step 3, speed: expected 2, got 1"])
        #expect(
            try differences("{\(Self.state)}, {\"ok\": true}, {}", steps: ticks)
                == ["documented: step 2, ok: expected true, got nothing"])
    }

    @Test("Of an error only that it happened is compared")
    func errors() throws {
        let machine = Self.machine.replacingOccurrences(of: "\"initial\": \"a\"", with: "\"initial\": \"b\"")
        let start = "{\"op\": \"start\"}"
        let events: (String) -> String = { "{\"ok\": false, \"events\": [\($0)], \(Self.state)}" }
        #expect(try differences(events(#"["Error", "whatever"]"#), steps: start, machine: machine) == [])
        #expect(try differences(events(#"["Error"]"#), steps: start, machine: machine) == [])
        #expect(
            try differences(events(""), steps: start, machine: machine)
                == [#"documented: step 1, events: expected [], got [["Error"]]"#])
    }

    @Test("Another number of steps is a difference behind those of the steps that are there")
    func stepCount() throws {
        #expect(
            try differences("{\(Self.state), \"frame\": 2}, {}", steps: "{\"op\": \"stop\"}").last
                == "documented: 2 steps are expected, and there are 1")
        #expect(try differences("", steps: "") == [])
    }

    @Test("A machine that should load tells why it does not, and the other way round")
    func loading() throws {
        let bad = try scenario("{\"documented\": {\"load\": true, \"steps\": [{}]}}", machine: "{\"initial\": \"a\"}")
        let trace = bad.run()
        #expect(
            bad.differences(from: trace).map(\.place) == [.doesNotLoad(trace.problems)])
        #expect(trace.problems.count == 1)
        let good = try scenario("{\"documented\": {\"load\": false}}")
        #expect(good.differences(from: good.run()).map(\.place) == [.loads])
        let rejected = try scenario(
            "{\"documented\": {\"load\": false, \"steps\": []}}", machine: "{\"initial\": \"a\"}")
        #expect(rejected.differences(from: rejected.run()) == [])
    }

    @Test("A scenario without an expectation for the profile differs in that")
    func nothingExpected() throws {
        let scenario = try scenario("{\"dotlottie-rs-0.1.58\": {\"load\": true}}")
        #expect(scenario.expectedProfiles == [.dotLottieRS_0_1_58])
        #expect(scenario.differences(from: scenario.run(profile: .documented)).map(\.place) == [.nothingExpected])
        #expect(scenario.differences(from: scenario.run(profile: .dotLottieRS_0_1_58)) == [])
    }

    @Test(
        "An expectation of another shape says what belongs there, and where",
        arguments: [
            ("[]", "1:11: error: \"expect\" is an object"),
            (
                "{\"mine\": {}}",
                "1:12: error: there is no profile \"mine\"; the profiles are \"documented\", \"dotlottie-rs-0.1.58\", "
                    + "\"dotlottie-rs-2026-07\""
            ),
            ("{\"documented\": \"other\"}", "1:26: error: a trace or \"same\" belongs here"),
            ("{\"documented\": 3}", "1:26: error: a trace or \"same\" belongs here"),
            ("{\"documented\": {}}", "1:26: error: a trace needs \"load\""),
            ("{\"documented\": {\"load\": 1}}", "1:35: error: true or false belongs here"),
            ("{\"documented\": {\"load\": true, \"steps\": {}}}", "1:50: error: \"steps\" is an array"),
            ("{\"documented\": {\"load\": true, \"steps\": [3]}}", "1:51: error: an object belongs here"),
            (
                "{\"documented\": \"same\"}",
                "1:26: error: \"same\" needs another profile's trace, that of \"dotlottie-rs-2026-07\""
            ),
            (
                "{\"dotlottie-rs-2026-07\": \"same\"}",
                "1:36: error: \"same\" needs another profile's trace, that of \"dotlottie-rs-2026-07\""
            ),
        ])
    func malformed(_ expect: String, _ message: String) throws {
        let error = try #require(throws: ScenarioError.self) {
            try Scenario(
                data: Data("{\"expect\":\(expect), \"machine\": {}, \"steps\": []}".utf8),
                folder: FileManager.default.temporaryDirectory)
        }
        #expect(error.message == message)
    }
}
