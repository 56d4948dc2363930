import DBStateMachine
import Testing

@Suite("A graph as Mermaid text")
struct MermaidTests {
    private typealias Edge = StateGraph.Edge
    private typealias Node = StateGraph.Node

    @Test("Plain names stand for themselves, and only states that nothing touches have a line of their own")
    func plain() {
        let graph = StateGraph(
            nodes: [Node("Idle"), Node("Chase2"), Node("Lost_state")], edges: [Edge(from: "Idle", to: "Chase2")])
        #expect(
            graph.mermaid == """
                stateDiagram-v2
                    Lost_state
                    Idle --> Chase2

                """)
    }

    @Test("Initial, final and global states, guards and durations are told apart")
    func kinds() {
        #expect(
            GraphSample.everyKind.mermaid == """
                stateDiagram-v2
                    [*] --> Idle
                    Any --> Idle : [reset]
                    Idle --> Busy : [count > 3 and on = true]
                    Busy --> Done : after 0.3 s
                    Busy --> Idle : after 2 s [stop]
                    Done --> [*]
                    classDef global stroke-dasharray: 5 5
                    class Any global

                """)
    }

    @Test("An empty graph is an empty diagram")
    func empty() {
        #expect(StateGraph(nodes: [], edges: []).mermaid == "stateDiagram-v2\n")
    }

    @Test("A name that Mermaid would misread gets an alias, which is nobody's name")
    func aliases() {
        let names = ["end", "State", "to be done", "", "2nd", "state2", "\"quoted\"", "née", "toString", "Redirection"]
        let graph = StateGraph(nodes: names.map { Node($0) }, edges: [Edge(from: "", to: "née")], initial: "end")
        #expect(
            graph.mermaid == """
                stateDiagram-v2
                    state "end" as state1
                    state "State" as state3
                    state "to be done" as state4
                    state "#34;#34;" as state5
                    state "2nd" as state6
                    state2
                    state "#34;quoted#34;" as state7
                    state "née" as state8
                    state "toString" as state9
                    state "Redirection" as state10
                    [*] --> state1
                    state5 --> state8

                """)
    }

    @Test(
        "What Mermaid or Markdown would take for its own is escaped in a label",
        arguments: [
            ("a:b;c#d", "a#58;b#59;c#35;d"), ("<b> & {x}", "#60;b> #38; #123;x#125;"),
            ("a *b* `c`", "a #42;b#42; #96;c#96;"),
            ("is_open", "is_open"), ("_x_", "#95;x_"), ("1. one", "1#46; one"), ("- one", "#45; one"),
            ("x - 1.5", "x - 1.5"),
            ("[a](b)", "[a]#40;b)"), ("[[fork]]", "[#91;fork]]"), ("$a $$b$$", "$a $#36;b$#36;"), ("www.x", "www#46;x"),
            ("a@b [@c", "a#64;b [@c"),
            ("Direction LR", "Direction#32;LR"), ("50 % \\ ~", "50 #37; #92; #126;"), ("line\nend", "line␊end"),
            ("tab\tend", "tab␉end"), ("\"\u{301}", "#34;\u{301}"),
            ("wide\u{3000}\u{85}\u{2028}", "wide#12288;\u{FFFD}\u{FFFD}"), ("猫 😀", "猫 😀"),
        ])
    func escapes(text: String, expected: String) {
        // A guard's brackets would hide what happens at the beginning of a text.
        let graph = StateGraph(nodes: [Node(text + " ")], edges: [])
        #expect(graph.mermaid == "stateDiagram-v2\n    state \"\(expected) \" as state1\n")
    }

    @Test("A name that is too long to be read gets an alias and is cut off")
    func longName() {
        let name = String(repeating: "x", count: 501)
        #expect(
            StateGraph(nodes: [Node(name)], edges: []).mermaid
                == "stateDiagram-v2\n    state \"\(name.dropLast())…\" as state1\n")
    }

    @Test("A graph of thousands of states with the worst of names is written at once")
    func large() {
        let names = (0..<4000).map { "1 - \($0) . < \($0)" }
        let graph = StateGraph(
            nodes: names.map { Node($0) }, edges: names.map { Edge(from: $0, to: names[0], guards: [$0]) })
        #expect(graph.mermaid.split(separator: "\n").count == 8001)
        #expect(TransitionCoverage(of: graph).mermaid.split(separator: "\n").count == 12_002)
        #expect(graph.dot.split(separator: "\n").count == 8004)
    }
}
