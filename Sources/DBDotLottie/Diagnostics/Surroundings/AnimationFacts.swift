/// What the checks need to know of an animation; the file itself is not kept.
struct AnimationFacts: Sendable {
    /// The number of the last frame, counted from 0; negative if there are no frames.
    let lastFrame: Float
    /// The markers in the order of the file.
    let markers: [LottieAnimation.Marker]
    /// The names of all layers, in precompositions too, in the order of the file; empty unless some were asked about.
    let layerNames: [String]
    /// The layers asked about that exist, each with what it uses that hit tests do not evaluate.
    private let layers: [String: Set<UnevaluatedFeature>]

    init(_ animation: LottieAnimation, layersAskedAbout: [String]) {
        lastFrame = animation.lastFrame
        markers = animation.markers
        guard !layersAskedAbout.isEmpty else {
            (layerNames, layers) = ([], [:])
            return
        }
        let scene = LayerScene(animation.root)
        layerNames = scene.names.sorted { $0.value < $1.value }.map(\.key)
        layers = layersAskedAbout.reduce(into: [:]) { layers, name in
            guard scene.names[name] != nil else { return }
            layers[name] = scene.unevaluatedFeatures(ofLayerNamed: name)
        }
    }

    /// The first marker of this name, which is the one that players take.
    func marker(named name: String) -> LottieAnimation.Marker? {
        markers.first { $0.name.isExactly(name) }
    }

    /// What the layers of a name use that hit tests do not evaluate, or `nil` if there is no such layer.
    func unevaluatedFeatures(ofLayerNamed name: String) -> Set<UnevaluatedFeature>? { layers[name] }
}
