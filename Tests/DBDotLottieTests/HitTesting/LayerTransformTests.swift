import DBDotLottie
import Testing

@Suite("Where a layer's transform puts it")
struct LayerTransformTests {
    @Test(
        "Position, anchor, scale and rotation move the box",
        arguments: [
            ("", Edges(0, 0, 10, 20)),
            (#""p": {"k": [30, 40, 0]}"#, Edges(30, 40, 40, 60)),
            (#""p": {"s": true, "x": {"k": 30}, "y": {"k": [40]}}"#, Edges(30, 40, 40, 60)),
            (#""p": {"k": [30, 40]}, "a": {"k": [10, 20]}"#, Edges(20, 20, 30, 40)),
            (#""s": {"k": [200, 50]}"#, Edges(0, 0, 20, 10)),
            (#""s": {"k": [-100, 100]}"#, Edges(-10, 0, 0, 20)),
            (#""p": {"k": [30, 40]}, "a": {"k": [10, 20]}, "s": {"k": [200, 100]}"#, Edges(10, 20, 30, 40)),
            (#""r": {"k": 90}"#, Edges(-20, 0, 0, 10)),
            (#""r": {"k": [180]}, "p": {"k": [50, 50]}"#, Edges(40, 30, 50, 50)),
            (#""sk": {"k": 45}, "sa": {"k": 0}"#, Edges(-20, 0, 10, 20)),
            (#""sk": {"k": 45}, "sa": {"k": 90}"#, Edges(0, 0, 10, 30)),
        ])
    func moved(transform: String, edges: Edges) throws {
        #expect(try LayerScene.sample(transform: transform).edges() == edges)
    }

    @Test(
        "A turned box is hit where it lies, not where its edges would",
        arguments: [(50, 60, true), (50, 50, true), (45, 50, false), (43, 57.1, true), (57, 50, false)]
            as [(Double, Double, Bool)])
    func turned(x: Double, y: Double, isHit: Bool) throws {
        let scene = try LayerScene.sample(transform: #""p": {"k": [50, 50]}, "r": {"k": 45}"#)
        #expect(try #require(scene.box()).contains(x: x, y: y) == isHit)
    }

    @Test("Parents move a layer, those of parents too, drawn or not")
    func parents() throws {
        let scene = try LayerScene.sample(
            layers: [
                .solid("box", transform: #""p": {"k": [1, 2]}"#, #""parent": 2"#),
                .solid("near", transform: #""r": {"k": 90}"#, #""ind": 2, "parent": 3, "ty": 3"#),
                .solid("far", transform: #""p": {"k": [50, 50]}"#, #""ind": 3, "hd": true"#),
            ].joined(separator: ","))
        #expect(scene.edges() == Edges(28, 51, 48, 61))
    }

    @Test("A parent's opacity and time are its own")
    func parentsOpacity() throws {
        let scene = try LayerScene.sample(
            layers: .solid("box", #""parent": 2"#) + ","
                + .solid("parent", transform: #""o": {"k": 0}, "p": {"k": [5, 5]}"#, #""ind": 2, "op": 0"#))
        #expect(scene.edges() == Edges(5, 5, 15, 25))
    }

    @Test("Of layers with one index the last is the parent; an unknown one moves nothing", arguments: [(2, 7), (9, 0)])
    func parentIndex(parent: Int, left: Double) throws {
        let scene = try LayerScene.sample(
            layers: [
                .solid("box", #""parent": \#(parent)"#),
                .solid("one", transform: #""p": {"k": [50, 50]}"#, #""ind": 2"#),
                .solid("two", transform: #""p": {"k": [7, 0]}"#, #""ind": 2"#),
            ].joined(separator: ","))
        #expect(scene.edges()?.left == left)
    }
}
