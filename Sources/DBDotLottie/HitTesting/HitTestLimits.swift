/// What an animation may ask of a hit test; the limits keep any file from costing unbounded time.
enum HitTestLimits {
    /// The greatest number of ancestors whose transforms move a layer; layers that are each other's parents end here.
    static let ancestors = 100
    /// The greatest number of precompositions around a layer; one that holds itself ends here.
    static let precompositions = 64
    /// The greatest number of points of a star or polygon; more would not be told from a circle.
    static let polystarPoints = 4096
    /// The greatest amount of work of one query, in layers, ancestors and curves.
    ///
    /// Precompositions that multiply each other end here; what has been found until then counts.
    static let queryWork = 1 << 18
    /// The greatest amount of work that is done ahead, when the scene is made.
    static let preparationWork = 1 << 22
}

/// The work that a query may still do.
struct WorkBudget: Sendable {
    /// What is left, in layers, ancestors and curves.
    private(set) var remaining: Int
    /// Whether something was left out for lack of it.
    private(set) var isExhausted = false

    /// Makes a budget.
    init(_ amount: Int) { remaining = amount }

    /// Takes an amount, or answers false if there is not enough left.
    @inline(__always)
    mutating func spend(_ amount: Int) -> Bool {
        guard amount <= remaining else {
            isExhausted = true
            return false
        }
        remaining -= amount
        return true
    }
}
