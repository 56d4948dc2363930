/// What is known of one class of numbers.
struct NumericFacts: Sendable {
    private(set) var lowest = -Float.infinity
    private(set) var highest = Float.infinity
    private(set) var excluded: Set<Float> = []
    /// NaN differs from everything; whatever is compared in another way is not NaN.
    var mayBeNaN = true
    var mustBeNaN = false
    /// Something is asked for that no number is.
    private var isEmpty = false

    /// The numbers that are left, or `nil` if there is none.
    var range: FloatRange? { isEmpty ? nil : FloatRange(lowest, highest, excluding: excluded) }

    /// Time is a number and never below 0.
    mutating func isTime() {
        mayBeNaN = false
        raise(to: 0)
    }

    mutating func add(_ condition: StateMachineDefinition.Condition, _ number: Float) {
        switch condition {
        case .notEqual:
            if !number.isNaN { excluded.insert(number) }
            return
        case .equal:
            raise(to: number)
            lower(to: number)
        case .greaterThan: raise(to: number.raised(.strict))
        case .greaterThanOrEqual: raise(to: number)
        case .lessThan: lower(to: number.lowered(.strict))
        case .lessThanOrEqual: lower(to: number)
        }
        mayBeNaN = false
    }

    mutating func raise(to bound: Float) {
        if bound.isNaN { isEmpty = true } else { lowest = Swift.max(lowest, bound) }
    }

    mutating func lower(to bound: Float) {
        if bound.isNaN { isEmpty = true } else { highest = Swift.min(highest, bound) }
    }
}
