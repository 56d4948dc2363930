import DBDotLottie
import Testing

@Suite("Positions that move along a curve")
struct MotionPathTests {
    /// A solid on its way from (0, 0) to (100, 0) with these members in its first keyframe.
    private func scene(_ members: String) throws -> LayerScene {
        try .sample(
            transform: #""p": {"k": [{"t": 0, "s": [0, 0], \#(members)}, {"t": 10, "s": [100, 0]}]}"#)
    }

    @Test(
        "Spatial tangents bend the way, which is gone evenly by its length",
        arguments: [
            (0, 0, 0), (2.5, 24.472896155477, 17.258109337568), (5, 50, 0), (7, 69.479073461192, -15.657502739805),
            (10, 100, 0),
        ] as [(Double, Double, Double)])
    func tangents(frame: Double, x: Double, y: Double) throws {
        let edges = try scene(#""to": [40, 60, 0], "ti": [-40, -60, 0]"#).edges(frame: frame)
        #expect(edges == Edges(x, y, x + 10, y + 20))
    }

    @Test("Without curvature the way is even, however long the tangents are", arguments: [1, 2.5, 9] as [Double])
    func straight(frame: Double) throws {
        let edges = try scene(#""to": [90, 0], "ti": [-5, 0]"#).edges(frame: frame)
        #expect(edges == Edges(frame * 10, 0, frame * 10 + 10, 20))
    }

    @Test("Tangents of 0, or one alone, bend nothing", arguments: [#""to": [0, 0], "ti": [0, 0]"#, #""to": [9, 9]"#])
    func noTangents(members: String) throws {
        #expect(try scene(members).edges(frame: 5) == Edges(50, 0, 60, 20))
    }

    @Test("A held keyframe with tangents stays")
    func held() throws {
        #expect(try scene(#""to": [0, 50], "ti": [0, 50], "h": 1"#).edges(frame: 9) == Edges(0, 0, 10, 20))
    }

    @Test("Easing before the beginning prolongs the curve's first piece; beyond the end it stays there")
    func overshoot() throws {
        let easing = #""o": {"x": 0.3, "y": -0.5}, "i": {"x": 0.7, "y": 1.5}"#
        let scene = try scene(#""to": [30, 0], "ti": [-30, 0], \#(easing)"#)
        #expect(try #require(scene.edges(frame: 1)).left < -8)
        #expect(scene.edges(frame: 9) == Edges(100, 0, 110, 20))
    }

    @Test("A curve of no length stays where it is")
    func noLength() throws {
        let scene = try LayerScene.sample(
            transform: #""p": {"k": [{"t": 0, "s": [5, 5], "to": [0, 0], "ti": [1e-320, 0]}, {"t": 10, "s": [5, 5]}]}"#)
        #expect(scene.edges(frame: 5) == Edges(5, 5, 15, 25))
    }
}
