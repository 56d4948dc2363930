/// A shape as it is at one time, before its curves are made.
enum ShapeOutline: Sendable {
    case path(BlendedPath)
    case rectangle(center: Point, size: Point, radius: Double)
    case ellipse(center: Point, size: Point)
    case polystar(PolystarCorners)

    /// The number of curves.
    var curveCount: Int {
        switch self {
        case .path(let path): path.start.curveCount
        case .rectangle, .ellipse: 8
        case .polystar(let corners): corners.count
        }
    }

    /// Whether the last curve leads to the first.
    var isClosed: Bool {
        switch self {
        case .path(let path): path.start.isClosed
        case .rectangle, .ellipse, .polystar: true
        }
    }
}

/// The corners of a star or a polygon, in turn.
struct PolystarCorners: Sendable {
    var center: Point
    /// The number of corners.
    var count: Int
    /// The angle of the first corner in radians.
    var start: Double
    /// How far the first corner is from the centre.
    var outerRadius: Double
    /// How far every second corner is from the centre.
    var innerRadius: Double
}
