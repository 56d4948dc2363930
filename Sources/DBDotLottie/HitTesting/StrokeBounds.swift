import Foundation

/// Follows an outline and adds to bounds what a stroke along it draws: its two sides, its joins and its caps.
///
/// The sides, and the round parts, count with their control points, as the renderer that draws them counts them.
struct StrokeBounds {
    /// Everything added so far.
    private(set) var bounds: Bounds

    /// Half the width.
    private let radius: Double
    private let join: LineJoin
    private let cap: LineCap
    private let miterLimit: Double
    /// The map that moves the stroke once it is drawn.
    private let matrix: Matrix
    /// Where the outline begins and heads there; `nil` while there is none.
    private var first: (point: Point, direction: Point)?
    /// Where the outline has come to and heads there.
    private var last: (point: Point, direction: Point)?

    /// What a curve costs, compared with one that is not stroked.
    static let curveWork = 8
    /// How often a curve may be halved.
    private static let halvings = 9
    /// The cosine of the angle by which a piece may bend on its way.
    private static let bend = cos(Double.pi / 8)
    /// The sine of the angle from which on a turn is a corner.
    private static let leastCorner = 1e-4

    /// Begins to follow an outline.
    init(_ stroke: ShapeStroke, width: Double, moved matrix: Matrix, bounds: Bounds) {
        self.bounds = bounds
        radius = width / 2
        join = stroke.join
        cap = stroke.cap
        miterLimit = stroke.miterLimit
        self.matrix = matrix
    }

    /// Follows the outline's next curve.
    mutating func add(_ curve: CubicCurve) { add(curve, halvings: Self.halvings) }

    /// Follows a curve in pieces that bend little; a curve that is but a point is left out.
    private mutating func add(_ curve: CubicCurve, halvings: Int) {
        guard let heading = Heading(curve) else { return }
        let bends = heading.start.dot(heading.middle) <= Self.bend || heading.middle.dot(heading.end) <= Self.bend
        if halvings > 0, bends {
            let (left, right) = curve.halves()
            add(left, halvings: halvings - 1)
            add(right, halvings: halvings - 1)
            return
        }
        addSides(of: curve, heading)
        if let last {
            addCorner(at: last.point, from: last.direction, to: heading.start)
        } else {
            first = (curve.start, heading.start)
        }
        last = (curve.end, heading.end)
    }

    /// Joins the outline's end with its beginning, or puts caps on both.
    mutating func finish(isClosed: Bool) {
        guard let first, let last else { return }
        if isClosed {
            addCorner(at: last.point, from: last.direction, to: first.direction)
        } else {
            addCap(at: first.point, heading: -first.direction)
            addCap(at: last.point, heading: last.direction)
        }
    }

    /// Adds a point of the stroke.
    @inline(__always)
    private mutating func add(_ point: Point) { bounds.add(matrix.applied(to: point)) }

    /// Adds the two points that lie beside a point.
    @inline(__always)
    private mutating func addBeside(_ point: Point, _ offset: Point) {
        add(point + offset)
        add(point - offset)
    }

    /// Adds the control points of the curves that run beside a piece.
    private mutating func addSides(of curve: CubicCurve, _ heading: Heading) {
        addBeside(curve.start, Self.normal(heading.start) * radius)
        addBeside(curve.end, Self.normal(heading.end) * radius)
        if let offset = miter(heading.start, heading.middle) { addBeside(curve.control1, offset) }
        if let offset = miter(heading.middle, heading.end) { addBeside(curve.control2, offset) }
    }

    /// The way from a corner to where the two sides beside it meet; `nil` if they are parallel and opposite.
    private func miter(_ before: Point, _ after: Point) -> Point? {
        let sum = Self.normal(before) + Self.normal(after)
        let square = sum.dot(sum)
        return square > 0 ? sum * (2 * radius / square) : nil
    }

    private mutating func addCorner(at point: Point, from before: Point, to after: Point) {
        let cross = before.cross(after)
        let cosine = before.dot(after)
        if cosine > 0, abs(cross) < Self.leastCorner { return }
        // The side that the sides of the stroke are apart on.
        let side = cross.sign == .minus ? -1.0 : 1.0
        switch join {
        case .bevel:
            return
        case .miter:
            let halfTurn = max((max(1 + cosine, 0) / 2).squareRoot(), 1e-9)
            if 1 / halfTurn <= miterLimit, let offset = miter(before, after) { add(point + offset * side) }
        case .round:
            addArc(about: point, from: Self.normal(before) * side, turn: atan2(cross, cosine))
        }
    }

    private mutating func addCap(at point: Point, heading direction: Point) {
        switch cap {
        case .butt: return
        case .square: addBeside(point + direction * radius, Self.normal(direction) * radius)
        case .round: addArc(about: point, from: Self.normal(direction), turn: .pi)
        }
    }

    /// Adds the control points of an arc that begins at a unit vector, in pieces of at most a quarter circle.
    private mutating func addArc(about center: Point, from start: Point, turn: Double) {
        var from = start
        var left = turn
        while abs(left) > 1e-6 {
            let step = max(-.pi / 2, min(.pi / 2, left))
            let reach = 4.0 / 3 * tan(step / 4)
            let to = Matrix.rotation(cosine: cos(step), sine: sin(step)).applied(to: from)
            add(center + from * radius)
            add(center + (from + Self.quarterTurn(from) * reach) * radius)
            add(center + to * radius)
            add(center + (to - Self.quarterTurn(to) * reach) * radius)
            from = to
            left -= step
        }
    }

    /// The unit vector to the left of a direction on the screen.
    private static func normal(_ direction: Point) -> Point { Point(direction.y, -direction.x) }

    /// The unit vector a quarter turn on, in the sense of positive angles.
    private static func quarterTurn(_ vector: Point) -> Point { Point(-vector.y, vector.x) }
}

/// Where a curve heads at its beginning, on its way and at its end, as unit vectors.
struct Heading: Sendable {
    var start: Point
    var middle: Point
    var end: Point

    /// The heading of a curve, or `nil` if the curve is but a point.
    init?(_ curve: CubicCurve) {
        let (a, b, c, d) = (curve.start, curve.control1, curve.control2, curve.end)
        guard let start = Self.direction(a, b) ?? Self.direction(a, c) ?? Self.direction(a, d) else { return nil }
        self.start = start
        middle = Self.direction(b, c) ?? Self.direction(a, d) ?? start
        end = Self.direction(c, d) ?? Self.direction(b, d) ?? Self.direction(a, d) ?? start
    }

    /// The unit vector from one point to another, or `nil` if they are no distance apart or too great a one.
    private static func direction(_ from: Point, _ to: Point) -> Point? {
        let way = to - from
        let length = way.length
        return length > 1e-6 && length.isFinite ? way / length : nil
    }
}
