/// The figures of one benchmark.
struct Measurement {
    /// Our time beside a baseline's.
    struct Comparison {
        let baseline: String
        /// The time of one unit of the baseline's in its quickest batch.
        let nanoseconds: Double
        /// Our time divided by the baseline's.
        let ratio: Double
        let goal: Double?

        /// `vsSwitch` for the baseline `switch`.
        var ratioName: String { "vs" + baseline.prefix(1).uppercased() + baseline.dropFirst() }

        /// The goal, if it is missed.
        var missedGoal: Double? { goal.flatMap { ratio > $0 ? $0 : nil } }
    }

    let name: String
    let group: String
    /// The time of one unit in the quickest batch.
    let nanoseconds: Double
    let comparisons: [Comparison]
    /// Heap blocks that one unit takes; `nil` where they are not counted.
    let allocations: Double?
    /// What one unit holds of the heap; `nil` if nothing is made, or where it is not counted.
    let bytes: Double?
    let goals: Benchmark.Goals

    /// The goals that are missed.
    var missedGoals: Benchmark.Goals {
        Benchmark.Goals(
            nanoseconds: Self.missed(goals.nanoseconds, by: nanoseconds),
            allocations: Self.missed(goals.allocations, by: allocations), bytes: Self.missed(goals.bytes, by: bytes))
    }

    private static func missed(_ goal: Double?, by figure: Double?) -> Double? {
        guard let goal, let figure, figure > goal else { return nil }
        return goal
    }
}
