import Foundation

extension LayerScene {
    /// How far a quarter circle's control points reach, in radii.
    private static let quarterReach = 0.552284749831

    /// A shape as it is at a time; a group has no outline of its own.
    func outline(of item: ShapeItem, at time: Double) -> ShapeOutline? {
        switch item {
        case .group:
            return nil
        case .path(let path):
            return .path(values.value(of: path, at: time))
        case .rectangle(let position, let size, let radius):
            let size = values.value(of: size, at: time)
            let radius = min(values.value(of: radius, at: time), size.x / 2, size.y / 2)
            return .rectangle(center: values.value(of: position, at: time), size: size, radius: radius)
        case .ellipse(let position, let size):
            return .ellipse(center: values.value(of: position, at: time), size: values.value(of: size, at: time))
        case .polystar(let star):
            return .polystar(corners(of: star, at: time))
        }
    }

    /// Calls a function with each curve of an outline, in turn.
    @inline(__always)
    func forEachCurve(of outline: ShapeOutline, _ body: (CubicCurve) -> Void) {
        switch outline {
        case .path(let path):
            forEachCurve(of: path, body)
        case .rectangle(let center, let size, let radius):
            Self.forEachQuarter(center: center, size: size, radii: Point(radius, radius), body)
        case .ellipse(let center, let size):
            Self.forEachQuarter(center: center, size: size, radii: size / 2, body)
        case .polystar(let corners):
            Self.forEachSide(of: corners, body)
        }
    }

    private func forEachCurve(of path: BlendedPath, _ body: (CubicCurve) -> Void) {
        let count = path.start.curveCount
        guard count > 0 else { return }
        var from = vertex(0, of: path)
        for place in 1...count {
            let to = vertex(place == path.start.vertices.count ? 0 : place, of: path)
            body(
                CubicCurve(
                    start: from.point, control1: from.point + from.outgoing, control2: to.point + to.incoming,
                    end: to.point))
            from = to
        }
    }

    private func vertex(_ place: Int, of path: BlendedPath) -> Vertex {
        let start = values.vertices[path.start.vertices.lowerBound + place]
        if path.share == 0 { return start }
        let end = values.vertices[path.end.vertices.lowerBound + place]
        return Vertex(
            point: start.point + (end.point - start.point) * path.share,
            incoming: start.incoming + (end.incoming - start.incoming) * path.share,
            outgoing: start.outgoing + (end.outgoing - start.outgoing) * path.share)
    }

    /// The curves of a rectangle or an ellipse: four quarter circles, each followed by a line.
    private static func forEachQuarter(center: Point, size: Point, radii: Point, _ body: (CubicCurve) -> Void) {
        let middle = size / 2 - radii
        var first = Point(1, 0)
        var second = Point(0, 1)
        for _ in 0..<4 {
            let corner = center + (first + second) * middle
            let end = corner + second * radii
            body(
                CubicCurve(
                    start: corner + first * radii, control1: corner + (first + second * quarterReach) * radii,
                    control2: corner + (second + first * quarterReach) * radii, end: end))
            (first, second) = (second, -first)
            body(.line(from: end, to: center + (first + second) * middle + first * radii))
        }
    }

    private func corners(of star: Polystar, at time: Double) -> PolystarCorners {
        let points = values.value(of: star.points, at: time)
        let limit = Double(HitTestLimits.polystarPoints)
        let count = points.isNaN ? 0 : Int(max(0, min(points, limit)))
        let outer = values.value(of: star.outerRadius, at: time)
        let inner = star.innerRadius.map { values.value(of: $0, at: time) }
        return PolystarCorners(
            center: values.value(of: star.position, at: time), count: inner == nil ? count : 2 * count,
            start: (values.value(of: star.rotation, at: time) - 90) * .pi / 180, outerRadius: outer,
            innerRadius: inner ?? outer)
    }

    private static func forEachSide(of corners: PolystarCorners, _ body: (CubicCurve) -> Void) {
        guard corners.count > 0 else { return }
        func corner(_ number: Int) -> Point {
            let angle = corners.start + 2 * .pi * Double(number) / Double(corners.count)
            let radius =
                number % 2 == 0 || corners.innerRadius == corners.outerRadius
                ? corners.outerRadius : corners.innerRadius
            return corners.center + Point(cos(angle), sin(angle)) * radius
        }
        var from = corner(0)
        for number in 1...corners.count {
            let to = corner(number == corners.count ? 0 : number)
            body(.line(from: from, to: to))
            from = to
        }
    }
}
