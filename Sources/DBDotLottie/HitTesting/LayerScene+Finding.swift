extension LayerScene {
    /// A layer that was looked for.
    struct FoundLayer {
        /// Its place.
        var layer: Int
        /// The time of the composition that it is in.
        var time: Double
        /// The map from its own space to the animation's.
        var matrix: Matrix
    }

    /// Finds the layer of a name that is drawn first, among the layers present at a time and those of present precompositions.
    ///
    /// A precomposition of that name is found itself; what it holds is not looked at. `depth` counts the precompositions around.
    func find(_ name: Int, in composition: Int, at time: Double, depth: Int, work: inout WorkBudget) -> FoundLayer? {
        for place in compositions[composition].reversed() {
            guard work.spend(1) else { return nil }
            if layers[place].name == name {
                guard isPresent(place, at: time) else { continue }
                return FoundLayer(layer: place, time: time, matrix: matrix(of: place, at: time, work: &work))
            }
            guard case .precomposition(let inner) = layers[place].content, depth < HitTestLimits.precompositions,
                isPresent(place, at: time)
            else { continue }
            let innerTime = layers[place].innerTime(at: time)
            if var found = find(name, in: inner, at: innerTime, depth: depth + 1, work: &work) {
                found.matrix = matrix(of: place, at: time, work: &work).after(found.matrix)
                return found
            }
        }
        return nil
    }

    /// Whether a layer is drawn at a time of its composition.
    func isPresent(_ place: Int, at time: Double) -> Bool {
        switch layers[place].drawing {
        case .never: false
        case .always: shows(place, at: time)
        case .withMatteSource: shows(place, at: time) && shows(place - 1, at: time)
        }
    }

    /// Whether a layer is in its time, not hidden and not transparent.
    private func shows(_ place: Int, at time: Double) -> Bool {
        guard layers[place].inPoint <= time, time < layers[place].outPoint, !layers[place].isHidden else {
            return false
        }
        // Players count opacity in whole 255ths.
        return values.value(of: layers[place].opacity, at: time) * 2.55 >= 1
    }

    /// The map from a layer's own space to its composition's: its own transform and those of its ancestors.
    func matrix(of place: Int, at time: Double, work: inout WorkBudget) -> Matrix {
        var matrix = values.matrix(of: layers[place].transform, at: time)
        var ancestor = layers[place].parent
        var count = 0
        while let parent = ancestor, count < HitTestLimits.ancestors, work.spend(1) {
            matrix = values.matrix(of: layers[parent].transform, at: time).after(matrix)
            ancestor = layers[parent].parent
            count += 1
        }
        return matrix
    }
}
