/// The single-precision numbers from one to another that are not left out; not empty by construction.
struct FloatRange: Sendable {
    let lowest: Float
    let highest: Float
    let excluded: Set<Float>

    /// `nil` if no number is left; the lowest and the highest are moved inwards to ones that are.
    init?(_ lowest: Float, _ highest: Float, excluding excluded: Set<Float>) {
        var (lowest, highest) = (lowest, highest)
        while lowest <= highest, excluded.contains(lowest) {
            guard lowest < highest else { return nil }
            lowest = lowest.nextUp
        }
        while lowest <= highest, excluded.contains(highest) { highest = highest.nextDown }
        guard lowest <= highest else { return nil }
        self.lowest = lowest
        self.highest = highest
        self.excluded = excluded
    }

    func contains(_ value: Float) -> Bool { lowest <= value && value <= highest && !excluded.contains(value) }

    /// A number for people to read: the one given if it is there, else a whole one near 0, else a short one, else the lowest.
    func readable(near value: Float) -> Float {
        if contains(value) { return value }
        return whole.first { contains($0) } ?? short.first { contains($0) } ?? lowest
    }

    /// The whole numbers around the one nearest to 0; one more than are left out, so that one of them is there if there is room.
    private var whole: some Sequence<Float> {
        let nearest = min(max(0, lowest.rounded(.up)), highest.rounded(.down))
        return (0...2 * excluded.count + 2).lazy.map { step in
            nearest + Float(step.isMultiple(of: 2) ? -step / 2 : step / 2 + 1)
        }
    }

    private var short: [Float] {
        let middle = lowest / 2 + highest / 2
        return [Float(10), 100, 1000, 10000].map { (middle * $0).rounded() / $0 } + [middle]
    }
}
