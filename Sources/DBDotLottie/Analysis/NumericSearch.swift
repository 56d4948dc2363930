/// Looks for values of ordered classes of numbers: bounds first, then a value for each in turn.
struct NumericSearch: Sendable {
    private let constraints: NumericConstraints
    private let classes: EquivalenceClasses
    private let order: [Int]
    private var facts: [NumericFacts]
    /// By class: what is directly below it, and above it.
    private var below: [[NumericConstraints.Order]]
    private var above: [[NumericConstraints.Order]]
    private var rivals: [[Int]]
    private var isPossible = true

    init(_ constraints: NumericConstraints, _ classes: EquivalenceClasses, _ order: [Int]) {
        self.constraints = constraints
        self.classes = classes
        self.order = order
        facts = Array(repeating: NumericFacts(), count: classes.count)
        below = Array(repeating: [], count: classes.count)
        above = below
        rivals = Array(repeating: [], count: classes.count)
        for (element, variable) in constraints.variables.enumerated() where variable == .elapsedTime {
            facts[root(element)].isTime()
        }
        for comparison in constraints.comparisons {
            facts[root(comparison.element)].add(comparison.condition, comparison.number)
        }
        for order in constraints.orders { add(order) }
        for (first, second) in constraints.differing { differ(root(first), root(second)) }
        propagate()
    }

    func solved(near values: [Float]) -> Solved<[NumericOperand: Float]> {
        guard isPossible, order.allSatisfy({ facts[$0].range != nil || facts[$0].mayBeNaN }) else { return .impossible }
        for choice in [Choice.readable, .lowest] {
            guard let chosen = chosen(choice, near: values) else { continue }
            var solution: [NumericOperand: Float] = [:]
            for (element, variable) in constraints.variables.enumerated() { solution[variable] = chosen[root(element)] }
            return .possible(solution)
        }
        return .unknown
    }

    private enum Choice { case readable, lowest }

    /// `nil` if some class finds no value beside those that were chosen before.
    private func chosen(_ choice: Choice, near values: [Float]) -> [Float]? {
        var chosen = [Float](repeating: .nan, count: facts.count)
        for element in order {
            let facts = facts[element]
            guard !facts.mustBeNaN else { continue }
            var lowest = facts.lowest
            for order in below[element] {
                let bound = chosen[root(order.low)].raised(order.strictness)
                guard !bound.isNaN else { return nil }
                lowest = max(lowest, bound)
            }
            // A class that is not chosen yet is NaN here, which equals nothing.
            let taken = facts.excluded.union(rivals[element].map { chosen[$0] }.filter { !$0.isNaN })
            guard let range = FloatRange(lowest, facts.highest, excluding: taken) else { return nil }
            switch choice {
            case .readable: chosen[element] = range.readable(near: values[element])
            case .lowest: chosen[element] = range.lowest
            }
        }
        return chosen
    }

    private func root(_ element: Int) -> Int { classes.root(of: element).element }

    private mutating func add(_ order: NumericConstraints.Order) {
        let (low, high) = (root(order.low), root(order.high))
        facts[low].mayBeNaN = false
        facts[high].mayBeNaN = false
        guard low != high else { return }
        above[low].append(order)
        below[high].append(order)
    }

    /// What differs from itself is NaN.
    private mutating func differ(_ first: Int, _ second: Int) {
        if first == second { facts[first].mustBeNaN = true }
        rivals[first].append(second)
        rivals[second].append(first)
    }

    /// Raises what is above by what is below it, lowers what is below, and leaves out what is excluded at the ends.
    private mutating func propagate() {
        for element in order {
            for order in below[element] {
                facts[element].raise(to: facts[root(order.low)].lowest.raised(order.strictness))
            }
            narrow(element)
        }
        for element in order.reversed() {
            for order in above[element] {
                facts[element].lower(to: facts[root(order.high)].highest.lowered(order.strictness))
            }
            narrow(element)
        }
    }

    private mutating func narrow(_ element: Int) {
        if facts[element].mustBeNaN {
            if !facts[element].mayBeNaN { isPossible = false }
        } else if let range = facts[element].range {
            facts[element].raise(to: range.lowest)
            facts[element].lower(to: range.highest)
        } else if !facts[element].mayBeNaN {
            isPossible = false
        }
    }
}

extension Float {
    /// The least number above this one, or this one; NaN if there is none, which no range holds.
    func raised(_ strictness: NumericConstraints.Strictness) -> Float {
        switch strictness {
        case .loose: self
        case .strict: self == .infinity ? .nan : nextUp
        }
    }

    /// The greatest number below this one, or this one; NaN if there is none.
    func lowered(_ strictness: NumericConstraints.Strictness) -> Float {
        switch strictness {
        case .loose: self
        case .strict: self == -.infinity ? .nan : nextDown
        }
    }
}
