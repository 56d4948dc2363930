extension JSONNode {
    /// The number, or the first one of an array.
    var firstNumber: Double? { number ?? elements.first?.number }

    /// The first two numbers of an array; a number alone, or an only one, counts twice.
    var point: Point? {
        guard let first = firstNumber else { return nil }
        return Point(first, elements.dropFirst().first?.number ?? first)
    }

    /// Whether a property's content is a list of keyframes.
    var holdsKeyframes: Bool { elements.first?.kind == .object }
}

extension JSONNode? {
    /// Whether Lottie takes the value for true: the literal, or a number other than 0.
    var isTrue: Bool {
        guard let node = self else { return false }
        return node.boolean ?? ((node.number ?? 0) != 0)
    }
}

extension JSONNode? {
    /// The elements of an array; none for any other value.
    var list: [JSONNode] { map { Array($0.elements) } ?? [] }
}
