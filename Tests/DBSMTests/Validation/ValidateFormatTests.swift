import Foundation
import TestSupport
import Testing

@Suite("The formats of dbsm validate for programs")
struct ValidateFormatTests {
    @Test("JSON is one document for all files, also for those that cannot be read")
    func json() throws {
        let validation = try Validation(["a.json": ValidateTests.warned, "b.json": ValidateTests.sound])
        let result = try validation.run(["a.json", "nowhere.json", "b.json", "--format", "json"])
        #expect(
            result
                == .init(
                    status: 2,
                    output: """
                        {
                          "version": 1,
                          "profile": "documented",
                          "status": 2,
                          "counts": {
                            "error": 0,
                            "warning": 1,
                            "note": 0
                          },
                          "files": [
                            {
                              "file": "a.json",
                              "status": 0,
                              "complaint": null,
                              "machines": [
                                "a.json"
                              ],
                              "diagnostics": [
                                {
                                  "place": "a.json",
                                  "line": 5,
                                  "column": 39,
                                  "severity": "warning",
                                  "code": "unknown-target-state",
                                  "path": "states[1].transitions[0].toState",
                                  "message": "no state is named \\"of\\", so this transition goes nowhere",
                                  "hint": "did you mean \\"off\\"?"
                                }
                              ]
                            },
                            {
                              "file": "nowhere.json",
                              "status": 2,
                              "complaint": "./nowhere.json cannot be read: there is no such file.",
                              "machines": [],
                              "diagnostics": []
                            },
                            {
                              "file": "b.json",
                              "status": 0,
                              "complaint": null,
                              "machines": [
                                "b.json"
                              ],
                              "diagnostics": []
                            }
                          ]
                        }

                        """))
    }

    @Test("A problem of an archive has no code, and no place if there is none")
    func jsonOfArchive() throws {
        let result = try Validation(["door.lottie": "PK\u{3}\u{4}"]).run(["door.lottie", "--format=json"])
        #expect(result.status == 1)
        for member in [#""line": null"#, #""code": null"#, #""hint": null"#, #""path": """#, #""machines": []"#] {
            #expect(result.output.contains(member))
        }
    }

    @Test("GitHub gets an annotation for each problem, and nothing else")
    func github() throws {
        let validation = try Validation(["a.json": ValidateTests.wrong, "b.json": ValidateTests.sound])
        #expect(
            try validation.run(["a.json", "b.json", "nowhere.json", "--format", "github"])
                == .init(
                    status: 2,
                    output: """
                        ::error file=a.json,line=1,col=1::a state machine needs 'initial', a string [missing-field]
                        ::warning file=a.json,line=5,col=39::no state is named "of", so this transition goes nowhere; did you mean "off"? [unknown-target-state]
                        ::error file=nowhere.json::./nowhere.json cannot be read: there is no such file.

                        """))
    }

    @Test("What would end a part of an annotation is escaped")
    func githubEscapes() throws {
        let text = ValidateTests.sound.replacingOccurrences(of: #"{"initial""#, with: #"{"100%:,": 1, "initial""#)
        let validation = try Validation(["a,b:c%\n.json": text])
        #expect(
            try validation.run(["a,b:c%\n.json", "--format", "github"]).output == """
                ::notice file=a%2Cb%3Ac%25%0A.json,line=1,col=12::a state machine has no field "100%25:,", so it is ignored [unknown-field]

                """)
    }

    @Test("A place in an archive stands in the annotation's message, as no line of the archive can be marked")
    func githubOfArchive() throws {
        let entries: [ZIPWriter.Entry] = [
            .init("manifest.json", #"{"version": "2", "animations": [{"id": "one"}]}"#),
            .init("a/one.json", #"{"ip": 0, "op": 60, "fr": 30, "w": 100, "h": 100, "layers": []}"#),
            .init("s/door.json", ValidateTests.warned),
        ]
        let validation = try Validation([("door.lottie", ZIPWriter(entries).data)])
        #expect(
            try validation.run(["door.lottie", "--format", "github"]).output == """
                ::warning file=door.lottie::s/door.json:5:39: no state is named "of", so this transition goes nowhere; did you mean "off"? [unknown-target-state]

                """)
    }
}
