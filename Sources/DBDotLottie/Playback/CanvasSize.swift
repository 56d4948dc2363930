/// The size of what an animation is drawn on, in pixels; the animation is fitted into it, centred.
public struct CanvasSize: Sendable, Hashable {
    /// The width in pixels.
    public var width: Float
    /// The height in pixels.
    public var height: Float

    /// Makes a size.
    public init(width: Float, height: Float) {
        self.width = width
        self.height = height
    }

    /// 512 by 512 pixels, the size where nobody names one.
    public static let standard = CanvasSize(width: 512, height: 512)
}
