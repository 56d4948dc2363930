import DBDotLottie
import Testing

@Suite("Which layers are drawn")
struct LayerPresenceTests {
    @Test(
        "A layer is there from its in point until before its out point",
        arguments: [(9.9, false), (10, true), (19.9, true), (20, false)])
    func inAndOutPoint(frame: Double, isThere: Bool) throws {
        let scene = try LayerScene.sample(
            layers: #"{"nm": "box", "ty": 1, "sw": 10, "sh": 20, "ip": 10, "op": 20, "ks": {}}"#)
        #expect((scene.box(frame: frame) != nil) == isThere)
    }

    @Test("Frames count from the animation's in point")
    func animationInPoint() throws {
        let layer = #"{"nm": "box", "ty": 1, "sw": 10, "sh": 20, "ip": 100, "op": 101, "ks": {}}"#
        let scene = try LayerScene(
            JSONDocument(text: #"{"ip": 90, "op": 120, "w": 100, "h": 100, "layers": [\#(layer)]}"#))
        #expect(scene.box(frame: 10) != nil)
        #expect(scene.box(frame: 100) == nil)
    }

    @Test("A layer without in and out points is there at all times")
    func noPoints() throws {
        let scene = try LayerScene.sample(layers: #"{"nm": "box", "ty": 1, "sw": 10, "sh": 20}"#)
        #expect(scene.box(frame: 1000) != nil)
    }

    @Test(
        "Opacity counts in whole 255ths",
        arguments: [("0", false), ("0.39", false), ("0.4", true), ("100", true), (#""much""#, true)])
    func opacity(percent: String, isThere: Bool) throws {
        let scene = try LayerScene.sample(transform: #""o": {"k": \#(percent)}"#)
        #expect((scene.box() != nil) == isThere)
    }

    @Test("Opacity is that of the frame")
    func animatedOpacity() throws {
        let scene = try LayerScene.sample(
            transform: #""o": {"k": [{"t": 0, "s": [0]}, {"t": 10, "s": [100]}]}"#)
        #expect(scene.box(frame: 0) == nil)
        #expect(scene.box(frame: 1) != nil)
    }

    @Test(
        "Hidden layers, null layers and matte sources are not drawn",
        arguments: [#""hd": true"#, #""hd": 1"#, #""td": 1"#, #""ty": 3"#])
    func neverDrawn(member: String) throws {
        #expect(try LayerScene.sample(layers: .solid("box", member)).box() == nil)
    }

    @Test(
        "A matted layer needs the layer before it, its source, to show",
        arguments: [
            (#""td": 1"#, true), (#""td": 1, "ty": 3"#, true), (#""td": 1, "hd": true"#, false),
            (#""td": 1, "op": 0"#, false), (#""td": 1, "ks": {"o": {"k": 0}}"#, false),
        ])
    func matteSource(members: String, isThere: Bool) throws {
        let scene = try LayerScene.sample(layers: .solid("source", members) + "," + .solid("box", #""tt": 1"#))
        #expect((scene.box() != nil) == isThere)
    }

    @Test("A matted layer that is the first needs no source")
    func noMatteSource() throws {
        #expect(try LayerScene.sample(layers: .solid("box", #""tt": 1"#)).box() != nil)
    }

    @Test("A layer that holds nothing, or has no area, has no box", arguments: ["\"ty\": 5", "\"ty\": 4", "\"sw\": 0"])
    func nothingHeld(member: String) throws {
        #expect(try LayerScene.sample(layers: .solid("box", member)).box() == nil)
    }
}
