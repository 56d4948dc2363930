import Testing

@testable import GuardPatrol

@Suite("What GuardPatrol prints is the same each time")
struct OutputTests {
    @Test("Sixty seconds make a table, and the coverage tells the one transition that never happened")
    func run() {
        #expect(
            Output.run.text == """
                time  guard   intruder  state         what happened
                0 s   0.0 m   -         Patrol        (none) -> Patrol
                2 s   3.0 m   -         Patrol
                4 s   6.0 m   -         Patrol
                6 s   9.0 m   -         Patrol
                8 s   12.0 m  -         Patrol
                10 s  18.0 m  20.0 m    Chase         Patrol -> Chase
                12 s  18.0 m  -         Search 63 %   Chase -> Search
                14 s  19.8 m  -         ReturnToPost  Search -> ReturnToPost
                16 s  17.2 m  -         Patrol        ReturnToPost -> Patrol
                18 s  14.2 m  -         Patrol
                20 s  11.2 m  -         Patrol
                22 s  8.2 m   -         Patrol
                24 s  5.2 m   -         Patrol
                26 s  2.6 m   6.0 m     Chase         Patrol -> Chase
                28 s  6.8 m   -         Search 16 %   Chase -> Search
                30 s  10.1 m  13.0 m    Chase         Search -> Chase
                32 s  15.4 m  -         ReturnToPost  Chase -> ReturnToPost
                34 s  19.4 m  -         ReturnToPost
                36 s  17.5 m  -         Patrol        ReturnToPost -> Patrol
                38 s  14.5 m  -         Patrol
                40 s  11.5 m  -         Patrol
                42 s  8.5 m   -         Patrol
                44 s  5.5 m   -         Patrol
                46 s  2.5 m   -         Patrol
                48 s  0.5 m   -         Patrol
                50 s  3.4 m   20.0 m    Patrol
                52 s  6.5 m   20.0 m    Patrol
                54 s  9.5 m   -         Patrol
                56 s  12.5 m  -         Patrol
                58 s  15.5 m  -         Patrol
                60 s  18.5 m  -         Patrol

                6 of 7 transitions taken
                never taken: ReturnToPost -> Chase

                """)
    }

    @Test("The graph as Mermaid text")
    func mermaid() {
        #expect(
            Output.mermaid.text == """
                stateDiagram-v2
                    [*] --> Patrol
                    Patrol --> Chase
                    Chase --> Search
                    Chase --> ReturnToPost
                    Search --> Chase
                    Search --> ReturnToPost
                    ReturnToPost --> Patrol
                    ReturnToPost --> Chase

                """)
    }

    @Test("The graph as DOT text")
    func dot() {
        #expect(
            Output.dot.text == """
                digraph {
                    rankdir=LR
                    node [shape=box, style=rounded]
                    "start" [shape=point, width=0.15]
                    "start" -> "Patrol"
                    "Patrol"
                    "Chase"
                    "Search"
                    "ReturnToPost"
                    "Patrol" -> "Chase"
                    "Chase" -> "Search"
                    "Chase" -> "ReturnToPost"
                    "Search" -> "Chase"
                    "Search" -> "ReturnToPost"
                    "ReturnToPost" -> "Patrol"
                    "ReturnToPost" -> "Chase"
                }

                """)
    }
}
