/// An animation as hit tests see it: compositions, layers and shapes, made once from the file and never changed.
///
/// Everything that a file says by name or by index is resolved here. What is malformed has the value that Lottie gives what is left out;
/// no file makes this or a query fail, and ``HitTestLimits`` bounds what both may cost.
package struct LayerScene: Sendable {
    /// The animation's own size, in pixels.
    package let size: PixelSize
    /// The frame of the file that queries call 0 (`ip`).
    let inPoint: Double
    /// The number of each layer name.
    let names: [String: Int]
    /// The places of each composition's layers; the animation itself is the first.
    let compositions: [Range<Int>]
    /// All layers; those of a composition stand together, the one drawn first comes last.
    private(set) var layers: [SceneLayer]
    /// The shapes of all layers.
    let shapes: SceneShapes
    /// The values of all properties.
    let values: ValueTable

    /// Makes the scene of a Lottie file.
    package init(_ document: JSONDocument) {
        self.init(document.root)
    }

    /// Makes the scene of the animation that a node holds.
    package init(_ root: JSONNode) {
        var builder = SceneBuilder(root)
        builder.addCompositions()
        size = PixelSize(width: root["w"]?.number ?? 0, height: root["h"]?.number ?? 0)
        inPoint = root["ip"]?.number ?? 0
        names = builder.names
        compositions = builder.compositions
        shapes = builder.shapes
        values = builder.reader.table
        layers = builder.layers
        fixBounds(of: builder.fixedLayers)
    }

    /// Works out the bounds of layers whose content is the same at all times, as far as the budget goes.
    private mutating func fixBounds(of places: [Int]) {
        var left = HitTestLimits.preparationWork
        for place in places {
            var content = ContentBounds(work: WorkBudget(left))
            addContent(of: place, at: 0, moved: .identity, depth: 0, to: &content)
            left = content.work.remaining
            if !content.work.isExhausted { layers[place].fixedBounds = content.bounds }
        }
    }
}
