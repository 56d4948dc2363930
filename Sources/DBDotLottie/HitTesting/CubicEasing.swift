/// The curve from (0, 0) to (1, 1) that maps a share of the time between two keyframes to a share of the way.
struct CubicEasing: Sendable, Hashable {
    /// The first control point; x is time, y is the way.
    var control1: Point
    /// The second control point.
    var control2: Point

    /// The number of steps after which the search for the parameter ends, precise or not.
    private static let steps = 60

    /// Whether both control points lie on the diagonal, so that the way is even.
    var isLinear: Bool { control1.x == control1.y && control2.x == control2.y && !goesBack }

    /// Whether time may run backwards along the curve, so that it has no single way at each time.
    private var goesBack: Bool { !(0...1).contains(control1.x) || !(0...1).contains(control2.x) }

    /// The share of the way at a share of the time.
    func way(at time: Double) -> Double {
        Self.value(control1.y, control2.y, at: goesBack ? bisected(time) : refined(time))
    }

    /// One dimension of the curve.
    private static func value(_ first: Double, _ second: Double, at share: Double) -> Double {
        let rest = 1 - share
        return 3 * first * share * rest * rest + 3 * second * share * share * rest + share * share * share
    }

    /// How fast time goes along the curve.
    private func speed(at share: Double) -> Double {
        let rest = 1 - share
        let first = control1.x
        let second = control2.x
        return 3 * (first * rest * rest + 2 * (second - first) * share * rest + (1 - second) * share * share)
    }

    /// The parameter at a time, by halving.
    private func bisected(_ time: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<Self.steps {
            let middle = (low + high) / 2
            if Self.value(control1.x, control2.x, at: middle) < time { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The parameter at a time, by tangents, which are let go where they lead astray; sound where time does not run backwards.
    private func refined(_ time: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var share = min(max(time, 0), 1)
        for _ in 0..<Self.steps {
            let error = Self.value(control1.x, control2.x, at: share) - time
            if abs(error) < 1e-14 { break }
            if error < 0 { low = share } else { high = share }
            let next = share - error / speed(at: share)
            share = next > low && next < high ? next : (low + high) / 2
        }
        return share
    }
}
