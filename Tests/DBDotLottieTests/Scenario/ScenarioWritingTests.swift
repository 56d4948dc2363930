import DBDotLottie
import Foundation
import Testing

@Suite("Writing scenarios")
struct ScenarioWritingTests {
    private static let folder = FileManager.default.temporaryDirectory

    private func reread(_ scenario: Scenario) throws -> Scenario {
        try Scenario(data: Data(scenario.text.utf8), folder: Self.folder)
    }

    @Test(
        "Every step is read again as what it was",
        arguments: [
            .start, .stop, .tick(milliseconds: 16.6667), .tick(milliseconds: 0.1 + 0.2), .tick(milliseconds: -1e300),
            .tick(milliseconds: .infinity), .setNumeric(name: "n", value: 0.1), .setNumeric(name: "n", value: -0.0),
            .setNumeric(name: "n", value: .greatestFiniteMagnitude), .setNumeric(name: "", value: -.infinity),
            .setNumeric(name: "n", value: .leastNonzeroMagnitude), .setNumeric(name: "n", value: 16_777_216),
            .setBoolean(name: "\"quoted\"\n", value: false), .setString(name: "s", value: "é\u{301} \u{1F600}\0\\"),
            .fire(event: "go"), .post(.click(x: 10, y: 20.5)), .post(.pointerDown(x: 1e20, y: -3)),
            .post(.pointerUp(x: 0, y: 0)), .post(.pointerMove(x: 0.1, y: 0.3)), .post(.pointerEnter(x: 1, y: 1)),
            .post(.pointerExit(x: 1, y: 1)), .post(.onComplete), .post(.onLoopComplete),
            .override(state: "s", .rests), .override(state: "s", .evaluates), .resetInput(name: "n"), .setSeed(0),
            .setSeed(.max), .setSeed(9_007_199_254_740_993),
        ] as [Scenario.Step])
    func steps(_ step: Scenario.Step) throws {
        let scenario = Scenario(name: "", steps: [step], machine: .file(path: "m.json"), folder: Self.folder)
        #expect(try reread(scenario).steps == [step])
    }

    @Test("A number that is not one is read again as that")
    func notANumber() throws {
        let step = Scenario.Step.setNumeric(name: "n", value: .nan)
        let scenario = Scenario(name: "", steps: [step], machine: .file(path: "m.json"), folder: Self.folder)
        guard case .setNumeric("n", let value) = try #require(try reread(scenario).steps.first) else {
            Issue.record("another step was read")
            return
        }
        #expect(value.isNaN)
    }

    @Test("A scenario is laid out with one step on each line, and without what goes without saying")
    func layout() throws {
        let steps: [Scenario.Step] = [.start, .fire(event: "go")]
        let outcome = Scenario.Outcome(loads: true, steps: [["ok": true, "events": [["Start"]]], [:]])
        let scenario = Scenario(
            name: "a round", profile: .dotLottieRS_0_1_58, steps: steps, animation: .archive(path: "door.lottie"),
            machine: .inArchive(id: "door"), canvas: CanvasSize(width: 100, height: 50.5),
            openUrlPolicy: OpenUrlPolicy(whitelist: ["*"], requireUserInteraction: false), folder: Self.folder,
            expectations: [.init(.dotLottieRS_0_1_58, .sameAsNewest), .init(.dotLottieRS_2026_07, .outcome(outcome))])
        #expect(
            scenario.text == """
                {
                  "name": "a round",
                  "animation": { "lottie": "door.lottie" },
                  "width": 100,
                  "height": 50.5,
                  "machine": { "id": "door" },
                  "openUrlPolicy": { "whitelist": ["*"], "requireUserInteraction": false },
                  "profile": "dotlottie-rs-0.1.58",
                  "steps": [
                    { "op": "start" },
                    { "op": "fire", "event": "go" }
                  ],
                  "expect": {
                    "dotlottie-rs-0.1.58": "same",
                    "dotlottie-rs-2026-07": {
                      "load": true,
                      "steps": [
                        { "ok": true, "events": [["Start"]] },
                        {}
                      ]
                    }
                  }
                }

                """)
        let again = try reread(scenario)
        #expect(again.text == scenario.text)
        #expect(again.expectations == scenario.expectations)
        #expect(again.canvas == scenario.canvas)
        #expect(again.openUrlPolicy == scenario.openUrlPolicy)
    }

    @Test("What stands in the scenario itself is written as it was")
    func verbatim() throws {
        let machine = #"{"initial":"a", "states":[ ],"x":[1.0, 1e2,"é"]}"#
        let animation = #"{"json": {"v": "5.7.0" , "op":30.50}}"#
        let text = "{\"machine\": \(machine), \"animation\": \(animation), \"steps\": []}"
        let scenario = try Scenario(data: Data(text.utf8), folder: Self.folder)
        #expect(
            scenario.text == """
                {
                  "animation": {
                    "json": {"v": "5.7.0" , "op":30.50}
                  },
                  "machine": \(machine),
                  "steps": []
                }

                """)
    }
}
