import DBDotLottie
import Testing

@Suite("What shapes reach")
struct ShapeTests {
    @Test(
        "Rectangles, ellipses and stars are bounded exactly",
        arguments: [
            (#"{"ty": "rc", "p": {"k": [5, 6]}, "s": {"k": [20, 10]}}"#, Edges(-5, 1, 15, 11)),
            (#"{"ty": "rc", "p": {"k": [0, 0]}, "s": {"k": [20, 10]}, "r": {"k": 99}}"#, Edges(-10, -5, 10, 5)),
            (#"{"ty": "el", "p": {"k": [5, 6]}, "s": {"k": [20, 10]}}"#, Edges(-5, 1, 15, 11)),
            (#"{"ty": "sr", "sy": 2, "pt": {"k": 4}, "p": {"k": [1, 2]}, "or": {"k": 10}}"#, Edges(-9, -8, 11, 12)),
            (
                #"{"ty": "sr", "sy": 2, "pt": {"k": 4}, "r": {"k": 45}, "or": {"k": 10}, "ir": {"k": 99}}"#,
                Edges(-7.0710678119, -7.0710678119, 7.0710678119, 7.0710678119)
            ),
            (
                #"{"ty": "sr", "sy": 1, "pt": {"k": 2.9}, "or": {"k": 10}, "ir": {"k": 5}}"#, Edges(-5, -10, 5, 10)
            ),
        ])
    func parametric(shape: String, edges: Edges) throws {
        #expect(try LayerScene.sample(shapes: shape).edges() == edges)
    }

    @Test("Round corners keep a turned rectangle smaller")
    func roundCorners() throws {
        let turn = #"{"ty": "tr", "r": {"k": 45}}"#
        let circle = #"{"ty": "rc", "p": {"k": [0, 0]}, "s": {"k": [20, 20]}, "r": {"k": 10}}"#
        let edges = try #require(
            try LayerScene.sample(shapes: #"{"ty": "gr", "it": [\#(circle), \#(turn)]}"#).edges())
        #expect(abs(edges.right - 10) < 0.01)
    }

    @Test("A path is bounded by what its curves reach, not by their control points")
    func curveExtremes() throws {
        let path = #"{"c": false, "v": [[0, 0], [10, 0]], "o": [[0, 20], [0, 0]], "i": [[0, 0], [0, 20]]}"#
        #expect(try LayerScene.sample(shapes: #"{"ty": "sh", "ks": {"k": \#(path)}}"#).edges() == Edges(0, 0, 10, 15))
    }

    @Test(
        "A closed path returns to its beginning, an open one does not",
        arguments: [("true", Edges(0, -7.5, 10, 10)), ("false", Edges(0, 0, 10, 10))])
    func closing(isClosed: String, edges: Edges) throws {
        let path =
            #"{"c": \#(isClosed), "v": [[0, 0], [10, 10], [10, 0]], "o": [[0, 0], [0, 0], [0, -10]], "i": [[0, -10]]}"#
        #expect(try LayerScene.sample(shapes: #"{"ty": "sh", "ks": {"k": \#(path)}}"#).edges() == edges)
    }

    @Test("A keyframed path blends vertex by vertex", arguments: [(0, 10), (5, 15), (10, 20)] as [(Double, Double)])
    func keyframedPath(frame: Double, right: Double) throws {
        let scene = try LayerScene.sample(
            shapes: Self.path(from: "[[0, 0], [10, 0], [0, 10]]", to: "[[0, 0], [20, 0], [0, 10]]"))
        #expect(scene.edges(frame: frame) == Edges(0, 0, right, 10))
    }

    @Test(
        "Paths of different size do not blend: the first stays", arguments: [(5, 10), (10, 20)] as [(Double, Double)])
    func unevenPaths(frame: Double, right: Double) throws {
        let scene = try LayerScene.sample(
            shapes: Self.path(from: "[[0, 0], [10, 10]]", to: "[[0, 0], [20, 0], [0, 10]]"))
        #expect(scene.edges(frame: frame)?.right == right)
    }

    private static func path(from: String, to: String) -> String {
        let keyframes = #"{"t": 0, "s": [{"c": true, "v": \#(from)}]}, {"t": 10, "s": [{"c": true, "v": \#(to)}]}"#
        return #"{"ty": "sh", "ks": {"k": [\#(keyframes)]}}"#
    }

    @Test("Groups move their shapes before they are bounded, inner ones by the outer ones too")
    func groups() throws {
        let ellipse = #"{"ty": "el", "p": {"k": [0, 0]}, "s": {"k": [10, 10]}}"#
        let inner = #"{"ty": "gr", "it": [\#(ellipse), {"ty": "tr", "r": {"k": 45}, "s": {"k": [200, 200]}}]}"#
        let outer = #"{"ty": "gr", "it": [\#(inner), {"ty": "tr", "p": {"k": [30, 40]}}]}"#
        let edges = try #require(try LayerScene.sample(shapes: outer).edges())
        #expect(abs(edges.left - 20) < 0.01 && abs(edges.bottom - 50) < 0.01)
    }

    @Test("Hidden shapes and groups, fills and unknown shapes add nothing")
    func nothingAdded() throws {
        let shapes = [
            #"{"ty": "rc", "s": {"k": [10, 10]}}"#, #"{"ty": "rc", "s": {"k": [50, 50]}, "hd": true}"#,
            #"{"ty": "gr", "hd": true, "it": [{"ty": "rc", "s": {"k": [50, 50]}}]}"#, #"{"ty": "fl"}"#,
            #"{"ty": "??", "s": {"k": [50, 50]}}"#, #"{"ty": 4}"#, "4",
        ]
        #expect(try LayerScene.sample(shapes: shapes.joined(separator: ",")).edges() == Edges(-5, -5, 5, 5))
    }
}
