/// What guards say about Numeric inputs and `@elapsedTime`, by themselves and compared with each other.
struct NumericConstraints: Sendable {
    private(set) var variables: [NumericOperand] = []
    private(set) var classes = EquivalenceClasses()
    private var elements: [NumericOperand: Int] = [:]

    private(set) var comparisons: [Comparison] = []
    private(set) var orders: [Order] = []
    private(set) var differing: [(Int, Int)] = []
    private var agree = true

    /// A variable compared with a number.
    struct Comparison: Sendable, Hashable {
        let element: Int
        let condition: StateMachineDefinition.Condition
        let number: Float
    }

    /// A variable that is below another one, or at most the same.
    struct Order: Sendable, Hashable {
        let low: Int
        let high: Int
        let strictness: Strictness
    }

    enum Strictness: Sendable, Hashable { case strict, loose }

    mutating func add(
        _ input: NumericOperand, _ condition: StateMachineDefinition.Condition, _ value: NumericOperand
    ) {
        switch (input, value) {
        case (.unresolvable, _), (_, .unresolvable): agree = false
        case (.constant(let have), .constant(let want)): if !condition.holds(have, want) { agree = false }
        case (.constant(let number), .input), (.constant(let number), .elapsedTime):
            comparisons.append(Comparison(element: element(value), condition: condition.mirrored, number: number))
        case (.input, .constant(let number)), (.elapsedTime, .constant(let number)):
            comparisons.append(Comparison(element: element(input), condition: condition, number: number))
        case (.input, .input), (.input, .elapsedTime), (.elapsedTime, .input), (.elapsedTime, .elapsedTime):
            relate(element(input), condition, element(value))
        }
    }

    private mutating func relate(_ first: Int, _ condition: StateMachineDefinition.Condition, _ second: Int) {
        switch condition {
        case .equal:
            _ = classes.join(first, second, .same)
            // Nothing that equals anything is NaN: that is what remains to be said if both are one.
            orders.append(Order(low: first, high: second, strictness: .loose))
        case .notEqual: differing.append((first, second))
        case .greaterThan: orders.append(Order(low: second, high: first, strictness: .strict))
        case .greaterThanOrEqual: orders.append(Order(low: second, high: first, strictness: .loose))
        case .lessThan: orders.append(Order(low: first, high: second, strictness: .strict))
        case .lessThanOrEqual: orders.append(Order(low: first, high: second, strictness: .loose))
        }
    }

    private mutating func element(_ operand: NumericOperand) -> Int {
        if let element = elements[operand] { return element }
        let element = classes.addElement()
        elements[operand] = element
        variables.append(operand)
        return element
    }

    /// Values for all variables that were named, the given ones where that may be.
    func solved(near values: InputValues) -> Solved<[NumericOperand: Float]> {
        guard agree else { return .impossible }
        guard !variables.isEmpty else { return .possible([:]) }
        var classes = classes
        for _ in 0..<Self.rounds {
            switch NumericOrder(of: self, classes) {
            case .impossible: return .impossible
            case .circle(let same):
                for element in same.dropFirst() { _ = classes.join(same[0], element, .same) }
            case .ordered(let order):
                return NumericSearch(self, classes, order).solved(near: variables.map { values.number($0) })
            }
        }
        return .unknown
    }

    /// Each round makes one circle of inputs, none of which is above the next, into one.
    private static let rounds = 8
}

extension InputValues {
    fileprivate func number(_ operand: NumericOperand) -> Float {
        switch operand {
        case .input(let input): numerics.indices.contains(Int(input)) ? numerics[Int(input)] : 0
        case .elapsedTime: elapsedTime
        case .constant(let number): number
        case .unresolvable: 0
        }
    }
}

extension StateMachineDefinition.Condition {
    /// The same said from the other side.
    var mirrored: Self {
        switch self {
        case .equal: .equal
        case .notEqual: .notEqual
        case .greaterThan: .lessThan
        case .greaterThanOrEqual: .lessThanOrEqual
        case .lessThan: .greaterThan
        case .lessThanOrEqual: .greaterThanOrEqual
        }
    }
}
