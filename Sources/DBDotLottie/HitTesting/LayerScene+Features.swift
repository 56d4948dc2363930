extension LayerScene {
    /// What the layers of this name use that hit tests do not evaluate, so that their boxes may differ from what players draw.
    ///
    /// It looks at every layer of that name, at the parents and precompositions around it and at what it holds, at whatever time they
    /// are drawn. An unknown name uses nothing.
    package func unevaluatedFeatures(ofLayerNamed name: String) -> Set<UnevaluatedFeature> {
        guard let name = names[name] else { return [] }
        var search = FeatureSearch(scene: self, name: name)
        return search.around(composition: 0, depth: 0)?.features ?? []
    }

    /// The names of the layers that are drawn at any time; null layers, matte sources and hidden layers never are.
    package var drawnLayerNames: Set<String> {
        let drawn = Set(layers.lazy.filter { !$0.isHidden && $0.drawing != .never }.compactMap(\.name))
        return Set(names.lazy.filter { drawn.contains($0.value) }.map(\.key))
    }
}

/// Gathers features over the compositions, each visited once.
private struct FeatureSearch {
    let scene: LayerScene
    /// The number of the name looked for.
    let name: Int
    /// What is known about the layers of the name in a composition; an inner `nil` means that there is none.
    private var around: [Int: UnevaluatedFeatureSet?] = [:]
    /// What a composition holds altogether.
    private var held: [Int: UnevaluatedFeatureSet] = [:]

    init(scene: LayerScene, name: Int) {
        self.scene = scene
        self.name = name
    }

    /// The features of the layers of the name in a composition and in those within; `nil` if there is no such layer.
    mutating func around(composition: Int, depth: Int) -> UnevaluatedFeatureSet? {
        if let known = around[composition] { return known }
        around[composition] = .some(nil)
        var result: UnevaluatedFeatureSet?
        for place in scene.compositions[composition] {
            let inside: UnevaluatedFeatureSet?
            if scene.layers[place].name == name {
                inside = content(of: place, depth: depth)
            } else if case .precomposition(let inner) = scene.layers[place].content,
                depth < HitTestLimits.precompositions
            {
                inside = around(composition: inner, depth: depth + 1)
            } else {
                inside = nil
            }
            guard let inside else { continue }
            result = (result ?? UnevaluatedFeatureSet()).union(inside).union(placement(of: place))
        }
        around[composition] = result
        return result
    }

    /// The features of what a layer holds.
    private mutating func content(of place: Int, depth: Int) -> UnevaluatedFeatureSet {
        guard case .precomposition(let inner) = scene.layers[place].content else { return UnevaluatedFeatureSet() }
        return all(in: inner, depth: depth + 1)
    }

    /// The features of all that a composition holds.
    private mutating func all(in composition: Int, depth: Int) -> UnevaluatedFeatureSet {
        if let known = held[composition] { return known }
        guard depth <= HitTestLimits.precompositions else { return UnevaluatedFeatureSet() }
        held[composition] = UnevaluatedFeatureSet()
        var result = UnevaluatedFeatureSet()
        for place in scene.compositions[composition] {
            result = result.union(placement(of: place)).union(content(of: place, depth: depth))
        }
        held[composition] = result
        return result
    }

    /// The features of a layer itself and of the parents that move it.
    private func placement(of place: Int) -> UnevaluatedFeatureSet {
        var result = scene.layers[place].unevaluated
        var ancestor = scene.layers[place].parent
        for _ in 0..<HitTestLimits.ancestors {
            guard let parent = ancestor else { break }
            result = result.union(scene.layers[parent].unevaluated)
            ancestor = scene.layers[parent].parent
        }
        return result
    }
}
