/// Things that are known to be the same as others, or the opposite of them.
struct EquivalenceClasses: Sendable {
    enum Relation: Sendable, Hashable {
        case same, opposite

        func followed(by other: Relation) -> Relation { self == other ? .same : .opposite }
    }

    private var parents: [Int] = []
    /// How each element relates to its parent.
    private var relations: [Relation] = []
    private var sizes: [Int] = []

    var count: Int { parents.count }

    mutating func addElement() -> Int {
        parents.append(parents.count)
        relations.append(.same)
        sizes.append(1)
        return parents.count - 1
    }

    /// The element that stands for the class, and how this one relates to it.
    func root(of element: Int) -> (element: Int, relation: Relation) {
        // The smaller class goes below the larger one, so the way up is short.
        var (element, relation) = (element, Relation.same)
        while parents[element] != element {
            relation = relation.followed(by: relations[element])
            element = parents[element]
        }
        return (element, relation)
    }

    /// Makes two elements the same or opposite; answers whether that agrees with what was known.
    mutating func join(_ first: Int, _ second: Int, _ relation: Relation) -> Bool {
        let (one, two) = (root(of: first), root(of: second))
        let between = one.relation.followed(by: relation).followed(by: two.relation)
        guard one.element != two.element else { return between == .same }
        let (upper, lower) =
            sizes[one.element] < sizes[two.element]
            ? (two.element, one.element) : (one.element, two.element)
        parents[lower] = upper
        relations[lower] = between
        sizes[upper] += sizes[lower]
        return true
    }
}
