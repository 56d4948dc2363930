/// The keyframes of a property, and where its values begin in the list for their type.
struct Timeline: Sendable {
    /// The keyframes' places in the table; there is at least one.
    var keyframes: Range<Int>
    /// The place of the first keyframe's change; the others' follow.
    var firstChange: Int
}

/// A time from which on a property changes in one way.
struct Keyframe: Sendable {
    /// The frame.
    var time: Double
    /// The greatest frame of the property's keyframes up to this one, so that they can be searched if they are out of order.
    var latest: Double
    /// How the way to the next keyframe is gone.
    var pace: Pace
}

/// How a property gets from one keyframe to the next.
enum Pace: Sendable {
    /// It stays until then.
    case hold
    /// Evenly.
    case linear
    /// Along an easing curve.
    case eased(CubicEasing)
}

/// A number, fixed or keyframed.
enum AnimatedNumber: Sendable {
    case constant(Double)
    case keyframed(Timeline)
}

/// A point or a pair of numbers, fixed or keyframed.
enum AnimatedPoint: Sendable {
    case constant(Point)
    case keyframed(Timeline)
}

/// A path, fixed or keyframed; numbers are places in the list of paths.
enum AnimatedPath: Sendable {
    case constant(Int)
    case keyframed(Timeline)
}

/// What a number does after a keyframe.
struct NumberChange: Sendable {
    var start: Double
    var end: Double
}

/// What a point does after a keyframe.
struct PointChange: Sendable {
    var start: Point
    var end: Point
    /// The place of the curve that leads there, or `nil` for the straight way.
    var motionPath: Int?
}

/// What a path does after a keyframe; two paths of different size do not blend, so the first one stays.
struct PathChange: Sendable {
    var start: Int
    var end: Int
}

/// A path as it is at one time: one path, or two with equally many vertices and the share of the way between them.
struct BlendedPath: Sendable {
    var start: VertexPath
    var end: VertexPath
    var share: Double
}

/// A path's vertices in the list of all.
struct VertexPath: Sendable {
    var vertices: Range<Int>
    /// Whether a curve leads from the last vertex to the first.
    var isClosed: Bool

    /// The number of curves.
    var curveCount: Int { isClosed ? vertices.count : max(vertices.count - 1, 0) }
}

/// A point of a path and its two control points, which count from it.
struct Vertex: Sendable {
    var point: Point
    /// Where the curve before comes from.
    var incoming: Point
    /// Where the curve behind heads.
    var outgoing: Point
}
