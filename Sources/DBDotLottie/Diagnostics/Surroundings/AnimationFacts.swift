/// What the checks need to know of an animation; the file itself is not kept.
struct AnimationFacts: Sendable {
    /// What the checks need to know of the layers of one name.
    struct Layers: Sendable {
        /// What they use that hit tests do not evaluate.
        let unevaluatedFeatures: Set<UnevaluatedFeature>
        /// Whether one of them is ever drawn.
        let areDrawn: Bool
    }

    /// The number of the last frame, counted from 0; negative if there are no frames.
    let lastFrame: Float
    /// The markers in the order of the file.
    let markers: [LottieAnimation.Marker]
    /// The names of all layers, in precompositions too, in the order of the file; empty unless some were asked about.
    let layerNames: [String]
    private let layersByName: [String: Layers]

    init(_ animation: LottieAnimation, layersAskedAbout: [String]) {
        lastFrame = animation.lastFrame
        markers = animation.markers
        guard !layersAskedAbout.isEmpty else {
            (layerNames, layersByName) = ([], [:])
            return
        }
        let scene = LayerScene(animation.root)
        layerNames = scene.names.sorted { $0.value < $1.value }.map(\.key)
        layersByName = layersAskedAbout.reduce(into: [:]) { layers, name in
            guard let areDrawn = scene.drawsLayers(named: name) else { return }
            layers[name] = Layers(
                unevaluatedFeatures: scene.unevaluatedFeatures(ofLayerNamed: name), areDrawn: areDrawn)
        }
    }

    /// The first marker of this name, which is the one that players take.
    func marker(named name: String) -> LottieAnimation.Marker? {
        markers.first { $0.name.isExactly(name) }
    }

    /// The layers of a name that was asked about, or `nil` if there is none.
    func layers(named name: String) -> Layers? { layersByName[name] }

    /// The frames that a segment covers, or `nil` if it names a marker that the animation does not have.
    func frames(of segment: StateMachineDefinition.Segment) -> FrameRange? {
        switch segment {
        case .marker(let name): marker(named: name)?.frames
        case .frames(let start, let end): FrameRange(start: start, end: end)
        }
    }
}
