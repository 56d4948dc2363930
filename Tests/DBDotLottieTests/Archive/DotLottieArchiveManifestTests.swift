import DBDotLottie
import TestSupport
import Testing

@Suite("Manifests")
struct DotLottieArchiveManifestTests {
    @Test(
        "Exactly the string 2 means the new layout",
        arguments: [
            (#"{"version":"2"}"#, "a/x.json", "i/x"), (#"{"version":"2.0"}"#, "animations/x.json", "images/x"),
            (#"{"version":2}"#, "animations/x.json", "images/x"),
            (#"{"version":"1"}"#, "animations/x.json", "images/x"),
            (#"{"version":null}"#, "animations/x.json", "images/x"), ("{}", "animations/x.json", "images/x"),
        ])
    func layouts(_ manifest: String, _ animation: String, _ image: String) throws {
        let archive = try SampleArchive.archive(manifest: manifest)
        #expect(archive.path(of: .animation("x")) == animation)
        #expect(archive.path(of: .image("x")) == image)
        #expect(archive.path(of: .stateMachine("x")) == "s/x.json")
        #expect(archive.path(of: .theme("x")) == "t/x.json")
    }

    @Test(
        "What is missing or of the wrong type where nothing depends on it counts as absent",
        arguments: [
            "{}", #"{"animations":null}"#, #"{"animations":[]}"#, #"{"animations":{}}"#, #"{"animations":0}"#,
            #"{"animations":false}"#, #"{"animations":""}"#, #"{"themes":5}"#, #"{"themes":[5,{"name":"x"}]}"#,
            #"{"themes":[{"id":5}]}"#, #"{"stateMachines":"x"}"#, #"{"stateMachines":[null]}"#, #"{"initial":null}"#,
            #"{"initial":false}"#, #"{"initial":""}"#, #"{"initial":[]}"#, #"{"initial":{}}"#,
            #"{"initial":{"animation":null}}"#, #"{"initial":{"animation":""}}"#, #"{"initial":{"stateMachine":5}}"#,
            #"{"version":{"major":1},"author":[],"unknown":1}"#,
        ])
    func harmlessManifests(_ text: String) throws {
        let manifest = try SampleArchive.archive(manifest: text).manifest
        #expect(manifest.version == nil)
        #expect(manifest.animations.isEmpty && manifest.themes.isEmpty && manifest.stateMachines.isEmpty)
        #expect(manifest.initialAnimation == nil && manifest.initialStateMachine == nil)
    }

    @Test(
        "What the first animation depends on must be of the right type",
        arguments: [
            ("[]", "", .object), ("5", "", .object), (#"{"animations":5}"#, "animations", .array),
            (#"{"animations":"one"}"#, "animations", .array), (#"{"animations":{"id":"one"}}"#, "animations", .array),
            (#"{"animations":["one"]}"#, "animations[0]", .object),
            (#"{"animations":[{}]}"#, "animations[0].id", .string),
            (#"{"animations":[{"id":"a"},{"id":1}]}"#, "animations[1].id", .string),
            (#"{"initial":"one"}"#, "initial", .object), (#"{"initial":["one"]}"#, "initial", .object),
            (#"{"initial":{"animation":["one"]}}"#, "initial.animation", .string),
        ] as [(String, String, DotLottieArchive.Expectation)])
    func badManifests(_ text: String, _ field: String, _ expected: DotLottieArchive.Expectation) throws {
        let data = SampleArchive.data(manifest: text)
        let failure = try #require(throws: DotLottieArchive.Failure.self) { try DotLottieArchive(data: data) }
        guard case .unexpectedValue("manifest.json", field, expected, _) = failure else {
            Issue.record("\(failure)")
            return
        }
    }

    @Test("Everything in the manifest can be asked for")
    func wholeManifest() throws {
        let manifest = try SampleArchive.archive(
            manifest: """
                {"version":"2","generator":"x","animations":[{"id":"one","themes":["dark"]},{"id":"two"}],
                "themes":[{"id":"dark"},{"id":"light"}],"stateMachines":[{"id":"door","name":"Door"}],
                "initial":{"animation":"two","stateMachine":"door"}}
                """
        ).manifest
        #expect(manifest.version == "2")
        #expect(manifest.animations == ["one", "two"])
        #expect(manifest.themes == ["dark", "light"])
        #expect(manifest.stateMachines == ["door"])
        #expect(manifest.initialAnimation == "two")
        #expect(manifest.initialStateMachine == "door")
    }
}
