import DBDotLottie
import Testing

@Suite("Animations that are odd, damaged or made to cost time")
struct OddAnimationTests {
    @Test(
        "Values of the wrong kind count as left out",
        arguments: [
            #""p": 5"#, #""p": {"k": "x"}"#, #""p": {"k": []}"#, #""p": {"k": [{}]}"#, #""p": {"k": [{"t": "x"}]}"#,
            #""p": {"k": [{"t": 0, "s": null}]}"#, #""p": null, "a": [], "s": true, "r": {"k": {}}, "sk": {"k": [[]]}"#,
            #""p": {"s": true}"#, #""p": {"s": true, "x": 9, "y": {"k": ["9"]}}"#,
        ])
    func wrongKinds(transform: String) throws {
        #expect(try LayerScene.sample(transform: transform).edges() == Edges(0, 0, 10, 20))
    }

    @Test(
        "What is no animation has no layers",
        arguments: [
            "{}", "[]", "3", #"{"layers": {}}"#, #"{"layers": [3, [], null, {}], "assets": [3, {}], "w": 1, "h": 1}"#,
        ])
    func noAnimation(text: String) throws {
        let scene = try LayerScene(JSONDocument(text: text))
        #expect(scene.box() == nil)
        #expect(scene.unevaluatedFeatures(ofLayerNamed: "box").isEmpty)
    }

    @Test(
        "A damaged path keeps the vertices that it has",
        arguments: [
            #"{"c": true, "v": [[0, 0], [10, 0], [0, 10]]}"#, #"{"c": 1, "v": [[0, 0], [10, 0], [0, 10]], "i": [[0]]}"#,
            #"{"v": [[0, 0, 5], [10], [0, 10]], "o": 5}"#, #"{"v": ["x", [10, 10], [0, {}]]}"#,
        ])
    func damagedPath(path: String) throws {
        #expect(try LayerScene.sample(shapes: #"{"ty": "sh", "ks": {"k": \#(path)}}"#).edges() == Edges(0, 0, 10, 10))
    }

    @Test("A path without curves has no box", arguments: ["{}", "[]", "3", #"{"v": [[1, 2]]}"#, #"{"v": []}"#])
    func noCurves(path: String) throws {
        let stroke = #"{"ty": "st", "w": {"k": 5}}"#
        #expect(try LayerScene.sample(shapes: #"{"ty": "sh", "ks": {"k": \#(path)}}, \#(stroke)"#).box() == nil)
    }

    @Test("Numbers that overflow hit nothing and stop nothing", arguments: ["1e308", "-1e308", "5e-324"])
    func hugeNumbers(number: String) throws {
        let path =
            #"{"c": true, "v": [[\#(number), 1], [1, -\#(number.trimmingMinus)], [0, 0]], "o": [[\#(number), 9]]}"#
        let shapes = #"{"ty": "sh", "ks": {"k": \#(path)}}, {"ty": "st", "w": {"k": \#(number)}}"#
        let scene = try LayerScene.sample(
            layers: .layer("box", #""ty": 4, "shapes": [\#(shapes)], "ks": {"r": {"k": \#(number)}}"#))
        #expect(scene.box()?.contains(x: .nan, y: .nan) != true)
    }

    @Test(
        "Times that are no numbers, or far away, find nothing", arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func oddFrames(frame: Double) throws {
        #expect(try LayerScene.sample(layers: .solid("box")).box(frame: frame) == nil)
    }

    @Test(
        "Stars with countless, no or negative points end",
        arguments: [("1e300", true), ("4294967296", true), ("0", false), ("-5", false), ("0.9", false)])
    func polystarPoints(points: String, hasBox: Bool) throws {
        let scene = try LayerScene.sample(
            shapes: #"{"ty": "sr", "sy": 1, "pt": {"k": \#(points)}, "or": {"k": 10}, "ir": {"k": 5}}"#)
        let edges = scene.edges()
        #expect((edges != nil) == hasBox)
        #expect(edges.map { abs($0.right - 10) < 1e-3 } ?? true)
    }

    @Test("Layers that are each other's parents end after a hundred")
    func parentCycle() throws {
        let scene = try LayerScene.sample(
            layers: .solid("box", transform: #""p": {"k": [1, 0]}"#, #""ind": 1, "parent": 2"#) + ","
                + .solid("other", transform: #""p": {"k": [1, 0]}"#, #""ind": 2, "parent": 1"#))
        #expect(scene.edges() == Edges(101, 0, 111, 20))
    }

    @Test("A precomposition that holds itself ends, and what else it holds counts")
    func selfInclusion() throws {
        let scene = try LayerScene.sample(
            layers: .precomposition("outer", of: "a"),
            assets: .asset("a", layers: .solid("box") + "," + .precomposition("again", of: "a")))
        #expect(scene.edges("box") == Edges(0, 0, 10, 20))
        #expect(scene.edges("outer") == Edges(0, 0, 10, 20))
    }

    @Test("Precompositions that multiply each other end", arguments: ["outer", "left3", "box"])
    func multiplication(name: String) throws {
        let doubling = (0..<60).map { level in
            String.asset(
                "c\(level)",
                layers: .precomposition("left\(level)", of: "c\(level + 1)") + ","
                    + .precomposition("right", of: "c\(level + 1)"))
        }
        let last = String.asset("c60", layers: .solid("box", #""hd": true"#))
        let scene = try LayerScene.sample(
            layers: .precomposition("outer", of: "c0"), assets: (doubling + [last]).joined(separator: ","))
        #expect(scene.box(name) == nil)
        #expect(scene.unevaluatedFeatures(ofLayerNamed: name).isEmpty)
    }

    @Test("Strokes and shapes that multiply each other end, and what was found until then counts")
    func manyStrokes() throws {
        let rectangle = #"{"ty": "rc", "s": {"k": [{"t": 0, "s": [10, 10]}]}}"#
        let shapes =
            Array(repeating: rectangle, count: 500) + Array(repeating: #"{"ty": "st", "w": {"k": 2}}"#, count: 500)
        let edges = try #require(try LayerScene.sample(shapes: shapes.joined(separator: ",")).edges())
        #expect(edges.right >= 5)
    }
}

extension String {
    /// The text of a number without its sign.
    fileprivate var trimmingMinus: String { hasPrefix("-") ? String(dropFirst()) : self }
}
