import DBDotLottie
import TestSupport
import Testing

@Suite("dbsm explain")
struct ExplainTests {
    @Test("A code is explained, with how much it matters and two examples")
    func code() throws {
        #expect(
            try BuiltExecutable("dbsm").run(["explain", "unknown-mode"])
                == .init(
                    output: """
                        unknown-mode (error)

                        The playback mode of a state is none.

                        There are Forward, Reverse, Bounce and ReverseBounce. Letter case matters.

                        Bad:

                            {"initial": "idle", "states": [
                              {"name": "idle", "type": "PlaybackState", "animation": "cat", "mode": "PingPong", "transitions": []}
                            ]}

                        Good:

                            {"initial": "idle", "states": [
                              {"name": "idle", "type": "PlaybackState", "animation": "cat", "mode": "Bounce", "transitions": []}
                            ]}

                        """))
    }

    @Test("Where players judge differently, all are told")
    func profiles() throws {
        let output = try BuiltExecutable("dbsm").run(["explain", "segment-range"]).output
        #expect(
            output.hasPrefix("segment-range (no objection; dotlottie-rs-0.1.58: error; dotlottie-rs-2026-07: error)\n"))
    }

    @Test("Without a code all are listed, with one line each")
    func list() throws {
        let result = try BuiltExecutable("dbsm").run(["explain"])
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n")
        #expect(lines.map { $0.prefix { $0 != " " } } == DiagnosticCode.allCases.map { $0.rawValue[...] })
        #expect(lines.first?.hasSuffix("  The text breaks the grammar of JSON.") == true)
    }

    @Test(
        "An unknown code gets the nearest one",
        arguments: [
            (["unknown-target"], "there is no code \"unknown-target\"; did you mean \"unknown-target-state\"?"),
            (["unknown-stat-type"], "there is no code \"unknown-stat-type\"; did you mean \"unknown-state-type\"?"),
            (["dance"], "there is no code \"dance\"; \"dbsm explain\" lists all codes."),
            (["json-syntax", "json-limit"], "name one code, not 2."),
        ] as [([String], String)])
    func unknownCode(arguments: [String], complaint: String) throws {
        #expect(
            try BuiltExecutable("dbsm").run(["explain"] + arguments)
                == .init(status: 2, complaints: "dbsm explain: \(complaint)\n"))
    }
}
