import DBDotLottie
import Testing

@Suite("Dead ends")
struct DeadEndTests {
    private static let trap = Definition.machine(
        .state("a", .to("b", .go), .to("c", .stop)), .state("b", .to("b", .go)), .final("c"))

    @Test("A state that leads only to itself is a dead end, a final one is not")
    func selfLoop() {
        #expect(Self.trap.findings() == ["states[1].name dead-end"])
    }

    @Test("A machine of one state is none")
    func singleState() {
        #expect(Definition.machine(.state("a", .to("a", .go)), .everywhere(.to("a", .stop))).findings() == [])
    }

    @Test("A GlobalState leads out of all states but its only target")
    func globalTransitions() {
        let machine = Definition.machine(.everywhere(.to("b", .go)), .state("a"), .state("b"))
        #expect(machine.findings() == ["states[2].name dead-end"])
    }

    @Test("Where the pointer changes the picture or the host hears of it, no state is dead")
    func reactingMachine() {
        var machine = Self.trap
        machine.interactions = [.pointer(.click, layerName: nil, actions: [.fireCustomEvent(value: .literal("tap"))])]
        #expect(machine.findings() == [])
        machine.interactions = [.pointer(.click, layerName: nil, actions: [.toggle(inputName: "on")])]
        #expect(machine.findings() == ["states[1].name dead-end"])
    }

    @Test("A state whose end of playback is seen or heard of is not dead")
    func reactingState() {
        var machine = Self.trap
        machine.interactions = [.onLoopComplete(stateName: "b", actions: [.setFrame(value: .literal(0))])]
        #expect(machine.findings() == [])
        machine.interactions = [.onLoopComplete(stateName: "a", actions: [.setFrame(value: .literal(0))])]
        #expect(machine.findings() == ["states[1].name dead-end"])
    }

    @Test("A hosted state leads where it likes")
    func hostedState() {
        #expect(Self.trap.findings(hosting: ["b"]) == [])
    }

    @Test("A way out that is never taken is reported, and the state is not")
    func excusedState() {
        let machine = Definition.machine(.state("a", .to("b", .go)), .state("b", .to("a", .go, .stop)))
        #expect(machine.findings() == ["states[1].transitions[0].guards[1] two-event-guards"])
    }

    @Test("A machine that goes nowhere at all lacks the way, which is said once")
    func unconnectedMachine() {
        #expect(Definition.machine(.state("a"), .state("b")).findings() == ["states[1].name unreachable-state"])
    }
}
