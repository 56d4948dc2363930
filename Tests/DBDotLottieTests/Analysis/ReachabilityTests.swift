import DBDotLottie
import Testing

@Suite("States that can be reached")
struct ReachabilityTests {
    @Test("A state that only itself leads to is out of reach")
    func selfLoop() {
        let machine = Definition.machine(
            .state("a", .to("b", .go)), .state("b", .to("a", .go)), .state("c", .to("c", .go)))
        #expect(machine.findings() == ["states[2].name unreachable-state"])
    }

    @Test("Of a chain that nothing leads into only the beginning is named")
    func chain() {
        let machine = Definition.machine(
            .state("a", .to("b", .go)), .state("b", .to("a", .go)), .state("e", .to("a", .go)),
            .state("d", .to("e", .go)),
            .state("c", .to("d", .go)))
        #expect(machine.findings() == ["states[4].name unreachable-state"])
    }

    @Test("The GlobalState's transitions start from every state, and it need not be entered itself")
    func globalTransitions() {
        let machine = Definition.machine(.everywhere(.to("b", .go), .to("a", .stop)), .state("a"), .state("b"))
        #expect(machine.findings() == [])
    }

    @Test("From a final state nothing starts, except where players let the run go on")
    func finalInitialState() {
        let machine = Definition.machine(
            .everywhere(.to("b", .go), .to("a", .stop)), .final("a", .to("c", .isOn)), .state("b"), .state("c"))
        #expect(machine.findings() == ["states[1].transitions final-state-transitions"])
        #expect(machine.findings(profile: .dotLottieRS_2026_07) == [])
    }

    @Test("A run in which the GlobalState leads to a final state goes on from there")
    func finalStateOfGlobalTransition() {
        let machine = Definition.machine(
            .everywhere(.to("b", .go)), .state("a"), .final("b", .to("c", .isOn)), .state("c"))
        #expect(machine.findings() == [])
    }

    @Test("A hosted state may enter any other, once it is reached")
    func hostedStates() {
        let machine = Definition.machine(
            .state("a", .to("b", .go)), .state("b", .to("a", .go)), .state("c", .to("a", .go)))
        #expect(machine.findings(hosting: ["b"]) == [])
        #expect(machine.findings(hosting: ["c"]) == ["states[2].name unreachable-state"])
    }

    @Test("States that the host adds are targets, and may enter any other")
    func addedStates() {
        let machine = Definition.machine(.state("a", .to("extra", .go)), .state("c", .to("a", .go)))
        #expect(
            machine.findings() == ["states[0].transitions[0].toState unknown-target-state"])
        #expect(machine.findings(hosting: ["extra"]) == [])
    }

    @Test("A machine may begin in a state that the host adds")
    func addedInitialState() {
        var machine = Definition.machine(.state("a", .to("b", .go)), .state("b", .to("a", .go)))
        machine.initial = "extra"
        #expect(machine.findings(hosting: ["extra"]) == [])
        #expect(machine.findings() == ["initial unknown-initial-state"])
    }

    @Test("Where the initial state is misspelt, the machine is looked at as it was meant")
    func misspeltInitialState() {
        var machine = Definition.machine(
            .state("idle", .to("active", .go)), .state("active", .to("idle", .go)),
            .state("forgotten", .to("idle", .go)))
        machine.initial = "idel"
        #expect(machine.findings() == ["initial unknown-initial-state", "states[2].name unreachable-state"])
    }

    @Test("A state behind a transition that is never taken is no second mistake")
    func excusedStates() {
        let machine = Definition.machine(
            .state("a", .to("b", .n(.greaterThan, 3), .n(.lessThan, 2)), .to("a", .go), .to("c", .go, .isOn)),
            .state("b", .to("d", .go)), .state("c", .to("a", .go)), .state("d", .to("a", .go)))
        #expect(
            machine.findings() == [
                "states[0].transitions[0].guards[1] contradictory-guards",
                "states[0].transitions[2] shadowed-transition",
            ])
    }

    @Test("A renamed state is no second mistake beside its old name, but a forgotten one is")
    func renamedState() {
        let renamed = Definition.machine(.state("a", .to("waiting", .go)), .state("idle", .to("a", .go)))
        #expect(renamed.findings() == ["states[0].transitions[0].toState unknown-target-state"])
        let also = Definition.machine(
            .state("a", .to("waiting", .go)), .state("idle", .to("a", .go)), .state("other", .to("a", .go)))
        #expect(
            also.findings() == [
                "states[0].transitions[0].toState unknown-target-state", "states[1].name unreachable-state",
                "states[2].name unreachable-state",
            ])
    }

    @Test("Chains and circles of any length can be followed", arguments: ["", "forgotten"])
    func longChains(first: String) {
        let count = 20_000
        let states = (0..<count).map { Definition.State.state("s\($0)", .to("s\(($0 + 1) % count)", .go)) }
        let machine = Definition.machine(first.isEmpty ? states : [.state("idle", .to("idle", .go))] + states)
        let findings = machine.findings(leavingOut: Definition.besides.union([.deadEnd]))
        #expect(findings == (first.isEmpty ? [] : ["states[1].name unreachable-state"]))
    }
}
