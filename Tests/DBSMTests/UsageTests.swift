import TestSupport
import Testing

@Suite("Calling dbsm")
struct UsageTests {
    @Test(
        "Wrong usage gets one clear sentence and status 2",
        arguments: [
            (["dance"], "dbsm: there is no command \"dance\". The commands are run, trace.\n"),
            (["trase"], "dbsm: there is no command \"trase\"; did you mean \"trace\"? The commands are run, trace.\n"),
            (["run"], "dbsm run: name a file.\n"),
            (["run", "a", "b"], "dbsm run: name one file, not 2.\n"),
            (["run", "--fast", "a"], "dbsm run: there is no option --fast.\n"),
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
                "dbsm: there is no command \"rum\"; did you mean \"run\"? The commands are run, trace.\n"
            ),
            (["trace"], "dbsm trace: name at least one scenario file.\n"),
        ] as [([String], String)])
    func wrongUsage(_ arguments: [String], _ complaint: String) throws {
        #expect(try BuiltExecutable("dbsm").run(arguments) == .init(status: 2, complaints: complaint))
    }

    @Test("A file that is not there gets one sentence and status 2", arguments: ["run", "trace"])
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

    @Test("Without arguments the help is a complaint")
    func noArguments() throws {
        let result = try BuiltExecutable("dbsm").run()
        #expect(result.status == 2)
        #expect(result.complaints == (try BuiltExecutable("dbsm").run(["help"])).output)
    }

    @Test("Each command has its own help", arguments: [["help", "run"], ["run", "--help"], ["help", "trace"]])
    func commandHelp(arguments: [String]) throws {
        let result = try BuiltExecutable("dbsm").run(arguments)
        #expect(result.status == 0)
        #expect(result.output.contains("Exit status"))
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
