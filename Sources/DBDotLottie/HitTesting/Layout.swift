/// How an animation's size is fitted to the canvas, spelled as in dotLottie players.
public enum LayoutFit: String, Sendable, Hashable, CaseIterable {
    /// As large as the canvas holds entirely; the shape is kept.
    case contain
    /// As small as covers the canvas entirely; the shape is kept.
    case cover
    /// Stretched to the canvas; the shape is not kept.
    case fill
    /// As wide as the canvas; the shape is kept.
    case fitWidth = "fit-width"
    /// As high as the canvas; the shape is kept.
    case fitHeight = "fit-height"
    /// One pixel of the animation for one of the canvas.
    case none
}

/// How an animation is laid out on the canvas.
///
/// It decides where a layer is hit. Players begin with `contain`, centred.
public struct Layout: Sendable, Hashable {
    /// How the animation's size is fitted to the canvas.
    public var fit: LayoutFit
    /// Where the room left over, or cut off, is: 0 shows the animation on the left, 1 on the right.
    public var alignX: Float
    /// Where the room left over, or cut off, is: 0 shows the animation at the top, 1 at the bottom.
    public var alignY: Float

    /// Makes a layout; without arguments that is `contain`, centred.
    public init(fit: LayoutFit = .contain, alignX: Float = 0.5, alignY: Float = 0.5) {
        self.fit = fit
        self.alignX = alignX
        self.alignY = alignY
    }

    /// The map from an animation's pixels to the canvas's, or `nil` if the animation has no area.
    func matrix(placing animation: PixelSize, on canvas: PixelSize) -> Matrix? {
        guard animation.width > 0, animation.height > 0 else { return nil }
        let across = canvas.width / animation.width
        let down = canvas.height / animation.height
        let scale =
            switch fit {
            case .contain: Point(repeating: min(across, down))
            case .cover: Point(repeating: max(across, down))
            case .fill: Point(across, down)
            case .fitWidth: Point(repeating: across)
            case .fitHeight: Point(repeating: down)
            case .none: Point(1, 1)
            }
        let rest = Point(canvas.width, canvas.height) - Point(animation.width, animation.height) * scale
        return Matrix(
            xAxis: Point(scale.x, 0), yAxis: Point(0, scale.y), origin: rest * Point(Double(alignX), Double(alignY)))
    }
}

/// The size of a canvas or of an animation, in pixels.
package struct PixelSize: Sendable, Hashable {
    /// From left to right.
    package var width: Double
    /// From top to bottom.
    package var height: Double

    /// Makes a size.
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
