import Foundation
import TestSupport
import Testing

@testable import dbsm

@Suite("Calling dbsm")
struct UsageTests {
    private static let commands = "The commands are \(Tool.commands.map { $0.name }.joined(separator: ", "))."

    @Test(
        "Wrong usage gets one clear sentence and status 2",
        arguments: [
            (["dance"], "dbsm: there is no command \"dance\". \(commands)\n"),
            (["trase"], "dbsm: there is no command \"trase\"; did you mean \"trace\"? \(commands)\n"),
            (["--verson"], "dbsm: there is no command \"--verson\"; did you mean \"--version\"? \(commands)\n"),
            (["run"], "dbsm run: name a file.\n"),
            (["run", "a", "b"], "dbsm run: name one file, not 2.\n"),
            (["run", "--fast", "a"], "dbsm run: there is no option --fast.\n"),
            (["run", "--profil=x", "a"], "dbsm run: there is no option --profil; did you mean --profile?\n"),
            (["validate", "--formt", "a"], "dbsm validate: there is no option --formt; did you mean --format?\n"),
            (
                ["validate", "--format", "jsn", "a"],
                "dbsm validate: --format takes text, json, github, not \"jsn\"; did you mean \"json\"?\n"
            ),
            (["validate", "--hosting"], "dbsm validate: --hosting needs a value.\n"),
            (["validate"], "dbsm validate: name at least one file.\n"),
            (["run", "a", "--profile"], "dbsm run: --profile needs a value.\n"),
            (
                ["run", "a", "--profile", "mine"],
                "dbsm run: there is no profile \"mine\"; the profiles are documented, dotlottie-rs-0.1.58, dotlottie-rs-2026-07.\n"
            ),
            (["run", ""], "dbsm run: the name of a file is empty.\n"),
            (["run", "a", "--profile=documented", "--profile", "mine"], "dbsm run: --profile is given twice.\n"),
            (["run", "--", "--", "a"], "dbsm run: name one file, not 2.\n"),
            (
                ["help", "rum"],
                "dbsm: there is no command \"rum\"; did you mean \"run\"? \(commands)\n"
            ),
            (["trace"], "dbsm trace: name at least one scenario file.\n"),
        ] as [([String], String)])
    func wrongUsage(_ arguments: [String], _ complaint: String) throws {
        #expect(try BuiltExecutable("dbsm").run(arguments) == .init(status: 2, complaints: complaint))
    }

    @Test("A file that is not there gets one sentence and status 2", arguments: ["run", "trace", "validate"])
    func missingFile(command: String) throws {
        let result = try BuiltExecutable("dbsm").run([command, "/nowhere/machine.json"])
        #expect(
            result
                == .init(
                    status: 2, complaints: "dbsm: /nowhere/machine.json cannot be read: there is no such file.\n"))
    }

    @Test("Help goes to the output and names every command", arguments: [["help"], ["--help"], ["-h"]])
    func help(arguments: [String]) throws {
        let result = try BuiltExecutable("dbsm").run(arguments)
        #expect(result.status == 0)
        #expect(result.output.contains("dbsm run FILE"))
        #expect(result.output.contains("dbsm trace [--profile NAME] FILE..."))
    }

    @Test("The version is one line, and the changelog has it")
    func version() throws {
        #expect(try BuiltExecutable("dbsm").run(["--version"]) == .init(output: "dbsm \(Tool.version)\n"))
        let changelog = DiagnosticsPage.root.appendingPathComponent("Documentation/Changelog.md")
        #expect(try String(contentsOf: changelog, encoding: .utf8).contains(Tool.version))
    }

    @Test("Without arguments the help is a complaint")
    func noArguments() throws {
        let result = try BuiltExecutable("dbsm").run()
        #expect(result.status == 2)
        #expect(result.complaints == (try BuiltExecutable("dbsm").run(["help"])).output)
    }

    @Test("Each command has its own help, in the same form", arguments: Tool.commands.map { $0.name })
    func commandHelp(name: String) throws {
        let tool = try BuiltExecutable("dbsm")
        let help = try tool.run(["help", name])
        #expect(help.status == 0)
        #expect(help.output.hasPrefix("dbsm \(name)"))
        #expect(help.output.contains("Exit status"))
        #expect(try tool.run([name, "--help"]) == help)
        #expect(try tool.run([name, "-h"]) == help)
    }

    @Test(
        "Options stand anywhere, and after -- everything is a file",
        arguments: [
            ["--profile", "documented", "/nowhere/a"], ["/nowhere/a", "--profile", "documented"],
            ["--profile=documented", "/nowhere/a"], ["--profile", "documented", "--", "/nowhere/a"],
        ])
    func options(arguments: [String]) throws {
        #expect(
            try BuiltExecutable("dbsm").run(["run"] + arguments)
                == .init(status: 2, complaints: "dbsm: /nowhere/a cannot be read: there is no such file.\n"))
    }

    @Test("After -- a file may be called like an option")
    func fileLikeAnOption() throws {
        let result = try BuiltExecutable("dbsm").run(["trace", "--", "--profile"])
        #expect(result.status == 2)
        #expect(result.complaints.hasSuffix("/--profile cannot be read: there is no such file.\n"))
    }
}
