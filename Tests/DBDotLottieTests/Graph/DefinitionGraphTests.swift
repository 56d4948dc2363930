import DBDotLottie
import DBStateMachine
import Testing

@Suite("A definition as a graph")
struct DefinitionGraphTests {
    @Test("States, guards, tweens, the initial, the final and the GlobalState are drawn")
    func mermaid() {
        #expect(
            Door.definition.graph.mermaid == """
                stateDiagram-v2
                    state "half open" as state1
                    [*] --> closed
                    any --> closed : [event reset]
                    closed --> state1 : after 0.3 s [event push and pushes ≥ $needed]
                    closed --> broken : [@elapsedTime > 60]
                    state1 --> closed
                    broken --> [*]
                    classDef global stroke-dasharray: 5 5
                    class any global

                """)
    }

    @Test(
        "Each guard is written as people read it",
        arguments: [
            (StateMachineDefinition.Guard.numeric(inputName: "n", .equal, compareTo: .literal(0.1)), "n = 0.1"),
            (.numeric(inputName: "n", .lessThan, compareTo: .literal(3)), "n < 3"),
            (.numeric(inputName: "n", .lessThanOrEqual, compareTo: .text("x")), "n ≤ x"),
            (.string(inputName: "s", .notEqual, compareTo: .literal("a b")), "s ≠ \"a b\""),
            (.string(inputName: "s", .equal, compareTo: .input("t")), "s = $t"),
            (.boolean(inputName: "b", .equal, compareTo: .literal(true)), "b = true"),
            (.boolean(inputName: "b", .notEqual, compareTo: .text("c")), "b ≠ c"),
            (.event(inputName: "tap"), "event tap"),
        ])
    func guards(condition: StateMachineDefinition.Guard, expected: String) {
        let definition = StateMachineDefinition(
            initial: "a",
            states: [.playback(.init(name: "a", transitions: [.init(toState: "a", guards: [condition])]))])
        #expect(definition.graph.edges.map(\.guards) == [[expected]])
    }

    @Test("An unknown target is a node behind the others, and an unknown initial state is none")
    func unknownNames() {
        let definition = StateMachineDefinition(
            initial: "nowhere", states: [.playback(.init(name: "a", transitions: [.init(toState: "b")]))])
        #expect(definition.graph.nodes == [.init("a"), .init("b")])
        #expect(definition.graph.initial == nil)
    }

    @Test("What can be reached takes the GlobalState and the final state into account")
    func analysis() {
        let graph = Door.definition.graph
        #expect(graph.unreachable.isEmpty)
        #expect(graph.deadEnds.isEmpty)
        #expect(!graph.canReach(from: "broken", to: "closed"))
    }
}
