/// What the checks need to know of an animation; the file itself is not kept.
struct AnimationFacts: Sendable {
    /// What the checks need to know of the layers of one name.
    struct Layers: Sendable {
        /// What they use that hit tests do not evaluate.
        let unevaluatedFeatures: Set<UnevaluatedFeature>
        /// Whether one of them is ever drawn.
        let areDrawn: Bool
    }

    /// The number of layers of whose names it is found out what hit tests do not evaluate.
    static let mostSearches = 100

    /// The number of the last frame, counted from 0; negative if there are no frames.
    let lastFrame: Float
    /// The names of the markers in the order of the file.
    let markerNames: [String]
    /// The names of all layers, in precompositions too, in the order of the file; empty unless some were asked about.
    let layerNames: [String]
    private let markersByName: [ExactName: FrameRange]
    private let layersByName: [String: Layers]

    /// - Parameter layersAskedAbout: The names of the layers that matter, each once.
    init(_ animation: LottieAnimation, layersAskedAbout: [String]) {
        lastFrame = animation.lastFrame
        markerNames = animation.markers.map(\.name)
        // Of equal names the first counts.
        markersByName = Dictionary(animation.markers.map { (ExactName($0.name), $0.frames) }) { first, _ in first }
        guard !layersAskedAbout.isEmpty else {
            (layerNames, layersByName) = ([], [:])
            return
        }
        let scene = LayerScene(animation.root)
        let drawn = scene.drawnLayerNames
        layerNames = scene.names.sorted { $0.value < $1.value }.map(\.key)
        var layersByName: [String: Layers] = [:]
        for name in layersAskedAbout where scene.names[name] != nil {
            let isSearched = layersByName.count < Self.mostSearches
            layersByName[name] = Layers(
                unevaluatedFeatures: isSearched ? scene.unevaluatedFeatures(ofLayerNamed: name) : [],
                areDrawn: drawn.contains(name))
        }
        self.layersByName = layersByName
    }

    /// The layers of a name that was asked about, or `nil` if there is none.
    func layers(named name: String) -> Layers? { layersByName[name] }

    /// The frames that a segment covers, or `nil` if it names a marker that the animation does not have.
    func frames(of segment: StateMachineDefinition.Segment) -> FrameRange? {
        switch segment {
        case .marker(let name): markersByName[ExactName(name)]
        case .frames(let start, let end): FrameRange(start: start, end: end)
        }
    }
}
