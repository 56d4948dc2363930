import DBDotLottie
import Testing

@Suite("Which layer a name means")
struct LayerNameTests {
    @Test("An unknown name means none")
    func unknown() throws {
        let scene = try LayerScene.sample(layers: .solid("box"))
        #expect(scene.box("boxes") == nil)
        #expect(
            !scene.hits(
                layerName: "boxes", frame: 0, canvas: PixelSize(width: 100, height: 100), layout: Layout(), x: 5, y: 5))
    }

    @Test("Of equal names the last in the file counts, which is drawn first")
    func bottomMost() throws {
        let scene = try LayerScene.sample(
            layers: .solid("box") + "," + .solid("box", transform: #""p": {"k": [50, 50]}"#))
        #expect(scene.edges() == Edges(50, 50, 60, 70))
    }

    @Test("Of equal names only those count that are drawn")
    func bottomMostDrawn() throws {
        let scene = try LayerScene.sample(
            layers: .solid("box") + "," + .solid("box", transform: #""p": {"k": [50, 50]}"#, #""hd": true"#))
        #expect(scene.edges() == Edges(0, 0, 10, 20))
    }

    @Test("A layer inside a precomposition is found and moved with it")
    func inner() throws {
        let scene = try LayerScene.sample(
            layers: .precomposition("outer", of: "inside", #""ks": {"p": {"k": [30, 40]}}"#),
            assets: .asset("inside", layers: .solid("box", transform: #""p": {"k": [1, 2]}"#)))
        #expect(scene.edges() == Edges(31, 42, 41, 62))
    }

    @Test("A layer inside a precomposition that is not drawn is not found")
    func innerOfHidden() throws {
        let scene = try LayerScene.sample(
            layers: .precomposition("outer", of: "inside", #""hd": true"#),
            assets: .asset("inside", layers: .solid("box")))
        #expect(scene.box() == nil)
    }

    @Test("A precomposition that is drawn before a layer of the name is looked into first")
    func order() throws {
        let scene = try LayerScene.sample(
            layers: .solid("box", transform: #""p": {"k": [50, 50]}"#) + "," + .precomposition("outer", of: "inside"),
            assets: .asset("inside", layers: .solid("box")))
        #expect(scene.edges() == Edges(0, 0, 10, 20))
    }

    @Test("A precomposition of the name counts itself, not the layer of that name inside")
    func precompositionItself() throws {
        let inside = String.solid("box", transform: #""p": {"k": [5, 5]}"#) + "," + .solid("other")
        let scene = try LayerScene.sample(
            layers: .precomposition("box", of: "inside"), assets: .asset("inside", layers: inside))
        #expect(scene.edges() == Edges(0, 0, 15, 25))
    }

    @Test("A found layer without a box ends the search")
    func emptyFound() throws {
        let scene = try LayerScene.sample(layers: .solid("box") + "," + .layer("box", #""ty": 5"#))
        #expect(scene.box() == nil)
    }
}
