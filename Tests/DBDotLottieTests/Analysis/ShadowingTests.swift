import DBDotLottie
import Testing

@Suite("Transitions that another one is taken before")
struct ShadowingTests {
    typealias Transition = Definition.Transition

    private static func findings(
        _ transitions: [Transition], global: [Transition] = [], profile: DotLottieProfile = .documented,
        hosting: [String] = []
    ) -> [String] {
        let from = Definition.State.playback(.init(name: "from", transitions: transitions))
        let global = Definition.State.global(.init(name: "everywhere", transitions: global))
        return Definition.machine(from, .state("b", .to("from", .elapsed(.greaterThan, 1))), global)
            .findings(profile: profile, hosting: hosting)
            .filter { !$0.hasSuffix(DiagnosticCode.deadEnd.rawValue) }
    }

    @Test("The same guards in another order, or fewer of them, go before")
    func sameGuards() {
        let second = ["states[0].transitions[1] shadowed-transition"]
        #expect(Self.findings([.to("b", .go, .isOn), .to("b", .isOn, .go)]) == second)
        #expect(Self.findings([.to("b", .isOn), .to("b", .isOn, .n(.equal, 3))]) == second)
        #expect(Self.findings([.to("b", .isOn, .n(.equal, 3)), .to("b", .isOn)]) == [])
    }

    @Test("A weaker guard goes before, one that overlaps does not")
    func weakerGuards() {
        let second = ["states[0].transitions[1] shadowed-transition"]
        #expect(Self.findings([.to("b", .n(.greaterThan, 1)), .to("b", .n(.equal, 2))]) == second)
        #expect(Self.findings([.to("b", .n(.greaterThan, 1)), .to("b", .n(.lessThan, 2))]) == [])
        #expect(Self.findings([.to("b", .n(.notEqual, 1)), .to("b", .n(.greaterThan, 1))]) == second)
    }

    @Test("Two earlier ones that together leave nothing are not looked at together")
    func jointCover() {
        #expect(Self.findings([.to("b", .isOn), .to("b", .isOff), .to("b", .go)]) == [])
    }

    @Test("A fallthrough is tried last, wherever it stands, and of several only the last")
    func fallthroughs() {
        #expect(Self.findings([Transition(toState: "b"), .to("b", .go)]) == [])
        #expect(
            Self.findings([Transition(toState: "b", guards: []), .to("b", .go), Transition(toState: "b")]) == [
                "states[0].transitions[0] shadowed-transition"
            ])
    }

    @Test("What stands behind an always passing guard is said there, unless an event may hide that one (P1)")
    func alwaysPassing() {
        let transitions: [Transition] = [
            .to("b", .elapsed(.greaterThanOrEqual, 0)), .to("b", .go), Transition(toState: "b"),
        ]
        for profile in DotLottieProfile.presets {
            #expect(
                Self.findings(transitions, profile: profile) == [
                    "states[0].transitions[0].guards[0] always-passing-guard"
                ])
        }
    }

    @Test("P1: while an event is pending, a weaker guard without event is hidden")
    func hiddenByEvent() {
        let transitions: [Transition] = [.to("b", .isOn), .to("b", .isOn, .go)]
        #expect(Self.findings(transitions) == ["states[0].transitions[1] shadowed-transition"])
        #expect(Self.findings(transitions, profile: .dotLottieRS_0_1_58) == [])
        let global: [Transition] = [.to("b", .isOn)]
        #expect(
            Self.findings([.to("b", .isOn, .go)], global: global) == ["states[0].transitions[0] shadowed-transition"])
        #expect(Self.findings([.to("b", .isOn, .go)], global: global, profile: .dotLottieRS_0_1_58) == [])
    }

    @Test("The GlobalState takes events before a state does, but not what comes about in the course of a run")
    func global() {
        #expect(
            Self.findings([.to("b", .go, .isOn)], global: [.to("b", .go)]) == [
                "states[0].transitions[0] shadowed-transition"
            ])
        #expect(Self.findings([.to("b", .go)], global: [.to("b", .go, .isOn)]) == [])
        #expect(Self.findings([.to("b", .isOn)], global: [.to("b", .isOn)]) == [])
    }

    @Test("A fallthrough of the GlobalState takes every event, which is said once")
    func greedy() {
        #expect(
            Self.findings([.to("b", .go), .to("b", .stop)], global: [.to("b")]) == [
                "states[2].transitions[0] greedy-transition"
            ])
        #expect(Self.findings([.to("b", .isOn)], global: [.to("b")]) == [])
    }

    @Test("A hosted state may veto the earlier one")
    func hosted() {
        #expect(Self.findings([.to("b", .go), .to("b", .go, .isOn)], hosting: ["from"]) == [])
        #expect(Self.findings([.to("b", .go, .isOn)], global: [.to("b", .go)], hosting: ["from"]) == [])
    }

    @Test("A transition with a guard that is no guard at all is not spoken of twice")
    func explained() {
        let undeclared = Definition.Guard.numeric(inputName: "gone", .equal, compareTo: .literal(1))
        #expect(
            Self.findings([.to("b", undeclared), .to("b", undeclared)]) == [
                "states[0].transitions[0].guards[0].inputName undeclared-guard-input",
                "states[0].transitions[1].guards[0].inputName undeclared-guard-input",
            ])
    }
}
