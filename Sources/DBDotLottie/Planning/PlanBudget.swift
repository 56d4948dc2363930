/// How much work a plan may cost: a step that a machine performs costs 1, other work about as much as it takes beside that.
struct PlanBudget: Sendable, Hashable {
    /// What may be spent in all.
    let limit: Int
    private(set) var spent = 0

    init(_ limit: Int) { self.limit = limit }

    var isSpent: Bool { spent >= limit }

    mutating func spend(_ work: Int) {
        let (sum, overflows) = spent.addingReportingOverflow(work)
        spent = overflows ? .max : sum
    }
}
