import DBDotLottie
import Foundation
import Testing

@Suite("Reading scenarios")
struct ScenarioReadingTests {
    private static let machine = """
        {"initial": "a", "states": [{"name": "a", "type": "PlaybackState", "animation": "", "transitions": []}]}
        """

    private func scenario(_ text: String) throws(ScenarioError) -> Scenario {
        try Scenario(data: Data(text.utf8), folder: FileManager.default.temporaryDirectory)
    }

    private func scenario(step: String) throws(ScenarioError) -> Scenario {
        try scenario("{\"machine\": \(Self.machine), \"steps\": [\n\(step)]}")
    }

    @Test(
        "Every kind of step is read",
        arguments: [
            (#"{"op": "start"}"#, .start),
            (#"{"op": "stop"}"#, .stop),
            (#"{"op": "tick", "dt": 16.5}"#, .tick(milliseconds: 16.5)),
            (#"{"op": "tick", "dt": -1e300}"#, .tick(milliseconds: -1e300)),
            (#"{"op": "setNumeric", "key": "n", "value": 1.5}"#, .setNumeric(name: "n", value: 1.5)),
            (#"{"op": "setNumeric", "key": "n", "value": 1e300}"#, .setNumeric(name: "n", value: .infinity)),
            (#"{"op": "setNumeric", "key": "n", "value": "-inf"}"#, .setNumeric(name: "n", value: -.infinity)),
            (#"{"op": "setBoolean", "key": "b", "value": true}"#, .setBoolean(name: "b", value: true)),
            (#"{"op": "setString", "key": "", "value": "\u0000"}"#, .setString(name: "", value: "\0")),
            (#"{"op": "fire", "event": "go"}"#, .fire(event: "go")),
            (#"{"op": "override", "state": "s"}"#, .override(state: "s", .rests)),
            (#"{"op": "override", "state": "s", "tick": false}"#, .override(state: "s", .rests)),
            (#"{"op": "override", "state": "s", "tick": true}"#, .override(state: "s", .evaluates)),
            (#"{"op": "resetInput", "key": "n"}"#, .resetInput(name: "n")),
            (#"{"op": "setSeed", "seed": 18446744073709549568}"#, .setSeed(18_446_744_073_709_549_568)),
            (#"{"op": "setSeed", "seed": 9007199254740993}"#, .setSeed(9_007_199_254_740_993)),
            (#"{"op": "setSeed", "seed": 3.0}"#, .setSeed(3)),
        ] as [(String, Scenario.Step)])
    func steps(_ text: String, _ step: Scenario.Step) throws {
        #expect(try scenario(step: text).steps == [step])
    }

    @Test(
        "Every posted event is read, with its point",
        arguments: [
            ("Click", .click(x: 1, y: 2)), ("PointerDown", .pointerDown(x: 1, y: 2)),
            ("PointerUp", .pointerUp(x: 1, y: 2)), ("PointerMove", .pointerMove(x: 1, y: 2)),
            ("PointerEnter", .pointerEnter(x: 1, y: 2)), ("PointerExit", .pointerExit(x: 1, y: 2)),
            ("OnComplete", .onComplete), ("OnLoopComplete", .onLoopComplete),
        ] as [(String, Event)])
    func events(_ name: String, _ event: Event) throws {
        #expect(
            try scenario(step: "{\"op\": \"post\", \"event\": \"\(name)\", \"x\": 1, \"y\": 2}").steps == [.post(event)]
        )
    }

    @Test("A pointer event without a point is at the origin")
    func eventWithoutPoint() throws {
        #expect(try scenario(step: #"{"op": "post", "event": "Click"}"#).steps == [.post(.click(x: 0, y: 0))])
    }

    @Test("A number that is not one keeps that")
    func notANumber() throws {
        let steps = try scenario(step: #"{"op": "setNumeric", "key": "n", "value": "NaN"}"#).steps
        guard case .setNumeric(_, let value) = try #require(steps.first) else {
            Issue.record("another step was read")
            return
        }
        #expect(value.isNaN)
    }

    @Test(
        "A step of another shape says what belongs there, and where",
        arguments: [
            ("3", "2:1: error: the step needs \"op\""),
            ("{\"op\": null}", "2:8: error: a string belongs here"),
            (
                "{\"op\": \"jump\"}",
                "2:8: error: there is no step \"jump\"; the steps are start, stop, tick, setNumeric, setBoolean, "
                    + "setString, fire, post, override, resetInput, setSeed"
            ),
            ("{\"op\": \"tick\"}", "2:1: error: the step needs \"dt\""),
            ("{\"op\": \"tick\", \"dt\": \"1\"}", "2:22: error: a number of milliseconds belongs here"),
            ("{\"op\": \"setNumeric\", \"value\": 1}", "2:1: error: the step needs \"key\""),
            ("{\"op\": \"setNumeric\", \"key\": 1, \"value\": 1}", "2:29: error: a string belongs here"),
            ("{\"op\": \"setNumeric\", \"key\": \"n\", \"value\": \"1\"}", "2:43: error: a number belongs here"),
            ("{\"op\": \"setBoolean\", \"key\": \"n\", \"value\": 1}", "2:43: error: true or false belongs here"),
            ("{\"op\": \"setString\", \"key\": \"n\", \"value\": 1}", "2:42: error: a string belongs here"),
            ("{\"op\": \"fire\", \"event\": 1}", "2:25: error: a string belongs here"),
            (
                "{\"op\": \"post\", \"event\": \"click\"}",
                "2:25: error: there is no event \"click\"; the events are Click, PointerDown, PointerUp, "
                    + "PointerMove, PointerEnter, PointerExit, OnComplete, OnLoopComplete"
            ),
            ("{\"op\": \"post\", \"event\": \"Click\", \"x\": true}", "2:39: error: a number belongs here"),
            ("{\"op\": \"override\", \"state\": []}", "2:29: error: a string belongs here"),
            ("{\"op\": \"override\", \"state\": \"a\", \"tick\": 1}", "2:42: error: true or false belongs here"),
            ("{\"op\": \"resetInput\"}", "2:1: error: the step needs \"key\""),
            ("{\"op\": \"setSeed\", \"seed\": -1}", "2:27: error: a whole number from 0 belongs here"),
            ("{\"op\": \"setSeed\", \"seed\": 1.5}", "2:27: error: a whole number from 0 belongs here"),
            ("{\"op\": \"setSeed\", \"seed\": 1e30}", "2:27: error: a whole number from 0 belongs here"),
        ])
    func malformedSteps(_ text: String, _ message: String) throws {
        let error = try #require(throws: ScenarioError.self) { try scenario(step: text) }
        #expect(error.message == message)
    }

    @Test(
        "A scenario of another shape says what belongs there, and where",
        arguments: [
            ("", "1:1: error: "),
            ("{\"steps\": [1,]}", "1:14: error: "),
            ("[]", "1:1: error: a scenario is an object"),
            ("{}", "1:1: error: a scenario needs \"steps\""),
            ("{\"steps\": {}}", "1:11: error: \"steps\" is an array"),
            ("{\"steps\": []}", "1:1: error: a scenario needs a \"machine\""),
            ("{\"name\": 3}", "1:10: error: a string belongs here"),
            ("{\"profile\": 3}", "1:13: error: a profile's name belongs here"),
            (
                "{\"profile\": \"mine\"}",
                "1:13: error: there is no profile \"mine\"; the profiles are \"documented\", \"dotlottie-rs-0.1.58\", "
                    + "\"dotlottie-rs-2026-07\""
            ),
            (
                "{\"steps\": [], \"animation\": {}, \"machine\": {}}",
                "1:28: error: \"animation\" has a \"path\", a \"lottie\" or a \"json\""
            ),
            ("{\"steps\": [], \"machine\": {}, \"width\": \"1\"}", "1:39: error: a number belongs here"),
            (
                "{\"steps\": [], \"machine\": {}, \"openUrlPolicy\": {\"whitelist\": 1}}",
                "1:61: error: \"whitelist\" is an array"
            ),
            (
                "{\"steps\": [], \"machine\": {}, \"openUrlPolicy\": {\"whitelist\": [1]}}",
                "1:62: error: a string belongs here"
            ),
            (
                "{\"steps\": [], \"machine\": {}, \"openUrlPolicy\": {\"requireUserInteraction\": 1}}",
                "1:74: error: true or false belongs here"
            ),
        ])
    func malformedScenarios(_ text: String, _ message: String) throws {
        let error = try #require(throws: ScenarioError.self) { try scenario(text) }
        #expect(message.hasSuffix("error: ") ? error.message.hasPrefix(message) : error.message == message)
    }

    @Test("What is null or absent has its default")
    func defaults() throws {
        let scenario = try scenario(
            "{\"name\": null, \"profile\": null, \"animation\": null, \"machine\": \(Self.machine), \"steps\": []}")
        #expect(scenario.name == "")
        #expect(scenario.profile == nil)
        #expect(scenario.steps.isEmpty)
        #expect(scenario.run().text == #"{"name":"","load":true,"steps":[]}"#)
    }

    @Test("A scenario's own profile is used unless the caller chooses one")
    func profiles() throws {
        // Only the documented profile takes two frames for a segment.
        let machine = """
            {"initial": "a", "states": [
              {"name": "a", "type": "PlaybackState", "animation": "", "segment": [0, 1], "transitions": []}]}
            """
        let scenario = try scenario("{\"profile\": \"dotlottie-rs-0.1.58\", \"machine\": \(machine), \"steps\": []}")
        #expect(scenario.profile == .dotLottieRS_0_1_58)
        #expect(scenario.run().loads == false)
        #expect(scenario.run(profile: .documented).loads)
    }
}
