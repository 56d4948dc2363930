/// The curve that a position with spatial tangents takes from one keyframe to the next, evenly by its length.
///
/// The length is that of 400 straight pieces; how far each twentieth of them reaches is kept, so that a query looks at one twentieth only.
struct MotionPath: Sendable {
    /// The curve.
    let curve: CubicCurve
    /// Where the path's lengths begin in their list.
    private let firstLength: Int

    /// The number of stretches whose ends are kept.
    private static let stretches = 20
    /// The number of straight pieces in a stretch.
    private static let piecesInStretch = 20

    /// Measures a curve and puts its lengths at the end of a list.
    init(_ curve: CubicCurve, appendingLengthsTo lengths: inout [Double]) {
        self.curve = curve
        firstLength = lengths.count
        var length = 0.0
        var from = curve.point(at: 0)
        for piece in 1...Self.stretches * Self.piecesInStretch {
            let to = Self.pieceEnd(piece, of: curve)
            length += (to - from).length
            from = to
            if piece % Self.piecesInStretch == 0 { lengths.append(length) }
        }
    }

    /// Where a piece ends; the number 0 is the beginning of the first.
    @inline(__always)
    private static func pieceEnd(_ piece: Int, of curve: CubicCurve) -> Point {
        curve.point(at: Double(piece) / Double(stretches * piecesInStretch))
    }

    /// The point at a share of the length; below 0 the first piece is prolonged, above 1 the path has ended.
    func point(at share: Double, lengths: [Double]) -> Point {
        let goal = share * lengths[firstLength + Self.stretches - 1]
        var passed = 0.0
        for stretch in 0..<Self.stretches {
            let end = lengths[firstLength + stretch]
            if goal <= end, end > passed, let point = point(stretch: stretch, left: goal - passed) { return point }
            passed = end
        }
        return curve.end
    }

    /// The point in one stretch that is this far from its beginning; `nil` if rounding has put it behind its end.
    private func point(stretch: Int, left: Double) -> Point? {
        let first = stretch * Self.piecesInStretch
        var left = left
        var from = Self.pieceEnd(first, of: curve)
        for piece in first + 1...first + Self.piecesInStretch {
            let to = Self.pieceEnd(piece, of: curve)
            let length = (to - from).length
            if left <= length, length > 0 { return from + (to - from) * (left / length) }
            left -= length
            from = to
        }
        return nil
    }
}
