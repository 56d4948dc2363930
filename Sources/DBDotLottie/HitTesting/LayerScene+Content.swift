extension LayerScene {
    /// The bounds that a layer's content is added to, and what may still be done for them.
    struct ContentBounds {
        var bounds = Bounds()
        var work: WorkBudget
    }

    /// Adds what a layer holds at a time of its composition, moved by a map from its own space; `depth` counts the precompositions around.
    func addContent(of place: Int, at time: Double, moved matrix: Matrix, depth: Int, to content: inout ContentBounds) {
        if let fixed = layers[place].fixedBounds {
            if matrix.keepsAxes { content.bounds.add(fixed, moved: matrix) }
            // A turned box is greater than the bounds of what it holds: it cannot stand for that, but it tells what changes nothing.
            if matrix.keepsAxes || content.bounds.encloses(fixed, moved: matrix) { return }
        }
        switch layers[place].content {
        case .shapes(let group):
            addShapes(of: group, at: time, moved: matrix, to: &content)
        case .precomposition(let composition):
            guard depth < HitTestLimits.precompositions else { return }
            addLayers(
                of: composition, at: layers[place].innerTime(at: time), moved: matrix, depth: depth + 1, to: &content)
        case .rectangle(let corner):
            content.bounds.add(matrix.applied(to: Point(0, 0)))
            content.bounds.add(matrix.applied(to: Point(corner.x, 0)))
            content.bounds.add(matrix.applied(to: corner))
            content.bounds.add(matrix.applied(to: Point(0, corner.y)))
        case .nothing:
            return
        }
    }

    /// Adds the layers of a composition that are present; the composition's own edges clip nothing.
    private func addLayers(
        of composition: Int, at time: Double, moved matrix: Matrix, depth: Int, to content: inout ContentBounds
    ) {
        for place in compositions[composition] {
            guard content.work.spend(1) else { return }
            guard isPresent(place, at: time) else { continue }
            let moved = matrix.after(self.matrix(of: place, at: time, work: &content.work))
            addContent(of: place, at: time, moved: moved, depth: depth, to: &content)
        }
    }

    /// Adds the outlines of a group's shapes and of the groups within, each with all strokes that draw it.
    private func addShapes(of group: Int, at time: Double, moved matrix: Matrix, to content: inout ContentBounds) {
        for place in shapes.groups[group].items {
            guard content.work.spend(1) else { return }
            if case .group(let inner) = shapes.items[place] {
                let moved = matrix.after(values.matrix(of: shapes.groups[inner].transform, at: time))
                addShapes(of: inner, at: time, moved: moved, to: &content)
                continue
            }
            guard let outline = outline(of: shapes.items[place], at: time),
                content.work.spend(outline.curveCount)
            else { continue }
            forEachCurve(of: outline) { content.bounds.add(matrix.applied(to: $0)) }
            addStrokes(of: group, to: outline, at: time, moved: matrix, content: &content)
        }
    }

    /// Adds an outline as the strokes of its group and of the groups around draw it.
    private func addStrokes(
        of group: Int, to outline: ShapeOutline, at time: Double, moved matrix: Matrix, content: inout ContentBounds
    ) {
        var group: Int? = group
        while let place = group {
            for stroke in shapes.groups[place].strokes {
                guard content.work.spend(1 + outline.curveCount * StrokeBounds.curveWork) else { return }
                let width = values.value(of: shapes.strokes[stroke].width, at: time)
                guard width > 0 else { continue }
                var drawn = StrokeBounds(
                    shapes.strokes[stroke], width: width, moved: matrix, bounds: content.bounds)
                forEachCurve(of: outline) { drawn.add($0) }
                drawn.finish(isClosed: outline.isClosed)
                content.bounds = drawn.bounds
            }
            group = shapes.groups[place].outer
        }
    }
}
