extension LayerScene {
    /// Whether a point of the canvas lies on the box of the layer of this name, as it is at a frame.
    ///
    /// Frames are counted from 0 as playback counts them, points and sizes are pixels. An unknown name, a layer that is not drawn at
    /// this frame and a box without area are never hit.
    package func hits(
        layerName: String, frame: Double, canvas: PixelSize, layout: Layout, x: Double, y: Double
    ) -> Bool {
        box(ofLayerNamed: layerName, frame: frame, canvas: canvas, layout: layout)?.contains(x: x, y: y) ?? false
    }

    /// The box of the layer of this name on the canvas, as it is at a frame; `nil` if none is drawn or the box has no area.
    ///
    /// The box is the upright rectangle around the layer's content in the layer's own space, moved as the layer is. Of layers of one
    /// name the one drawn first counts, among those that are drawn at this frame, inside precompositions too.
    package func box(
        ofLayerNamed name: String, frame: Double, canvas: PixelSize, layout: Layout
    ) -> OrientedRectangle? {
        guard let name = names[name], let placement = layout.matrix(placing: size, on: canvas) else { return nil }
        var work = WorkBudget(HitTestLimits.queryWork)
        guard let found = find(name, in: 0, at: frame + inPoint, depth: 0, work: &work) else { return nil }
        var content = ContentBounds(work: work)
        addContent(of: found.layer, at: found.time, moved: .identity, depth: 0, to: &content)
        guard content.bounds.hasArea else { return nil }
        return OrientedRectangle(content.bounds, moved: placement.after(found.matrix))
    }
}
