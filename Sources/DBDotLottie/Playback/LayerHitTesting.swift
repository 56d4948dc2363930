/// Finds out whether a point of the canvas lies on a layer.
package protocol LayerHitTesting {
    /// Whether the point, in canvas pixels, lies on the layer of this name as it is drawn at this frame, counted from 0.
    func hits(
        _ animation: LottieAnimation, layerName: String, frame: Float, canvas: CanvasSize, x: Float, y: Float
    ) -> Bool
}
