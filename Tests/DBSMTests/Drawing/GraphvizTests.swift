import Foundation
import TestSupport
import Testing

@Suite("dbsm graph draws SVG through Graphviz")
struct GraphvizTests {
    private static let isInstalled = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
        FileManager.default.isExecutableFile(atPath: $0 + "/dot")
    }

    /// Runs `dbsm graph --format svg` with a script in the place of Graphviz.
    private func graph(_ machine: String, dot script: String?) throws -> (BuiltExecutable.Result, String) {
        let machine = try TemporaryFile(machine)
        let dot = machine.folder + "/dot"
        if let script {
            try Data(("#!/bin/sh\n" + script).utf8).write(to: URL(fileURLWithPath: dot))
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: dot)
        }
        let line = "PATH='/nowhere:\(machine.folder)'; export PATH; exec \"$0\" \"$@\""
        let arguments = ["graph", machine.path, "--format", "svg"]
        return (try BuiltExecutable("dbsm").run(inShell: line, arguments), dot)
    }

    /// A graph of far more than a pipe holds.
    private static let large: String = {
        let states = (0..<2000).map { number in
            """
            {"name": "a state with the number \(number)", "type": "PlaybackState", "animation": "", "transitions": [
              {"type": "Transition", "toState": "a state with the number 0"}]}
            """
        }
        return #"{"initial": "a state with the number 0", "states": ["# + states.joined(separator: ",") + "]}"
    }()

    @Test("Without Graphviz one sentence names the package, and the status is 2")
    func missing() throws {
        #expect(
            try graph(DoorFile.machine, dot: nil).0
                == .init(
                    status: 2,
                    complaints: "dbsm graph: Graphviz's \"dot\" draws SVG and is not in PATH; install the package "
                        + "graphviz, or choose another --format.\n"))
    }

    @Test("Graphviz is asked for SVG, and what it prints is printed")
    func asked() throws {
        #expect(try graph(DoorFile.machine, dot: "echo $@; exec /bin/cat >&2").0 == .init(output: "-Tsvg\n"))
    }

    @Test("A graph and a picture that no pipe can hold pass through it")
    func large() throws {
        let (result, _) = try graph(Self.large, dot: "exec /bin/cat")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("digraph {\n"))
        #expect(result.output.hasSuffix("}\n"))
        #expect(result.output.utf8.count > 150_000)
    }

    @Test("A failure of Graphviz is told with what it says first")
    func failing() throws {
        let (result, dot) = try graph(Self.large, dot: "echo no memory >&2; echo at all >&2; exit 3")
        #expect(result == .init(status: 2, complaints: "dbsm graph: \(dot) ended with status 3: no memory\n"))
    }

    @Test("A silent end of Graphviz is told too")
    func killed() throws {
        let (result, dot) = try graph(DoorFile.machine, dot: "kill -9 $$")
        #expect(result == .init(status: 2, complaints: "dbsm graph: \(dot) was ended by signal 9.\n"))
    }

    @Test("What cannot be started is told")
    func unstartable() throws {
        let machine = try TemporaryFile(DoorFile.machine)
        let dot = machine.folder + "/dot"
        try Data("#!/nowhere/interpreter\n".utf8).write(to: URL(fileURLWithPath: dot))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: dot)
        let line = "PATH='\(machine.folder)'; export PATH; exec \"$0\" \"$@\""
        let result = try BuiltExecutable("dbsm").run(inShell: line, ["graph", machine.path, "--format", "svg"])
        #expect(result.status == 2)
        #expect(result.complaints.hasPrefix("dbsm graph: \(dot) "))
        #expect(result.complaints.split(separator: "\n").count == 1)
    }

    @Test("Graphviz draws names as they are, whatever is in them", .enabled(if: isInstalled))
    func hostileNames() throws {
        let names = [
            #"a \"b\""#, #"back\\slash\\"#, "<b>bold</b>", #"\\N \\G"#, "&amp;", "%", "{a|b}", "née 猫 😀",
        ]
        let states = names.map {
            """
            {"name": "\($0)", "type": "PlaybackState", "animation": "", "transitions": [
              {"type": "Transition", "toState": "%", "guards": [
                {"type": "String", "inputName": "s", "conditionType": "Equal", "compareTo": "\($0)"}]}]}
            """
        }
        let file = try TemporaryFile(
            #"{"initial": "%", "inputs": [{"type": "String", "name": "s", "value": ""}], "states": ["#
                + states.joined(separator: ",") + "]}")
        let result = try BuiltExecutable("dbsm").run(["graph", file.path, "--format", "svg"])
        #expect(result.status == 0)
        let drawn = [
            "a &quot;b&quot;", #"back\slash\"#, "&lt;b&gt;bold&lt;/b&gt;", #"\N \G"#, "&amp;amp;", "%", "{a|b}",
            "née 猫 😀",
        ]
        for text in drawn {
            #expect(result.output.contains(">\(text)</text>"))
            #expect(result.output.contains(">[s = &quot;\(text)&quot;]</text>"))
        }
    }
}
