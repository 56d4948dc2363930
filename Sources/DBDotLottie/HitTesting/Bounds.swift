/// The smallest upright rectangle around everything that was added to it.
///
/// A coordinate that is not a number adds nothing.
struct Bounds: Sendable, Hashable {
    /// The left and upper corner.
    private(set) var lower = Point(.infinity, .infinity)
    /// The right and lower corner.
    private(set) var upper = Point(-.infinity, -.infinity)

    /// Whether nothing was added.
    var isEmpty: Bool { lower.x > upper.x }

    /// Whether the rectangle has a width and a height.
    var hasArea: Bool { lower.x < upper.x && lower.y < upper.y }

    /// The corners, clockwise from the left and upper one; they mean nothing while the rectangle is empty.
    var corners: (Point, Point, Point, Point) { (lower, Point(upper.x, lower.y), upper, Point(lower.x, upper.y)) }

    /// Whether a point lies in the rectangle or on its edges.
    @inline(__always)
    func encloses(_ point: Point) -> Bool {
        point.x >= lower.x && point.x <= upper.x && point.y >= lower.y && point.y <= upper.y
    }

    /// Whether another rectangle, moved by a map, lies in this one; an empty one lies everywhere.
    func encloses(_ other: Bounds, moved matrix: Matrix) -> Bool {
        if other.isEmpty { return true }
        let corners = other.corners
        return encloses(matrix.applied(to: corners.0)) && encloses(matrix.applied(to: corners.1))
            && encloses(matrix.applied(to: corners.2)) && encloses(matrix.applied(to: corners.3))
    }

    /// Grows to hold a point.
    @inline(__always)
    mutating func add(_ point: Point) {
        lower.replace(with: point, where: point .< lower)
        upper.replace(with: point, where: point .> upper)
    }

    /// Grows to hold the corners of another rectangle, moved by a map.
    mutating func add(_ other: Bounds, moved matrix: Matrix) {
        guard !other.isEmpty else { return }
        let corners = other.corners
        add(matrix.applied(to: corners.0))
        add(matrix.applied(to: corners.1))
        add(matrix.applied(to: corners.2))
        add(matrix.applied(to: corners.3))
    }

    /// Grows to hold a curve: what it reaches, not its control points.
    @inline(__always)
    mutating func add(_ curve: CubicCurve) {
        add(curve.start)
        add(curve.end)
        // A curve never leaves the hull of its four points.
        if encloses(curve.control1), encloses(curve.control2) { return }
        addReach(of: curve)
    }

    /// Grows to hold what a curve reaches between its ends.
    private mutating func addReach(of curve: CubicCurve) {
        let x = CubicCurve.reach(curve.start.x, curve.control1.x, curve.control2.x, curve.end.x)
        let y = CubicCurve.reach(curve.start.y, curve.control1.y, curve.control2.y, curve.end.y)
        add(Point(x.least, y.least))
        add(Point(x.greatest, y.greatest))
    }
}
