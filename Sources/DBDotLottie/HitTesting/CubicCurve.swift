/// A cubic Bézier curve.
struct CubicCurve: Sendable, Hashable {
    /// Where it begins.
    var start: Point
    /// Where its beginning heads.
    var control1: Point
    /// Where its end comes from.
    var control2: Point
    /// Where it ends.
    var end: Point

    /// The curve that is a straight line.
    static func line(from start: Point, to end: Point) -> CubicCurve {
        CubicCurve(start: start, control1: start, control2: end, end: end)
    }

    /// The point at a share of the parameter's way from 0 to 1.
    @inline(__always)
    func point(at share: Double) -> Point {
        let rest = 1 - share
        let near = start * (rest * rest * rest) + control1 * (3 * share * rest * rest)
        return near + control2 * (3 * share * share * rest) + end * (share * share * share)
    }

    /// The two halves of the curve.
    func halves() -> (CubicCurve, CubicCurve) {
        let first = (start + control1) / 2
        let between = (control1 + control2) / 2
        let last = (control2 + end) / 2
        let left = (first + between) / 2
        let right = (between + last) / 2
        let middle = (left + right) / 2
        return (
            CubicCurve(start: start, control1: first, control2: left, end: middle),
            CubicCurve(start: middle, control1: right, control2: last, end: end)
        )
    }

    /// The least and the greatest value that a curve of one dimension reaches.
    static func reach(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> (least: Double, greatest: Double) {
        var reached = (least: min(a, d), greatest: max(a, d))
        func visit(_ share: Double) {
            guard share > 0, share < 1 else { return }
            let rest = 1 - share
            let near = a * (rest * rest * rest) + 3 * b * share * rest * rest
            let value = near + 3 * c * share * share * rest + d * (share * share * share)
            reached = (min(reached.least, value), max(reached.greatest, value))
        }
        // The derivative, divided by 3, is square · s² + linear · s + constant.
        let square = -a + 3 * b - 3 * c + d
        let linear = 2 * (a - 2 * b + c)
        let constant = b - a
        if abs(square) < 1e-12 {
            if linear != 0 { visit(-constant / linear) }
            return reached
        }
        let discriminant = linear * linear - 4 * square * constant
        if discriminant >= 0 {
            let root = discriminant.squareRoot()
            visit((-linear + root) / (2 * square))
            visit((-linear - root) / (2 * square))
        }
        return reached
    }
}
