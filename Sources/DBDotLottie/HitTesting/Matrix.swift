/// A point or a vector of the plane; y grows downwards.
typealias Point = SIMD2<Double>

extension SIMD2<Double> {
    /// The length of a vector; infinite if its square is too great for a number.
    var length: Double { (x * x + y * y).squareRoot() }

    /// The scalar product of two vectors.
    func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }

    /// The area between two vectors, positive if the other one lies clockwise on the screen.
    func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }
}

/// An affine map of the plane: where the two axes and the origin go.
struct Matrix: Sendable, Hashable {
    /// Where a step along x leads.
    var xAxis: Point
    /// Where a step along y leads.
    var yAxis: Point
    /// Where the origin goes.
    var origin: Point

    /// The map that moves nothing.
    static let identity = Matrix(xAxis: Point(1, 0), yAxis: Point(0, 1), origin: Point(0, 0))

    /// A turn about the origin, given its cosine and sine.
    static func rotation(cosine: Double, sine: Double) -> Matrix {
        Matrix(xAxis: Point(cosine, sine), yAxis: Point(-sine, cosine), origin: Point(0, 0))
    }

    /// Whether the map keeps upright rectangles upright by scaling and moving alone.
    var keepsAxes: Bool { xAxis.y == 0 && yAxis.x == 0 }

    /// Where a point goes.
    @inline(__always)
    func applied(to point: Point) -> Point { xAxis * point.x + yAxis * point.y + origin }

    /// Where a curve goes.
    @inline(__always)
    func applied(to curve: CubicCurve) -> CubicCurve {
        CubicCurve(
            start: applied(to: curve.start), control1: applied(to: curve.control1),
            control2: applied(to: curve.control2), end: applied(to: curve.end))
    }

    /// The map that does another one first and then this one.
    func after(_ first: Matrix) -> Matrix {
        Matrix(
            xAxis: xAxis * first.xAxis.x + yAxis * first.xAxis.y,
            yAxis: xAxis * first.yAxis.x + yAxis * first.yAxis.y, origin: applied(to: first.origin))
    }
}
