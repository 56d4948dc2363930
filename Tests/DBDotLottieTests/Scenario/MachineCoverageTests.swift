import DBDotLottie
import Foundation
import Testing

@Suite("Coverage of a machine")
struct MachineCoverageTests {
    private static let empty = #""type": "PlaybackState", "animation": "", "#

    /// Runs the steps on a machine with these states; the inputs are a number `n`, truths `b` and `c`, and events `go` and `on`.
    private func coverage(
        _ states: [String], profile: DotLottieProfile = .documented, animation: String? = nil, _ steps: [String]
    ) throws -> MachineCoverage {
        let text = """
            {"animation": \(animation ?? "null"),
             "machine": {"initial": "a", "states": [\(states.joined(separator: ",\n"))], "inputs": [
              {"type": "Numeric", "name": "n", "value": 0}, {"type": "Boolean", "name": "b", "value": false},
              {"type": "Boolean", "name": "c", "value": false},
              {"type": "Event", "name": "go"}, {"type": "Event", "name": "on"}]},
             "steps": [\((["{\"op\": \"start\"}"] + steps).joined(separator: ",\n"))]}
            """
        let scenario = try Scenario(data: Data(text.utf8), folder: FileManager.default.temporaryDirectory)
        let trace = scenario.run(profile: profile)
        #expect(trace.problems.isEmpty)
        return try #require(trace.coverage)
    }

    private func state(_ name: String, _ transitions: String...) -> String {
        "{\"name\": \"\(name)\", \(Self.empty)\"transitions\": [\(transitions.joined(separator: ", "))]}"
    }

    private func transition(to name: String, _ guards: String...) -> String {
        "{\"type\": \"Transition\", \"toState\": \"\(name)\", \"guards\": [\(guards.joined(separator: ", "))]}"
    }

    private func event(_ name: String) -> String { "{\"type\": \"Event\", \"inputName\": \"\(name)\"}" }

    private func isTrue(_ name: String) -> String {
        "{\"type\": \"Boolean\", \"inputName\": \"\(name)\", \"conditionType\": \"Equal\", \"compareTo\": true}"
    }

    @Test("A state counts when it is entered, a transition when it is taken, each by its place in the definition")
    func places() throws {
        let coverage = try coverage(
            [
                state("a", transition(to: "b", event("on")), transition(to: "b", event("go"))),
                state("unreached"), state("b", transition(to: "a", event("go"))),
            ], ["{\"op\": \"fire\", \"event\": \"go\"}"])
        #expect(coverage.states.map(\.isEntered) == [true, false, true])
        #expect(coverage.states.map { $0.transitions.map(\.isTaken) } == [[false, true], [], [false]])
        #expect(
            coverage.states.map { $0.transitions.map(\.guards) } == [
                [[.failed], [[.failed, .passed]]], [], [[.failed]],
            ])
    }

    @Test("A guard behind one that fails has no outcome")
    func shortCircuit() throws {
        let states = [state("a", transition(to: "b", isTrue("b"), isTrue("c"))), state("b")]
        let set: (String, String) -> String = { "{\"op\": \"setBoolean\", \"key\": \"\($0)\", \"value\": \($1)}" }
        #expect(try coverage(states, []).states[0].transitions[0].guards == [.failed, []])
        #expect(
            try coverage(states, [set("b", "true")]).states[0].transitions[0].guards == [[.failed, .passed], .failed])
        #expect(
            try coverage(states, [set("b", "true"), set("c", "true")]).states[0].transitions[0].guards
                == [[.failed, .passed], [.failed, .passed]])
    }

    @Test("Guards of transitions behind the one that is taken have no outcome")
    func declarationOrder() throws {
        let states = [
            state("a", transition(to: "b", event("go")), transition(to: "b", event("go"), isTrue("b"))), state("b"),
        ]
        let guards = try coverage(states, ["{\"op\": \"fire\", \"event\": \"go\"}"]).states[0].transitions.map(\.guards)
        // At the start both are asked and fail.
        #expect(guards == [[[.failed, .passed]], [.failed, []]])
    }

    @Test("A transition that a pending event hides has no outcome then (P1)")
    func hiddenTransition() throws {
        let states = [
            state("a", transition(to: "b", event("go"), isTrue("b")), transition(to: "b", isTrue("c"))), state("b"),
        ]
        let steps = ["{\"op\": \"override\", \"state\": \"a\"}", "{\"op\": \"fire\", \"event\": \"go\"}"]
        for profile in DotLottieProfile.presets {
            #expect(try coverage(states, profile: profile, steps).states[0].transitions[1].guards == [.failed])
        }
    }

    @Test("A transition to a name that no state has, or of the GlobalState to where the machine is, is not taken")
    func nowhere() throws {
        let states = [
            "{\"name\": \"g\", \"type\": \"GlobalState\", \"transitions\": [\(transition(to: "a", event("on")))]}",
            state("a", transition(to: "nowhere", event("go"))),
        ]
        let coverage = try coverage(
            states, ["{\"op\": \"fire\", \"event\": \"go\"}", "{\"op\": \"fire\", \"event\": \"on\"}"])
        #expect(coverage.states.map { $0.transitions.map(\.isTaken) } == [[false], [false]])
        #expect(
            coverage.states.map { $0.transitions.map(\.guards) } == [[[[.failed, .passed]]], [[[.failed, .passed]]]])
        #expect(coverage.states.map(\.isEntered) == [false, true])
    }

    @Test("A tweened transition is taken when it starts, its target entered when it lands")
    func tween() throws {
        let tweened = """
            {"type": "Tweened", "toState": "b", "duration": 1, "easing": [0, 0, 1, 1], "guards": [\(event("go"))]}
            """
        let animation = #"{"json": {"v": "5.7.0", "fr": 60, "ip": 0, "op": 30, "w": 9, "h": 9, "layers": []}}"#
        let start = ["{\"op\": \"fire\", \"event\": \"go\"}"]
        let under = try coverage([state("a", tweened), state("b")], animation: animation, start)
        #expect(under.states[0].transitions[0].isTaken)
        #expect(under.states.map(\.isEntered) == [true, false])
        let over = try coverage(
            [state("a", tweened), state("b")], animation: animation, start + ["{\"op\": \"tick\", \"dt\": 1000}"])
        #expect(over.states.map(\.isEntered) == [true, true])
    }

    @Test("Runs of one machine add up")
    func union() throws {
        let states = [
            state("a", transition(to: "b", event("go")), transition(to: "c", event("on"))), state("b"), state("c"),
        ]
        var sum = try coverage(states, ["{\"op\": \"fire\", \"event\": \"go\"}"])
        sum.formUnion(try coverage(states, ["{\"op\": \"fire\", \"event\": \"on\"}"]))
        #expect(sum.states.map(\.isEntered) == [true, true, true])
        #expect(sum.states[0].transitions.map(\.isTaken) == [true, true])
        #expect(sum.states[0].transitions.map(\.guards) == [[[.failed, .passed]], [[.failed, .passed]]])
    }

    @Test("A machine that does not load covers nothing")
    func rejected() throws {
        let text = "{\"machine\": {\"initial\": \"a\"}, \"steps\": []}"
        let scenario = try Scenario(data: Data(text.utf8), folder: FileManager.default.temporaryDirectory)
        #expect(scenario.run().coverage == nil)
    }
}
