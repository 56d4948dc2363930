extension HeadlessPlayer {
    /// Whether the point lies on the layer of this name as it is drawn at the current frame; `false` without an animation.
    ///
    /// The point is in canvas pixels. The first question about an animation prepares its layers.
    public func hits(layerName: String, x: Float, y: Float) -> Bool {
        box(ofLayerNamed: layerName)?.contains(x: Double(x), y: Double(y)) ?? false
    }

    /// A point on the layer of this name as it is drawn at the current frame, of whole pixels where one is on it; `nil` if the layer is nowhere.
    func point(onLayerNamed layerName: String) -> (x: Float, y: Float)? {
        guard let box = box(ofLayerNamed: layerName) else { return nil }
        let middle = box.origin + (box.width + box.height) / 2
        let candidates = [middle.rounded(.toNearestOrEven), middle].map { (x: Float($0.x), y: Float($0.y)) }
        return candidates.first { box.contains(x: Double($0.x), y: Double($0.y)) }
    }

    private func box(ofLayerNamed layerName: String) -> OrientedRectangle? {
        guard let animation = loaded else { return nil }
        let scene = self.scene ?? makeScene(of: animation)
        return scene.box(
            ofLayerNamed: layerName, frame: Double(currentFrame), canvas: PixelSize(canvas), layout: layout)
    }

    /// What the layers of this name use in the loaded animation that hit tests do not evaluate, in the order of the cases.
    public func unevaluatedFeatures(ofLayerNamed layerName: String) -> [UnevaluatedFeature] {
        guard let animation = loaded else { return [] }
        let scene = self.scene ?? makeScene(of: animation)
        return scene.unevaluatedFeatures(ofLayerNamed: layerName).sorted { $0.rawValue < $1.rawValue }
    }

    private func makeScene(of animation: LottieAnimation) -> LayerScene {
        let scene = LayerScene(animation.root)
        self.scene = scene
        if let loadedID { animations.change(valueNamed: loadedID) { $0.scene = scene } }
        return scene
    }
}

extension PixelSize {
    fileprivate init(_ canvas: CanvasSize) {
        self.init(width: Double(canvas.width), height: Double(canvas.height))
    }
}
