import Foundation
import TestSupport
import Testing

@Suite("dbsm run, record and plan with --animation")
struct AnimationOptionTests {
    private static let lamp = """
        {"initial": "off", "states": [
          {"name": "off", "type": "PlaybackState", "animation": "", "segment": "off", "transitions": [
            {"type": "Tweened", "toState": "on", "duration": 0.5, "easing": [0, 0, 1, 1], "guards": [
              {"type": "Event", "inputName": "press"}]}]},
          {"name": "on", "type": "PlaybackState", "animation": "", "segment": "on", "transitions": []}],
         "interactions": [{"type": "Click", "layerName": "button", "actions": [{"type": "Fire", "inputName": "press"}]}],
         "inputs": [{"type": "Event", "name": "press"}]}
        """

    /// The button fills the upper left quarter.
    private static let animation = """
        {"v": "5.7.0", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100,
         "markers": [{"cm": "off", "tm": 0, "dr": 30}, {"cm": "on", "tm": 30, "dr": 30}],
         "layers": [{"ty": 1, "nm": "button", "ip": 0, "op": 60, "st": 0, "sw": 50, "sh": 50, "sc": "#ff0000",
          "ks": {"p": {"k": [0, 0]}, "a": {"k": [0, 0]}, "s": {"k": [100, 100]}, "r": {"k": 0}, "o": {"k": 100}}}]}
        """

    private static let archive = ZIPWriter([
        .init("manifest.json", #"{"version": "2", "animations": [{"id": "a"}]}"#), .init("a/a.json", animation),
        .init("s/lamp.json", lamp),
    ])

    private static func folder() throws -> ScenarioFolder {
        let folder = try ScenarioFolder(["lamp.json": lamp, "shown/lamp.json": animation])
        try archive.data.write(to: folder.url.appendingPathComponent("lamp.lottie"))
        return folder
    }

    @Test("A machine's own file plays it: layers are hit and tweens take their time", arguments: animations)
    func run(animation: String) throws {
        let result = try Self.folder().dbsm(
            "run", "lamp.json", "--animation", animation, input: "click 9 9\ntick 0.5\n")
        #expect(result.complaints == "")
        #expect(
            result.output.hasSuffix(
                """
                InputFired press
                Transition off -> on
                StateExit off
                state: off (Tweening), frame 0.0 (Stopped)
                StateEntered on
                state: on (Running), frame 30.0 (Stopped)

                """))
    }

    @Test("What is recorded with it names it from the scenario's folder", arguments: animations)
    func record(animation: String) throws {
        let folder = try Self.folder()
        let result = try folder.dbsm(
            "record", "lamp.json", "--animation", animation, "-o", "shown/press.json", input: "click 9 9\ntick 0.5\n")
        #expect(result.status == 0)
        let field = animation.hasSuffix("json") ? #""path": "lamp.json""# : #""lottie": "../lamp.lottie""#
        #expect(try folder.text(of: "shown/press.json").contains("\"animation\": { \(field) }"))
        #expect(try folder.dbsm("test", "shown/press.json") == .init(output: "1 scenario, 1 trace: all agree\n"))
    }

    @Test("A plan with it presses its layers and waits for its tweens", arguments: animations)
    func plan(animation: String) throws {
        let folder = try Self.folder()
        let result = try folder.dbsm("plan", "lamp.json", "--animation", animation, "-o", "planned")
        #expect(result.output.contains("  start\n  click 128.0 128.0\n  tick 0.5\n  takes off[0] -> on\n"))
        #expect(try folder.dbsm("test", "planned") == .init(output: "1 scenario, 1 trace: all agree\n"))
    }

    @Test("Validation's warnings about layers and markers come with it")
    func warns() throws {
        let folder = try ScenarioFolder([
            "lamp.json": Self.lamp.replacingOccurrences(of: "\"button\"", with: "\"buton\""), "a.json": Self.animation,
        ])
        let result = try folder.dbsm("run", "lamp.json", "--animation", "a.json")
        #expect(result.status == 0)
        #expect(result.complaints.contains("the animation has no layer \"buton\""))
    }

    @Test("It is refused for an archive, for what is no animation, and as the file to write")
    func refused() throws {
        let folder = try Self.folder()
        let archive = try folder.dbsm("run", "lamp.lottie", "--animation", "shown/lamp.json")
        #expect(archive.status == 2)
        #expect(
            archive.complaints
                == "dbsm: lamp.lottie is an archive, whose machine plays what is in it; --animation is for a machine's JSON file.\n"
        )
        #expect(try folder.dbsm("plan", "lamp.json", "--animation", "none.json").status == 2)
        #expect(try folder.dbsm("run", "lamp.json", "--animation", "lamp.json").status == 2)
        let over = try folder.dbsm(
            "record", "lamp.json", "--animation", "shown/lamp.json", "-o", "shown/lamp.json", "--force")
        #expect(over == .init(status: 2, complaints: "dbsm record: shown/lamp.json is the animation itself.\n"))
        #expect(try folder.text(of: "shown/lamp.json") == Self.animation)
    }

    private static let animations = ["shown/lamp.json", "lamp.lottie"]
}
