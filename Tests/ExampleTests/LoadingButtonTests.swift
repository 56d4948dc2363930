import DBDotLottie
import DBStateMachine
import Foundation
import TestSupport
import Testing

@testable import LoadingButton

@Suite("LoadingButton")
struct LoadingButtonTests {
    @Test("A click on the button begins a tween that lands in loading after a fifth of a second")
    func press() throws {
        let button = try LoadingButton()
        button.machine.post(.click(x: 100, y: 100))
        #expect(button.machine.status == .tweening)
        button.wait(seconds: 0.1)
        #expect(button.machine.currentStateName == "idle")
        #expect(try #require(button.machine.tweenProgress) > 0.5)
        button.wait(seconds: 0.1)
        #expect(button.machine.currentStateName == "loading")
        #expect(button.player.currentFrame == 10)
        #expect(button.machine.numeric("attempts") == 1)
    }

    @Test("A click beside the button does nothing")
    func missed() throws {
        let button = try LoadingButton()
        button.machine.post(.click(x: 5, y: 5))
        #expect(button.machine.status == .running)
    }

    @Test("Loading repeats its segment until the app says how it ended")
    func loading() throws {
        let button = try LoadingButton()
        button.machine.fire("press")
        button.wait(seconds: 10)
        #expect(button.machine.currentStateName == "loading")
        #expect((10...49).contains(button.player.currentFrame))
    }

    @Test("How it ended is shown to the end, then the button is idle again", arguments: ["loaded", "failed"])
    func ending(event: String) throws {
        let button = try LoadingButton()
        button.machine.fire("press")
        button.wait(seconds: 0.5)
        button.machine.fire(event)
        #expect(button.machine.currentStateName == (event == "loaded" ? "success" : "failure"))
        button.wait(seconds: 0.9)
        #expect(button.machine.currentStateName != "idle")
        button.wait(seconds: 0.1)
        #expect(button.machine.currentStateName == "idle")
    }

    @Test("Events during the tween are refused, and the tween goes on")
    func tween() throws {
        let button = try LoadingButton()
        button.machine.fire("press")
        #expect(!button.machine.fire("failed"))
        button.wait(seconds: 0.2)
        #expect(button.machine.currentStateName == "loading")
    }

    @Test("The scenario tweens to loading, fails and comes back", arguments: DotLottieProfile.presets)
    func scenario(profile: DotLottieProfile) throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("Examples/LoadingButton/scenarios/a-press-that-fails.json")
        let trace = try Scenario(contentsOf: url).run(profile: profile)
        #expect(trace.problems == [])
        #expect(trace.values(of: "state") == ["idle", "loading", "failure", "idle"].map { .string($0) })
        #expect(
            trace.values(of: "status") == ["Running", "Tweening", "Running"].map { .string($0) })
    }

    @Test("The program prints one press that fails")
    func output() throws {
        #expect(
            try BuiltExecutable("LoadingButton").run().output == """
                at first: idle (Running), frame 0
                0.1 s after a click: idle (Tweening), frame 0, 77 % of the way
                while it loads: loading (Running), frame 25
                it failed: failure (Running), frame 95
                that has been shown: idle (Running), frame 0

                """)
    }
}

extension ScenarioTrace {
    /// The values that a field of the trace takes, one after the other.
    fileprivate func values(of field: String) -> [JSONValue] {
        steps.flatMap { step -> [JSONValue] in
            guard case .object(let members) = step else { return [] }
            return members.filter { $0.key == field }.map(\.value)
        }
    }
}
