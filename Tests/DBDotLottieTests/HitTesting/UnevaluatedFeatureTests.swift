import DBDotLottie
import Testing

@Suite("What hit tests do not evaluate")
struct UnevaluatedFeatureTests {
    @Test(
        "A layer's own features are told",
        arguments: [
            (#""ks": {"r": {"k": 0, "x": "time * 9"}}"#, .expressions),
            (#""ks": {"p": {"sid": "place"}}"#, .slots),
            (#""ddd": 1"#, .threeDimensional), (#""ks": {"rx": {"k": 0}}"#, .threeDimensional),
            (#""ao": 1"#, .autoOrient), (#""tm": {"k": 0}"#, .timeRemap), (#""ef": [{"ty": 5}]"#, .effects),
            (#""sy": [{"ty": 1}]"#, .effects), (#""tt": 1, "tp": 7"#, .matteParent), (#""ty": 5"#, .text),
        ] as [(String, UnevaluatedFeature)])
    func layerFeatures(members: String, feature: UnevaluatedFeature) throws {
        let scene = try LayerScene.sample(layers: .layer("box", #""ty": 4, "# + members))
        #expect(scene.unevaluatedFeatures(ofLayerNamed: "box") == [feature])
    }

    @Test(
        "Shapes' features are told, in groups too",
        arguments: [
            (#"{"ty": "rp"}"#, .repeater), (#"{"ty": "tm"}"#, .trimPath), (#"{"ty": "op"}"#, .offsetPath),
            (#"{"ty": "rd"}"#, .roundedCorners), (#"{"ty": "mm"}"#, .mergePaths), (#"{"ty": "pb"}"#, .puckerBloat),
            (#"{"ty": "tw"}"#, .twist), (#"{"ty": "zz"}"#, .zigZag),
            (#"{"ty": "sr", "os": {"k": 5}}"#, .starRoundness), (#"{"ty": "st", "d": [{"n": "d"}]}"#, .dashes),
            (#"{"ty": "sh", "ks": {"x": "path()", "k": {}}}"#, .expressions),
        ] as [(String, UnevaluatedFeature)])
    func shapeFeatures(shape: String, feature: UnevaluatedFeature) throws {
        let scene = try LayerScene.sample(shapes: #"{"ty": "gr", "it": [\#(shape)]}"#)
        #expect(scene.unevaluatedFeatures(ofLayerNamed: "box") == [feature])
    }

    @Test("A layer that is evaluated entirely has none, nor has an unknown name", arguments: ["box", "boxes"])
    func none(name: String) throws {
        let shapes = #"{"ty": "sr", "os": {"k": 0}, "is": {"k": 0}}, {"ty": "st", "d": []}, {"ty": "rd", "hd": true}"#
        let scene = try LayerScene.sample(shapes: shapes)
        #expect(scene.unevaluatedFeatures(ofLayerNamed: name).isEmpty)
    }

    @Test("What parents use moves the layer, so it counts")
    func parents() throws {
        let scene = try LayerScene.sample(
            layers: [
                .solid("box", #""parent": 2"#), .solid("near", #""ind": 2, "parent": 3"#),
                .solid("far", #""ind": 3, "parent": 2, "ao": 1"#), .solid("other", #""ddd": 1"#),
            ].joined(separator: ","))
        #expect(scene.unevaluatedFeatures(ofLayerNamed: "box") == [.autoOrient])
    }

    @Test("What precompositions around a layer use counts, and for a precomposition what it holds")
    func precompositions() throws {
        let scene = try LayerScene.sample(
            layers: .precomposition("outer", of: "inside", #""tm": {"k": 0}"#),
            assets: .asset("inside", layers: .solid("box") + "," + .layer("other", #""ty": 5"#)))
        #expect(scene.unevaluatedFeatures(ofLayerNamed: "box") == [.timeRemap])
        #expect(scene.unevaluatedFeatures(ofLayerNamed: "other") == [.timeRemap, .text])
        #expect(scene.unevaluatedFeatures(ofLayerNamed: "outer") == [.timeRemap, .text])
    }

    @Test("Precompositions that hold themselves come to an end")
    func cycle() throws {
        let scene = try LayerScene.sample(
            layers: .precomposition("outer", of: "a"),
            assets: .asset("a", layers: .precomposition("again", of: "a") + "," + .solid("box", #""ao": 1"#)))
        #expect(scene.unevaluatedFeatures(ofLayerNamed: "box") == [.autoOrient])
        #expect(scene.unevaluatedFeatures(ofLayerNamed: "again") == [.autoOrient])
    }
}
