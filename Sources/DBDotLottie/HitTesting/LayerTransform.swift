import Foundation

/// The transform of a layer or a group that has keyframes.
struct LayerTransform: Sendable {
    /// Where the anchor goes.
    var position: AnimatedPosition
    /// The point that is put at the position.
    var anchor: AnimatedPoint
    /// The scale in percent.
    var scale: AnimatedPoint
    /// The turn in degrees.
    var rotation: AnimatedNumber
    /// The skew in degrees.
    var skew: AnimatedNumber
    /// The direction of the skew in degrees.
    var skewAxis: AnimatedNumber
}

/// A position, keyframed as a whole or each coordinate for itself.
enum AnimatedPosition: Sendable {
    case joined(AnimatedPoint)
    case split(x: AnimatedNumber, y: AnimatedNumber)
}

/// The transform of a layer or a group.
enum Transform: Sendable {
    /// The same at all times.
    case constant(Matrix)
    /// Keyframed; the number is its place in the table.
    case keyframed(Int)
}

extension ValueTable {
    /// A transform's map at a time.
    func matrix(of transform: Transform, at time: Double) -> Matrix {
        switch transform {
        case .constant(let matrix): matrix
        case .keyframed(let place): matrix(of: transforms[place], at: time)
        }
    }

    /// The map of a transform's values at a time.
    func matrix(of transform: LayerTransform, at time: Double) -> Matrix {
        let anchor = value(of: transform.anchor, at: time)
        let scale = value(of: transform.scale, at: time) / 100
        var matrix = Self.rotation(degrees: value(of: transform.rotation, at: time))
        matrix.origin = position(transform.position, at: time)
        let skew = value(of: transform.skew, at: time)
        if skew != 0 {
            matrix = matrix.after(Self.skew(degrees: skew, axis: value(of: transform.skewAxis, at: time)))
        }
        return matrix.after(
            Matrix(xAxis: Point(scale.x, 0), yAxis: Point(0, scale.y), origin: -anchor * scale))
    }

    private func position(_ position: AnimatedPosition, at time: Double) -> Point {
        switch position {
        case .joined(let point): value(of: point, at: time)
        case .split(let x, let y): Point(value(of: x, at: time), value(of: y, at: time))
        }
    }

    private static func rotation(degrees: Double) -> Matrix {
        if degrees == 0 { return .identity }
        let angle = degrees * .pi / 180
        return .rotation(cosine: cos(angle), sine: sin(angle))
    }

    private static func skew(degrees: Double, axis: Double) -> Matrix {
        let shear = Matrix(
            xAxis: Point(1, 0), yAxis: Point(tan(-degrees * .pi / 180), 1), origin: Point(0, 0))
        return rotation(degrees: -axis).after(shear.after(rotation(degrees: axis)))
    }
}
