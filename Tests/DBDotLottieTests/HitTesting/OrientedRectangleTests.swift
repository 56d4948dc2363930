import DBDotLottie
import Testing

@Suite("Where a box is hit")
struct OrientedRectangleTests {
    @Test(
        "A box is hit up to its edges and on them",
        arguments: [
            (30, 40, true), (40, 60, true), (35, 50, true), (29.99, 50, false), (40.01, 50, false), (35, 39.99, false),
            (35, 60.01, false),
        ] as [(Double, Double, Bool)])
    func edges(x: Double, y: Double, isHit: Bool) throws {
        let scene = try LayerScene.sample(transform: #""p": {"k": [30, 40]}"#)
        let canvas = PixelSize(width: 100, height: 100)
        #expect(scene.hits(layerName: "box", frame: 0, canvas: canvas, layout: Layout(), x: x, y: y) == isHit)
    }

    @Test(
        "A layer that is scaled to nothing is never hit",
        arguments: ["[0, 0]", "[0, 100]", "[100, 0]", "[1e-9, 1e-9]"])
    func noArea(scale: String) throws {
        let scene = try LayerScene.sample(transform: #""s": {"k": \#(scale)}, "p": {"k": [50, 50]}"#)
        #expect(scene.box()?.contains(x: 50, y: 50) == false)
    }

    @Test("A box that is too great to be measured is never hit", arguments: [Double.nan, .infinity, 0, 1])
    func notFinite(x: Double) throws {
        let scene = try LayerScene.sample(
            layers: .solid("box", transform: #""s": {"k": [1e308, 100]}"#, #""sw": 1e308"#))
        #expect(scene.box()?.contains(x: x, y: 0) != true)
    }

    @Test("The corners go around the box from its origin along its width")
    func corners() throws {
        let scene = try LayerScene.sample(transform: #""p": {"k": [50, 50]}, "r": {"k": 90}"#)
        let corners = try #require(scene.box()).corners
        let expected: [(Double, Double)] = [(50, 50), (50, 60), (30, 60), (30, 50)]
        #expect(corners.count == 4)
        #expect(zip(corners, expected).allSatisfy { abs($0.x - $1.0) < 1e-9 && abs($0.y - $1.1) < 1e-9 })
    }
}
