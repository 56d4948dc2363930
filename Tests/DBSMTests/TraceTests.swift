import TestSupport
import Testing

@Suite("dbsm trace")
struct TraceTests {
    private static let machine = """
        {"initial": "a", "states": [{"name": "a", "type": "PlaybackState", "animation": "", "transitions": []}]}
        """

    @Test("Each scenario gives one line of JSON, in the order of the files")
    func lines() throws {
        let first = try TemporaryFile("{\"name\": \"one\", \"machine\": \(Self.machine), \"steps\": []}")
        let second = try TemporaryFile(
            "{\"name\": \"two\", \"machine\": \(Self.machine), \"steps\": [{\"op\": \"stop\"}]}")
        let result = try BuiltExecutable("dbsm").run(["trace", "--profile", "documented", first.path, second.path])
        #expect(
            result
                == .init(
                    output: """
                        {"name":"one","load":true,"steps":[]}
                        {"name":"two","load":true,"steps":[{"events":[["Stop"]],"state":"","status":"Stopped","frame":0,\
                        "playback":"Stopped","mode":"Forward","speed":1,"loop":false,"loopCount":0,"marker":null,\
                        "autoplay":false,"animation":null,"theme":null,"background":[0,0,0,0],"inputs":{}}]}

                        """))
    }

    @Test("A machine that does not load says so in its line, and why among the complaints")
    func rejected() throws {
        let file = try TemporaryFile("{\"machine\": {\"initial\": \"a\"}, \"steps\": []}")
        let result = try BuiltExecutable("dbsm").run(["trace", file.path])
        #expect(result.status == 0)
        #expect(result.output == "{\"name\":\"\",\"load\":false,\"steps\":[]}\n")
        #expect(
            result.complaints
                == "\(file.path):1:13: error: a state machine needs 'states', an array [missing-field]\n")
    }

    @Test(
        "A file that is no scenario has status 1, with the place",
        arguments: [
            ("[1, 2", "1:6: error: "), ("3", "1:1: error: a scenario is an object"),
            ("{}", "1:1: error: a scenario needs \"steps\""),
            ("{\"steps\": [{\"op\": \"jump\"}], \"machine\": {}}", "1:19: error: there is no step \"jump\""),
            ("{\"steps\": [{\"op\": \"tick\"}], \"machine\": {}}", "1:12: error: the step needs \"dt\""),
        ] as [(String, String)])
    func malformed(_ text: String, _ complaint: String) throws {
        let file = try TemporaryFile(text)
        let result = try BuiltExecutable("dbsm").run(["trace", file.path])
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(result.complaints.hasPrefix("\(file.path):\(complaint)"))
    }
}
