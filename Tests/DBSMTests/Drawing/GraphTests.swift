import Foundation
import TestSupport
import Testing

@Suite("dbsm graph")
struct GraphTests {
    private static let mermaid = """
        stateDiagram-v2
            state "half open" as state1
            [*] --> closed
            any --> closed : [event reset]
            closed --> state1 : after 0.3 s [event push and pushes ≥ $needed]
            closed --> broken : [event kick]
            state1 --> closed
            broken --> [*]
            classDef global stroke-dasharray: 5 5
            class any global

        """

    private func graph(_ arguments: [String] = []) throws -> BuiltExecutable.Result {
        let file = try TemporaryFile(DoorFile.machine)
        return try BuiltExecutable("dbsm").run(["graph", file.path] + arguments)
    }

    @Test("Without a format the graph is Mermaid's", arguments: [[], ["--format", "mermaid"]])
    func mermaid(format: [String]) throws {
        #expect(try graph(format) == .init(output: Self.mermaid))
    }

    @Test("As Graphviz reads it")
    func dot() throws {
        #expect(
            try graph(["--format=dot"])
                == .init(
                    output: """
                        digraph {
                            rankdir=LR
                            node [shape=box, style=rounded]
                            "start" [shape=point, width=0.15]
                            "start" -> "closed"
                            "any" [style="rounded,dashed"]
                            "closed"
                            "half open"
                            "broken" [peripheries=2]
                            "any" -> "closed" [label="[event reset]"]
                            "closed" -> "half open" [label="after 0.3 s [event push and pushes ≥ $needed]", style=dashed]
                            "closed" -> "broken" [label="[event kick]"]
                            "half open" -> "closed"
                        }

                        """))
    }

    @Test("-o writes a file and nothing else")
    func output() throws {
        let file = try TemporaryFile("what was there before", name: "door.mmd")
        #expect(try graph(["-o", file.path]) == .init())
        #expect(try String(contentsOfFile: file.path, encoding: .utf8) == Self.mermaid)
    }

    @Test("A file that cannot be written gets one sentence and status 2")
    func unwritable() throws {
        #expect(
            try graph(["-o", "/nowhere/door.mmd"])
                == .init(
                    status: 2, complaints: "dbsm: /nowhere/door.mmd cannot be written: there is no such folder.\n"))
    }

    @Test("A format that there is not gets one sentence and status 2")
    func unknownFormat() throws {
        #expect(
            try graph(["--format", "png"])
                == .init(
                    status: 2, complaints: "dbsm graph: --format takes mermaid, dot, svg, not \"png\".\n"))
    }

    @Test("A rejected machine's diagnostics go to the error output")
    func rejected() throws {
        let file = try TemporaryFile(
            #"{"initial": 3, "states": [{"name": "", "type": "GlobalState", "transitions": []}]}"#)
        #expect(
            try BuiltExecutable("dbsm").run(["graph", file.path])
                == .init(
                    status: 1,
                    complaints:
                        "\(file.path):1:13: error: 'initial' must be a string, not the number 3 [wrong-type]\n"))
    }

    @Test("A machine of an archive is drawn even if its animation is missing")
    func archive() throws {
        let manifest = #"{"version": "2", "animations": [{"id": "lost"}], "stateMachines": [{"id": "door"}]}"#
        let broken = #"{"initial": "a"}"#
        let entries: [ZIPWriter.Entry] = [
            .init("manifest.json", manifest), .init("s/door.json", DoorFile.machine), .init("s/broken.json", broken),
        ]
        let file = try TemporaryFile(ZIPWriter(entries).data, name: "door.lottie")
        #expect(
            try BuiltExecutable("dbsm").run(["graph", file.path, "--machine", "door"]) == .init(output: Self.mermaid))
        let result = try BuiltExecutable("dbsm").run(["graph", file.path, "--machine", "broken"])
        #expect(result.status == 1)
        #expect(result.complaints.hasPrefix("\(file.path)/s/broken.json:1:1: error: "))
    }
}
