extension StateMachineDefinition.Easing {
    /// The share of the way that lies behind after this share of the time; it may leave 0…1 where the curve's second coordinates do.
    ///
    /// Shares outside 0…1 count as 0 or 1, and so do `x1` and `x2`; a share that is not a number counts as 0.
    public func progress(at share: Double) -> Double {
        guard share > 0 else { return 0 }
        guard share < 1 else { return 1 }
        let (x1, x2) = (min(max(Double(x1), 0), 1), min(max(Double(x2), 0), 1))
        // The time grows along the curve, so halving finds its place; 53 halves are all that a double can tell apart.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<53 {
            let middle = (low + high) / 2
            if Self.coordinate(x1, x2, at: middle) < share { low = middle } else { high = middle }
        }
        return Self.coordinate(Double(y1), Double(y2), at: (low + high) / 2)
    }

    /// One coordinate of the cubic Bézier curve from 0 to 1 with these control points.
    private static func coordinate(_ first: Double, _ second: Double, at place: Double) -> Double {
        let rest = 1 - place
        return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
    }
}
