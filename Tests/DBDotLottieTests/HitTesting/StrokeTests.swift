import DBDotLottie
import Testing

@Suite("What strokes reach")
struct StrokeTests {
    /// A group's shapes: an open path through points, and a stroke of 4 pixels with these members.
    private static func line(_ points: String, _ stroke: String, closed: Bool = false) -> String {
        let path = #"{"ty": "sh", "ks": {"k": {"c": \#(closed), "v": \#(points)}}}"#
        return path + #", {"ty": "st", "w": {"k": 4}, \#(stroke)}"#
    }

    @Test(
        "A stroke reaches half its width to both sides, and with round or square caps beyond its ends",
        arguments: [(1, Edges(0, -2, 10, 2)), (2, Edges(-2, -2, 12, 2)), (3, Edges(-2, -2, 12, 2))])
    func caps(cap: Int, edges: Edges) throws {
        let shapes = Self.line("[[0, 0], [10, 0]]", #""lc": \#(cap)"#)
        #expect(try LayerScene.sample(shapes: shapes).edges() == edges)
    }

    @Test(
        "A mitre reaches to its tip up to the limit, beyond that it is a bevel",
        arguments: [
            (#""lj": 1, "ml": 4"#, 12.828427124746), (#""lj": 1, "ml": 1.4"#, 11.414213562373),
            (#""lj": 1, "ml": 1.5"#, 12.828427124746), (#""lj": 3"#, 11.414213562373),
            // A round join counts with the control points of its quarter circle.
            (#""lj": 2"#, 12.195262145876),
        ] as [(String, Double)])
    func joins(members: String, right: Double) throws {
        // A right angle whose tip is at (10, 0), between two legs on the left.
        let shapes = Self.line("[[0, -10], [10, 0], [0, 10]]", members + #", "lc": 1"#)
        let edges = try #require(try LayerScene.sample(shapes: shapes).edges())
        #expect(abs(edges.right - right) < 1e-6)
    }

    @Test("A closed stroke is joined where it begins and has no caps")
    func closed() throws {
        let shapes = Self.line("[[0, 0], [10, 0], [10, 10], [0, 10]]", #""lj": 1, "lc": 2"#, closed: true)
        #expect(try LayerScene.sample(shapes: shapes).edges() == Edges(-2, -2, 12, 12))
    }

    @Test("A curve's stroke follows it")
    func curve() throws {
        let shapes = #"{"ty": "el", "s": {"k": [20, 20]}}, {"ty": "st", "w": {"k": 4}, "lj": 1}"#
        let edges = try #require(try LayerScene.sample(shapes: shapes).edges())
        #expect(abs(edges.right - 12) < 0.01 && abs(edges.top + 12) < 0.01)
    }

    @Test("A group's transform moves the stroke too; strokes around a group draw what is within")
    func groups() throws {
        let rectangle = #"{"ty": "rc", "s": {"k": [10, 10]}}"#
        let group = #"{"ty": "gr", "it": [\#(rectangle), {"ty": "tr", "s": {"k": [200, 100]}}]}"#
        let shapes = group + #", {"ty": "gs", "w": {"k": 2}, "lj": 1}"#
        #expect(try LayerScene.sample(shapes: shapes).edges() == Edges(-12, -6, 12, 6))
    }

    @Test(
        "Hidden strokes and those without width draw nothing",
        arguments: [#""w": {"k": 0}"#, #""w": {"k": -4}"#, #""w": {"k": 4}, "hd": true"#, #""w": null"#])
    func nothingDrawn(members: String) throws {
        let shapes = #"{"ty": "rc", "s": {"k": [10, 10]}}, {"ty": "st", \#(members)}"#
        #expect(try LayerScene.sample(shapes: shapes).edges() == Edges(-5, -5, 5, 5))
    }

    @Test("The width is that of the frame", arguments: [(0, 5), (5, 6), (10, 7)] as [(Double, Double)])
    func animatedWidth(frame: Double, right: Double) throws {
        let width = #"{"k": [{"t": 0, "s": [0]}, {"t": 10, "s": [4]}]}"#
        let scene = try LayerScene.sample(
            shapes: #"{"ty": "rc", "s": {"k": [10, 10]}}, {"ty": "st", "w": \#(width), "lj": 1}"#)
        #expect(scene.edges(frame: frame) == Edges(-right, -right, right, right))
    }

    @Test("A path that turns back on itself is stroked with its join there", arguments: [1, 2, 3])
    func turningBack(join: Int) throws {
        let shapes = Self.line("[[0, 0], [10, 0], [0, 0]]", #""lj": \#(join), "lc": 1"#)
        #expect(try LayerScene.sample(shapes: shapes).edges()?.right == (join == 2 ? 12 : 10))
    }

    @Test("A layer that never changes is bounded entirely, however much one query may cost")
    func large() throws {
        // 33,000 stroked curves are more than a query's work; the scene does it ahead.
        let points = Array(repeating: "[0, 0], [10, 10]", count: 16_500).joined(separator: ",")
        let shapes = Self.line("[\(points)]", #""lj": 2"#)
        let edges = try #require(try LayerScene.sample(shapes: shapes).edges())
        #expect(edges.right > 11.4)
    }
}
