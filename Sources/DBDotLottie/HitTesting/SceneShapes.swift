/// The items of shape layers in flat lists; a group's items stand together.
struct SceneShapes: Sendable {
    var groups: [ShapeGroup] = []
    var items: [ShapeItem] = []
    var strokes: [ShapeStroke] = []
}

/// A group of shapes, or all the shapes of a layer.
struct ShapeGroup: Sendable {
    /// How the group lies in the one around it.
    var transform: Transform
    /// The places of its items.
    var items: Range<Int>
    /// The places of its strokes, which draw the outlines of this group's items and of the groups within.
    var strokes: Range<Int>
    /// The place of the group around this one.
    var outer: Int?
}

/// A shape that is not hidden.
enum ShapeItem: Sendable {
    /// A group, at its place.
    case group(Int)
    /// A free path.
    case path(AnimatedPath)
    /// A rectangle about its centre.
    case rectangle(position: AnimatedPoint, size: AnimatedPoint, radius: AnimatedNumber)
    /// An ellipse about its centre.
    case ellipse(position: AnimatedPoint, size: AnimatedPoint)
    /// A star or a polygon.
    case polystar(Polystar)
}

/// A star or a polygon about its centre.
struct Polystar: Sendable {
    var position: AnimatedPoint
    /// The number of points.
    var points: AnimatedNumber
    /// The turn in degrees; without one the first point is at the top.
    var rotation: AnimatedNumber
    /// How far the points are from the centre.
    var outerRadius: AnimatedNumber
    /// How far the corners between the points are from the centre; a polygon has none.
    var innerRadius: AnimatedNumber?
}

/// A stroke, of one colour or of a gradient.
struct ShapeStroke: Sendable {
    var width: AnimatedNumber
    var join: LineJoin
    var cap: LineCap
    /// How long a mitre may be, in widths of the stroke; a longer one becomes a bevel.
    var miterLimit: Double
}

/// How two curves of a stroke are joined.
enum LineJoin: Sendable, Hashable {
    case miter
    case round
    case bevel
}

/// How the ends of an open stroke look.
enum LineCap: Sendable, Hashable {
    case butt
    case round
    case square
}
