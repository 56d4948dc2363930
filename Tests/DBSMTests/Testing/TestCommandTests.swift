import Foundation
import TestSupport
import Testing

@Suite("dbsm test")
struct TestCommandTests {
    private static let good = ScenarioFolder.start(expecting: ScenarioFolder.expectStarted)
    private static let bad = good.replacingOccurrences(of: "\"state\": \"closed\"", with: "\"state\": \"ajar\"")
        .replacingOccurrences(of: "\"speed\": 1", with: "\"speed\": 2")

    @Test("A folder stands for the scenarios in it and below, and not for the machines beside them")
    func folder() throws {
        let folder = try ScenarioFolder([
            "a.json": Self.good, "below/door.json": ScenarioFolder.door, "below/b.json": Self.good, ".c/d.json": "",
            "e.txt": "",
        ])
        for path in [".", "./"] {
            #expect(try folder.dbsm("test", path) == .init(output: "2 scenarios, 2 traces: all agree\n"))
        }
        #expect(try folder.dbsm("test", "a.json") == .init(output: "1 scenario, 1 trace: all agree\n"))
    }

    @Test("Of what differs the first thing is shown, with its place and step, and how much more there is")
    func difference() throws {
        let folder = try ScenarioFolder(["a.json": Self.bad, "b.json": Self.good])
        #expect(
            try folder.dbsm("test", "a.json", "b.json")
                == .init(
                    status: 1,
                    output: """
                        a.json:4:5: differs: step 1, { "op": "start" } (documented)
                          state: expected "ajar"
                                 got      "closed"
                          and 1 more difference
                        2 scenarios, 2 traces: 1 differs

                        """))
    }

    @Test("A machine that should load and does not tells why")
    func rejected() throws {
        let folder = try ScenarioFolder(["s/a.json": Self.good, "s/door.json": "{\"initial\": \"a\"}"])
        #expect(
            try folder.dbsm("test", "s")
                == .init(
                    status: 1,
                    output: """
                        s/a.json: differs: the machine should load, and does not (documented)
                          s/door.json:1:1: error: a state machine needs 'states', an array [missing-field]
                        1 scenario, 1 trace: 1 differs

                        """))
    }

    @Test("A scenario that expects nothing fails, and is tested as its own player")
    func nothingExpected() throws {
        let text = ScenarioFolder.start().replacingOccurrences(
            of: "\"steps\"", with: "\"profile\": \"dotlottie-rs-0.1.58\", \"steps\"")
        let folder = try ScenarioFolder(["a.json": text])
        #expect(
            try folder.dbsm("test", "a.json")
                == .init(
                    status: 1,
                    output: """
                        a.json: differs: nothing is expected (dotlottie-rs-0.1.58); --update writes down what happens
                        1 scenario, 1 trace: 1 differs

                        """))
    }

    @Test("Without a profile every player is tested that something is expected of, with one those of it")
    func profiles() throws {
        let others = ScenarioFolder.expectStarted.replacingOccurrences(of: "documented", with: "dotlottie-rs-2026-07")
            .replacingOccurrences(of: "{\n    \"dot", with: "{\n    \"dotlottie-rs-0.1.58\": \"same\",\n    \"dot")
        let folder = try ScenarioFolder(["a.json": Self.good, "b.json": ScenarioFolder.start(expecting: others)])
        #expect(try folder.dbsm("test", ".").output == "2 scenarios, 3 traces: all agree\n")
        #expect(
            try folder.dbsm("test", "--profile", "dotlottie-rs-0.1.58", ".")
                == .init(output: "2 scenarios, 1 trace: all agree, 1 expect nothing of this profile\n"))
    }

    @Test("Where nothing is compared the test has not passed")
    func nothingCompared() throws {
        let folder = try ScenarioFolder(["a.json": Self.good, "empty/x.txt": ""])
        #expect(
            try folder.dbsm("test", "--profile", "dotlottie-rs-0.1.58", "a.json")
                == .init(
                    status: 1,
                    output: "1 scenario, 0 traces: nothing was compared, 1 expect nothing of this profile\n"))
        #expect(
            try folder.dbsm("test", "empty")
                == .init(
                    status: 1, output: "0 scenarios, 0 traces: nothing was compared\n",
                    complaints: "dbsm test: there are no scenario files in empty.\n"))
    }

    @Test("A file that is no scenario fails and is told with its place, others are tested all the same")
    func unusable() throws {
        let folder = try ScenarioFolder([
            "a.json": "{\"steps\": [{}], \"machine\": {}}", "b.json": Self.good, "c.json": "[1, 2",
        ])
        let result = try folder.dbsm("test", ".")
        #expect(result.status == 1)
        #expect(result.output == "1 scenario, 1 trace: all agree, 2 files are unusable\n")
        #expect(result.complaints.hasPrefix("./a.json:1:12: error: the step needs \"op\"\n./c.json:1:6: error: "))
        // A file that somebody names is meant to be one.
        let named = try folder.dbsm("test", "door.json")
        #expect(named.status == 1)
        #expect(named.complaints == "door.json:1:1: error: a scenario needs \"steps\"\n")
    }

    @Test("JUnit's XML has a suite for each file and a case for each profile, and nothing that XML has no place for")
    func junit() throws {
        let odd = Self.bad.replacingOccurrences(
            of: "{\n  \"machine\"", with: "{\n  \"name\": \"<a> & \\\"b\\\" \\u0007\",\n  \"machine\"")
        let folder = try ScenarioFolder(["a.json": Self.good, "b.json": odd, "c.json": "{"])
        #expect(try folder.dbsm("test", ".", "--junit", "result.xml").status == 1)
        #expect(
            try folder.text(of: "result.xml") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="dbsm test" tests="3" failures="1" errors="1" skipped="0">
                  <testsuite name="./a.json" tests="1" failures="0" errors="0" skipped="0">
                    <testcase name="./a.json (documented)" classname="./a.json"/>
                  </testsuite>
                  <testsuite name="./b.json" tests="1" failures="1" errors="0" skipped="0">
                    <testcase name="&lt;a&gt; &amp; &quot;b&quot; \\u{7} (documented)" classname="./b.json">
                      <failure message="step 1, state: expected &quot;ajar&quot;, got &quot;closed&quot;">./b.json:5:5: differs: \
                step 1, { &quot;op&quot;: &quot;start&quot; } (documented)
                  state: expected &quot;ajar&quot;
                         got      &quot;closed&quot;
                  and 1 more difference</failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="./c.json" tests="1" failures="0" errors="1" skipped="0">
                    <testcase name="./c.json" classname="./c.json">
                      <error message="./c.json:1:2: error: the text ends before the object that begins at 1:1 is closed with }"/>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("JUnit's XML that cannot be written is a failure of its own, with status 2")
    func unwritable() throws {
        let folder = try ScenarioFolder(["a.json": Self.good])
        let result = try folder.dbsm("test", "a.json", "--junit", "nowhere/result.xml")
        #expect(result.status == 2)
        #expect(result.complaints == "dbsm: nowhere/result.xml cannot be written: there is no such folder.\n")
    }
}
