/// A rectangle as it lies on the canvas, perhaps turned or sheared: where a layer can be hit.
///
/// Coordinates are canvas pixels, x to the right and y downwards.
package struct OrientedRectangle: Sendable, Hashable {
    /// The corner that is left and upper in the layer's own space.
    package let origin: SIMD2<Double>
    /// The side along the layer's own x axis.
    package let width: SIMD2<Double>
    /// The side along the layer's own y axis.
    package let height: SIMD2<Double>

    /// How far beyond an edge a point still counts, times the length of the side towards that edge; it makes up for rounding.
    private static let tolerance = 1e-4
    /// The length that a side must have for its rectangle to be hit at all.
    private static let leastSide = 1e-4

    /// Moves an upright rectangle onto the canvas.
    init(_ bounds: Bounds, moved matrix: Matrix) {
        let corners = bounds.corners
        origin = matrix.applied(to: corners.0)
        width = matrix.applied(to: corners.1) - origin
        height = matrix.applied(to: corners.3) - origin
    }

    /// The corners, in turn from the origin along the width.
    package var corners: [SIMD2<Double>] { [origin, origin + width, origin + width + height, origin + height] }

    /// Whether a point lies in the rectangle or on an edge.
    ///
    /// A rectangle without area holds no point, nor does one that is too great to be measured.
    package func contains(x: Double, y: Double) -> Bool {
        let offset = SIMD2(x, y) - origin
        return Self.covers(width, offset) && Self.covers(height, offset)
    }

    /// Whether the part of an offset that goes along a side is within the side.
    private static func covers(_ side: SIMD2<Double>, _ offset: SIMD2<Double>) -> Bool {
        let square = side.dot(side)
        let along = offset.dot(side)
        guard square >= leastSide * leastSide, square.isFinite else { return false }
        return -tolerance <= along && along <= square + tolerance
    }
}
