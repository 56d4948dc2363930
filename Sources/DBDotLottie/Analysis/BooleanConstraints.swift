/// What guards say about Boolean inputs: each is the same as another or as `true`, or the opposite; that leaves nothing open.
struct BooleanConstraints: Sendable {
    private var classes = EquivalenceClasses()
    private var inputs: [Int32] = []
    private var elements: [Int32: Int] = [:]
    private var agree = true
    /// The element that is `true`.
    private let truth: Int

    init() { truth = classes.addElement() }

    mutating func add(_ input: Int32, _ condition: EqualityCondition, _ value: BooleanOperand) {
        let relation: EquivalenceClasses.Relation = condition == .equal ? .same : .opposite
        switch value {
        case .constant(let constant): join(element(input), truth, relation.followed(by: constant ? .same : .opposite))
        case .input(let other): join(element(input), element(other), relation)
        case .unresolvable: agree = false
        }
    }

    /// Values for all inputs that were named; a class that is free takes the given value of its first input.
    func solved(near values: [Bool]) -> Solved<[Int32: Bool]> {
        guard agree else { return .impossible }
        let known = classes.root(of: truth)
        var truths = [known.element: known.relation == .same]
        var solution: [Int32: Bool] = [:]
        for input in inputs {
            guard let element = elements[input] else { continue }
            let root = classes.root(of: element)
            let wanted = values.indices.contains(Int(input)) && values[Int(input)]
            let isTrue = truths[root.element] ?? (wanted == (root.relation == .same))
            truths[root.element] = isTrue
            solution[input] = isTrue == (root.relation == .same)
        }
        return .possible(solution)
    }

    private mutating func join(_ first: Int, _ second: Int, _ relation: EquivalenceClasses.Relation) {
        if !classes.join(first, second, relation) { agree = false }
    }

    private mutating func element(_ input: Int32) -> Int {
        if let element = elements[input] { return element }
        let element = classes.addElement()
        elements[input] = element
        inputs.append(input)
        return element
    }
}
