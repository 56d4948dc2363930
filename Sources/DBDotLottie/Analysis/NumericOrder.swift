/// In which order classes of numbers can be given values, each after all that are below it.
enum NumericOrder: Sendable {
    case ordered([Int])
    /// Classes of which each is at most the next and the last at most the first, so all are one.
    case circle([Int])
    /// A number would be below itself.
    case impossible

    init(of constraints: NumericConstraints, _ classes: EquivalenceClasses) {
        var above = [[(Int, NumericConstraints.Strictness)]](repeating: [], count: classes.count)
        var belowCount = [Int](repeating: 0, count: classes.count)
        for order in constraints.orders {
            let (low, high) = (classes.root(of: order.low).element, classes.root(of: order.high).element)
            if low == high {
                guard order.strictness == .loose else {
                    self = .impossible
                    return
                }
            } else {
                above[low].append((high, order.strictness))
                belowCount[high] += 1
            }
        }
        var ready = (0..<classes.count).filter { classes.root(of: $0).element == $0 && belowCount[$0] == 0 }
        var next = 0
        while next < ready.count {
            for (high, _) in above[ready[next]] {
                belowCount[high] -= 1
                if belowCount[high] == 0 { ready.append(high) }
            }
            next += 1
        }
        let remaining = (0..<classes.count).filter { belowCount[$0] > 0 }
        self = remaining.isEmpty ? .ordered(ready) : Self.circle(among: remaining, above)
    }

    /// Every class that remains has one below it that remains, so going down from any of them comes round.
    private static func circle(
        among remaining: [Int], _ above: [[(Int, NumericConstraints.Strictness)]]
    ) -> NumericOrder {
        var below: [Int: (Int, NumericConstraints.Strictness)] = [:]
        for low in remaining {
            for (high, strictness) in above[low] where below[high]?.1 != .strict { below[high] = (low, strictness) }
        }
        var places: [Int: Int] = [:]
        var path: [Int] = []
        var strictness: [NumericConstraints.Strictness] = []
        var current = remaining[0]
        while places[current] == nil {
            guard let (lower, step) = below[current] else { return .circle(path) }
            places[current] = path.count
            path.append(current)
            strictness.append(step)
            current = lower
        }
        let start = places[current] ?? 0
        return strictness[start...].contains(.strict) ? .impossible : .circle(Array(path[start...]))
    }
}
