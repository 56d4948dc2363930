import DBDotLottie
import Testing

@Suite("How an animation is laid out")
struct LayoutTests {
    /// A solid that fills an animation of 100 by 50 pixels.
    private static let full = """
        {"ip": 0, "op": 1, "w": 100, "h": 50, "layers": [
          {"ty": 1, "nm": "box", "ip": 0, "op": 1, "sw": 100, "sh": 50, "ks": {}}]}
        """

    @Test(
        "The six fits, centred on a canvas of 200 by 300 pixels",
        arguments: [
            (.contain, Edges(0, 100, 200, 200)), (.cover, Edges(-200, 0, 400, 300)), (.fill, Edges(0, 0, 200, 300)),
            (.fitWidth, Edges(0, 100, 200, 200)), (.fitHeight, Edges(-200, 0, 400, 300)),
            (.none, Edges(50, 125, 150, 175)),
        ] as [(LayoutFit, Edges)])
    func fits(fit: LayoutFit, edges: Edges) throws {
        #expect(try box(Layout(fit: fit)) == edges)
    }

    @Test(
        "The alignment shares out the room that is left over, or cut off",
        arguments: [
            (Layout(alignX: 0, alignY: 0), Edges(0, 0, 200, 100)),
            (Layout(alignX: 1, alignY: 1), Edges(0, 200, 200, 300)),
            (Layout(fit: .cover, alignX: 0, alignY: 0.5), Edges(0, 0, 600, 300)),
            (Layout(fit: .none, alignX: 1, alignY: 0), Edges(100, 0, 200, 50)),
        ])
    func alignment(layout: Layout, edges: Edges) throws {
        #expect(try box(layout) == edges)
    }

    @Test("Without arguments a layout contains the animation and centres it")
    func standard() {
        #expect(Layout() == Layout(fit: .contain, alignX: 0.5, alignY: 0.5))
    }

    @Test("Fits are spelled as in dotLottie players")
    func spelling() {
        #expect(LayoutFit.allCases.map(\.rawValue) == ["contain", "cover", "fill", "fit-width", "fit-height", "none"])
    }

    @Test(
        "An animation without area is hit nowhere", arguments: [#""w": 0, "h": 50"#, #""h": 50"#, #""w": -1, "h": 9"#])
    func noSize(size: String) throws {
        let text = #"{"ip": 0, "op": 1, \#(size), "layers": [\#(String.solid("box"))]}"#
        let scene = try LayerScene(JSONDocument(text: text))
        #expect(scene.box() == nil)
    }

    @Test("A canvas without area is hit nowhere")
    func noCanvas() throws {
        let scene = try LayerScene(JSONDocument(text: Self.full))
        let canvas = PixelSize(width: 0, height: 0)
        #expect(!scene.hits(layerName: "box", frame: 0, canvas: canvas, layout: Layout(), x: 0, y: 0))
    }

    private func box(_ layout: Layout) throws -> Edges? {
        let scene = try LayerScene(JSONDocument(text: Self.full))
        let canvas = PixelSize(width: 200, height: 300)
        guard let box = scene.box(ofLayerNamed: "box", frame: 0, canvas: canvas, layout: layout) else { return nil }
        return Edges(box.origin.x, box.origin.y, box.origin.x + box.width.x, box.origin.y + box.height.y)
    }
}
