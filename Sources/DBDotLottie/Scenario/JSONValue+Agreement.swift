extension JSONValue {
    /// Whether two values of traces mean the same: numbers in single precision, texts scalar by scalar, members in any order.
    ///
    /// An infinity or NaN is the text that it is written as.
    func agrees(with other: JSONValue) -> Bool {
        switch (comparable, other.comparable) {
        case (.null, .null): true
        case (.boolean(let one), .boolean(let two)): one == two
        case (.single(let one), .single(let two)): one == two
        case (.string(let one), .string(let two)): one.isExactly(two)
        case (.array(let one), .array(let two)):
            one.count == two.count && zip(one, two).allSatisfy { $0.agrees(with: $1) }
        case (.object(let one), .object(let two)): Self.agree(one, two)
        case (_, _): false
        }
    }

    private static func agree(_ one: [Member], _ two: [Member]) -> Bool {
        let (one, two) = (byName(one), byName(two))
        return one.count == two.count
            && one.allSatisfy { name, value in two[name].map { $0.agrees(with: value) } ?? false }
    }

    /// Of a key that is written twice the last one counts.
    static func byName(_ members: [Member]) -> [ExactName: JSONValue] {
        Dictionary(members.map { (ExactName($0.key), $0.value) }, uniquingKeysWith: { $1 })
    }

    /// The value with every kind of number made a single one.
    private var comparable: JSONValue {
        switch self {
        case .integer(let value): .single(Float(value))
        case .unsigned(let value): .single(Float(value))
        case .number(let value) where value.isFinite: .single(Float(value))
        case .number(let value): .single(Float(value)).comparable
        case .single(let value) where value.isNaN: "NaN"
        case .single(let value) where value.isInfinite: value > 0 ? "inf" : "-inf"
        case .single, .null, .boolean, .string, .array, .object: self
        }
    }
}
