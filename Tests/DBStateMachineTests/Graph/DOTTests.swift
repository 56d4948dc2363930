import DBStateMachine
import Testing

@Suite("A graph as DOT text")
struct DOTTests {
    private typealias Node = StateGraph.Node

    @Test("Initial, final and global states, guards and durations are told apart")
    func kinds() {
        #expect(
            GraphSample.everyKind.dot == """
                digraph {
                    rankdir=LR
                    node [shape=box, style=rounded]
                    "start" [shape=point, width=0.15]
                    "start" -> "Idle"
                    "Any" [style="rounded,dashed"]
                    "Idle"
                    "Busy"
                    "Done" [peripheries=2]
                    "Any" -> "Idle" [label="[reset]"]
                    "Idle" -> "Busy" [label="[count > 3 and on = true]"]
                    "Busy" -> "Done" [label="after 0.3 s", style=dashed]
                    "Busy" -> "Idle" [label="after 2 s [stop]", style=dashed]
                }

                """)
    }

    @Test("An empty graph is an empty diagram")
    func empty() {
        #expect(
            StateGraph(nodes: [], edges: []).dot
                == "digraph {\n    rankdir=LR\n    node [shape=box, style=rounded]\n}\n")
    }

    @Test("The dot before the initial state has a name that no state has")
    func start() {
        let graph = StateGraph(nodes: [Node("start"), Node("start 2")], edges: [], initial: "start")
        #expect(
            graph.dot.split(separator: "\n").dropFirst(3) == [
                "    \"start 3\" [shape=point, width=0.15]", "    \"start 3\" -> \"start\"", "    \"start\"",
                "    \"start 2\"", "}",
            ])
    }

    @Test(
        "Names are quoted, and what would end or change them is escaped",
        arguments: [
            ("a \"b\"", "\"a \\\"b\\\"\""), ("a\\", "\"a\\\\\""), ("\"\u{301}", "\"\\\"\u{301}\""),
            ("\\N", "\"\\\\N\""), ("&amp;", "\"&amp;amp;\""),
            ("", "\"\\\"\\\"\""), ("<b>", "\"<b>\""), ("a\nb", "\"a␊b\""), ("née 猫", "\"née 猫\""), ("end", "\"end\""),
            ("%1", "\"%1\" [label=\"%1\"]"),
        ])
    func names(name: String, expected: String) {
        let lines = StateGraph(nodes: [Node(name)], edges: []).dot.split(separator: "\n")
        #expect(lines[3] == "    \(expected)")
    }

    @Test("Names that look alike once they can be seen stay two")
    func lookAlikes() {
        let lines = StateGraph(nodes: [Node("a\nb"), Node("a␊b")], edges: [.init(from: "a\nb", to: "a␊b")]).dot
            .split(separator: "\n")
        #expect(lines[3...] == ["    \"a␊b\"", "    \"a␊b 2\"", "    \"a␊b\" -> \"a␊b 2\"", "}"])
    }

    @Test("A name or label that Graphviz would not take is cut off, and names that are then alike stay two")
    func longTexts() {
        let (long, guards) = (String(repeating: "\"", count: 20_000), String(repeating: "&", count: 20_000))
        let names = [long + "a", long + "b"]
        let graph = StateGraph(nodes: [], edges: [.init(from: names[0], to: names[1], guards: [guards])])
        let shown = String(repeating: "\\\"", count: 500) + "…"
        let label = "[" + String(repeating: "&amp;", count: 499) + "…"
        #expect(
            graph.dot.split(separator: "\n")[3...] == [
                "    \"\(shown)\"", "    \"\(shown) 2\"", "    \"\(shown)\" -> \"\(shown) 2\" [label=\"\(label)\"]",
                "}",
            ])
    }
}
