import DBDotLottie
import Testing

@Suite("What precompositions, solids and images reach")
struct PrecompositionTests {
    /// A solid that moves one pixel to the right in each frame.
    private static let moving = String.solid(
        "box", transform: #""p": {"k": [{"t": -100, "s": [-100, 0]}, {"t": 100, "s": [100, 0]}]}"#,
        #""ip": -100, "op": 100"#)

    @Test("A precomposition reaches as far as its layers that are drawn, clipped by nothing")
    func union() throws {
        let inside = [
            String.solid("one"), .solid("two", transform: #""p": {"k": [90, 200]}"#),
            .solid("gone", transform: #""p": {"k": [500, 500]}"#, #""hd": true"#),
        ]
        let scene = try LayerScene.sample(
            layers: .precomposition("outer", of: "inside", #""w": 50, "h": 50, "ks": {"p": {"k": [1, 2]}}"#),
            assets: .asset("inside", layers: inside.joined(separator: ",")))
        #expect(scene.edges("outer") == Edges(1, 2, 101, 222))
    }

    @Test(
        "A precomposition's time begins at its start time and runs at its stretch",
        arguments: [
            (#""st": 0"#, 20, 20), (#""st": 5"#, 20, 15), (#""st": -5"#, 20, 25), (#""sr": 2"#, 20, 10),
            (#""st": 10, "sr": 0.5"#, 20, 20), (#""sr": 0"#, 20, 20),
        ] as [(String, Double, Double)])
    func time(members: String, frame: Double, left: Double) throws {
        let scene = try LayerScene.sample(
            layers: .precomposition("outer", of: "inside", members), assets: .asset("inside", layers: Self.moving))
        #expect(scene.edges("box", frame: frame) == Edges(left, 0, left + 10, 20))
        #expect(scene.edges("outer", frame: frame) == Edges(left, 0, left + 10, 20))
    }

    @Test("Layers inside are there by the precomposition's time")
    func presence() throws {
        let scene = try LayerScene.sample(
            layers: .precomposition("outer", of: "inside", #""st": 10"#),
            assets: .asset("inside", layers: .solid("box", #""ip": 5, "op": 6"#)))
        #expect(scene.box("box", frame: 14) == nil)
        #expect(scene.box("box", frame: 15) != nil)
        #expect(scene.box("outer", frame: 16) == nil)
    }

    @Test("What is turned inside is bounded exactly, not by its turned box")
    func turnedInside() throws {
        let circle = #""ty": 4, "shapes": [{"ty": "el", "s": {"k": [20, 20]}}], "ks": {"r": {"k": 45}}"#
        let scene = try LayerScene.sample(
            layers: .precomposition("outer", of: "inside"), assets: .asset("inside", layers: .layer("box", circle)))
        let edges = try #require(scene.edges("outer"))
        #expect(abs(edges.right - 10) < 0.01)
    }

    @Test("A turned layer that lies within the others changes nothing")
    func turnedWithin() throws {
        let circle = #""ty": 4, "shapes": [{"ty": "el", "s": {"k": [20, 20]}}], "ks": {"r": {"k": 45}}"#
        let ground = String.solid("ground", transform: #""a": {"k": [50, 50]}"#, #""sw": 100, "sh": 100"#)
        let scene = try LayerScene.sample(
            layers: .precomposition("outer", of: "inside"),
            assets: .asset("inside", layers: ground + "," + .layer("box", circle)))
        #expect(scene.edges("outer") == Edges(-50, -50, 50, 50))
    }

    @Test("An image has its asset's size; of assets with one id the first counts")
    func image() throws {
        let scene = try LayerScene.sample(
            layers: .layer("box", #""ty": 2, "refId": "i""#),
            assets: #"{"id": "i", "w": 30, "h": 40}, {"id": "i", "w": 9, "h": 9}"#)
        #expect(scene.edges() == Edges(0, 0, 30, 40))
    }

    @Test(
        "What refers to no asset, or to one of another kind, has no box",
        arguments: [#""ty": 0, "refId": "gone""#, #""ty": 2, "refId": "gone""#, #""ty": 0"#, #""ty": 0, "refId": "i""#])
    func noAsset(members: String) throws {
        let scene = try LayerScene.sample(layers: .layer("box", members), assets: #"{"id": "i", "w": 30, "h": 40}"#)
        #expect(scene.box() == nil)
    }
}
