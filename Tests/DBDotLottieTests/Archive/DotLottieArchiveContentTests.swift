import DBDotLottie
import Foundation
import TestSupport
import Testing

@Suite("What archives hold")
struct DotLottieArchiveContentTests {
    private struct NoAnimation: Error {}

    /// Takes any text but `bad` for an animation.
    private static func read(_ bytes: [UInt8]) throws -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        if text == "bad" { throw NoAnimation() }
        return text
    }

    @Test(
        "Shown first is the initial animation, else the first listed",
        arguments: [
            (#"{"animations":[{"id":"one"},{"id":"two"}]}"#, "one"),
            (#"{"animations":[{"id":"one"}],"initial":{"animation":"two"}}"#, "two"),
            (#"{"initial":{"animation":"two"}}"#, "two"),
            (#"{"animations":[{"id":"one"}],"initial":{"animation":""}}"#, "one"),
            (#"{"animations":[{"id":"one"}],"initial":{"stateMachine":"door"}}"#, "one"),
        ])
    func initialAnimation(_ manifest: String, _ id: String) throws {
        let files: KeyValuePairs = ["animations/one.json": "one", "animations/two.json": "two"]
        let archive = try SampleArchive.archive(manifest: manifest, files)
        let first = try archive.initialAnimation(Self.read)
        #expect(first.id == id && first.animation == id)
        #expect(archive.initialAnimationID == id)
    }

    @Test(
        "If the animation that is shown first cannot be read, no other takes its place",
        arguments: [
            (#"{"animations":[{"id":"gone"},{"id":"one"}]}"#, FailureCause.noFile),
            (#"{"animations":[{"id":"one"}],"initial":{"animation":"gone"}}"#, .noFile),
            (#"{"animations":[{"id":"bad"},{"id":"one"}]}"#, .unreadableAnimation),
            (#"{"animations":[]}"#, .noAnimation),
            (#"{"version":"2","animations":[{"id":"one"}]}"#, .noFile),
        ])
    func unreadableInitialAnimation(_ manifest: String, _ cause: FailureCause) throws {
        let files: KeyValuePairs = ["animations/one.json": "one", "animations/bad.json": "bad"]
        let archive = try SampleArchive.archive(manifest: manifest, files)
        let failure = try #require(throws: DotLottieArchive.Failure.self) { try archive.initialAnimation(Self.read) }
        #expect(FailureCause(failure) == cause)
    }

    @Test("An animation need not be listed, nor does a state machine, in either layout")
    func unlistedItems() throws {
        let new = try SampleArchive.archive(manifest: #"{"version":"2"}"#, ["a/x.json": "one", "s/x.json": "two"])
        #expect(try new.animation(id: "x", Self.read) == "one")
        #expect(try new.data(of: .stateMachine("x")) == Data("two".utf8))
        let old = try SampleArchive.archive(manifest: "{}", ["animations/x.json": "one", "s/x.json": "two"])
        #expect(try old.animation(id: "x", Self.read) == "one")
        #expect(try old.data(of: .stateMachine("x")) == Data("two".utf8))
    }

    @Test("Listings tell what is in the manifest, what is only there, and what is only said to be")
    func listings() throws {
        let archive = try SampleArchive.archive(
            manifest: """
                {"version":"2","animations":[{"id":"b"},{"id":"gone"},{"id":"b"}],"themes":[{"id":"gone"}],
                "stateMachines":[{"id":"door"}]}
                """,
            [
                "a/c.json": "", "a/b.json": "", "a/read.me": "", "a/.json": "", "animations/old.json": "",
                "s/door.json": "", "s/more/window.json": "", "t/dark.json": "", "i/door.png": "",
            ])
        #expect(archive.animations.map { "\($0.id) \($0.presence)" } == ["b listed", "gone missing", "c unlisted"])
        #expect(archive.stateMachines.map { "\($0.id) \($0.presence)" } == ["door listed", "more/window unlisted"])
        #expect(archive.themes.map { "\($0.id) \($0.presence)" } == ["gone missing", "dark unlisted"])
        #expect(archive.images == ["door.png"])
    }

    @Test("An id that tries to leave its folder finds nothing", arguments: ["../t/dark", "/t/dark", "..\\t\\dark"])
    func idsThatLeave(_ id: String) throws {
        let archive = try SampleArchive.archive(manifest: "{}", ["t/dark.json": "{}"])
        #expect(throws: DotLottieArchive.Failure.noFile(.stateMachine(id), path: "s/\(id).json")) {
            try archive.data(of: .stateMachine(id))
        }
    }
}
