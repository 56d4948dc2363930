import DBStateMachine
import Testing

@Suite("A graph is drawn with what happened")
struct CoverageDrawingTests {
    /// Busy was entered twice and left once by force; nothing led to Done.
    private static let coverage: TransitionCoverage = {
        var coverage = TransitionCoverage(of: GraphSample.everyKind)
        for name in ["Idle", "Busy", "Busy"] { coverage.countEntry(of: name) }
        for _ in 1...2 { coverage.countTransition(from: "Idle", to: "Busy") }
        coverage.countTransition(from: "Busy", to: "Idle")
        return coverage
    }()

    @Test("Mermaid colours the states, and the labels count the transitions")
    func mermaid() {
        #expect(
            Self.coverage.mermaid == """
                stateDiagram-v2
                    [*] --> Idle
                    Any --> Idle : [reset] · ×1
                    Idle --> Busy : [count > 3 and on = true] · ×2
                    Busy --> Done : after 0.3 s · never
                    Busy --> Idle : after 2 s [stop] · ×1
                    Done --> [*]
                    classDef global stroke-dasharray: 5 5
                    class Any global
                    classDef entered fill:#dafbe1,stroke:#2da44e,stroke-width:3px,color:#000000
                    class Idle entered
                    class Busy entered
                    classDef neverEntered fill:#ffebe9,stroke:#cf222e,stroke-width:1px,color:#000000
                    class Done neverEntered

                """)
    }

    @Test("DOT colours the states and the transitions, and the labels count")
    func dot() {
        #expect(
            Self.coverage.dot == """
                digraph {
                    rankdir=LR
                    node [shape=box, style=rounded]
                    "start" [shape=point, width=0.15]
                    "start" -> "Idle"
                    "Any" [style="rounded,dashed"]
                    "Idle" [style="rounded,filled", color="#2da44e", penwidth=3, fillcolor="#dafbe1"]
                    "Busy" [style="rounded,filled", color="#2da44e", penwidth=3, fillcolor="#dafbe1"]
                    "Done" [peripheries=2, style="rounded,filled", color="#cf222e", penwidth=1, fillcolor="#ffebe9"]
                    "Any" -> "Idle" [label="[reset] · ×1", color="#2da44e", penwidth=3]
                    "Idle" -> "Busy" [label="[count > 3 and on = true] · ×2", color="#2da44e", penwidth=3]
                    "Busy" -> "Done" [label="after 0.3 s · never", style=dashed, color="#cf222e", penwidth=1]
                    "Busy" -> "Idle" [label="after 2 s [stop] · ×1", style=dashed, color="#2da44e", penwidth=3]
                }

                """)
    }

    @Test("A global state is marked only if it was entered itself")
    func global() {
        var coverage = TransitionCoverage(of: GraphSample.everyKind)
        #expect(!coverage.mermaid.contains("class Any neverEntered"))
        coverage.countEntry(of: "Any")
        #expect(coverage.mermaid.contains("    class Any global\n"))
        #expect(coverage.mermaid.contains("    class Any entered\n"))
        #expect(coverage.dot.contains("    \"Any\" [style=\"rounded,dashed,filled\", color=\"#2da44e\","))
    }

    @Test("A recorder's coverage of a hand-written machine is drawn like any other")
    func handWritten() {
        let machine = DBStateMachine(states: [Off(), On()])
        let recorder = TransitionRecorder()
        machine.addObserver(recorder)
        machine.enter(Off.self)
        machine.enter(On.self)
        let graph = StateGraph(of: machine, initial: machine.state(forClass: Off.self))
        #expect(
            recorder.coverage(of: graph).mermaid == """
                stateDiagram-v2
                    [*] --> Off
                    Off --> On : ×1
                    On --> Off : never
                    classDef entered fill:#dafbe1,stroke:#2da44e,stroke-width:3px,color:#000000
                    class Off entered
                    class On entered

                """)
    }
}

private final class Off: DBState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == On.self }
}

private final class On: DBState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Off.self }
}
