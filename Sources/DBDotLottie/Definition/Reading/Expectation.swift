/// What a place in a file takes: how messages call it, and how it is read.
struct Expectation<Value> {
    let name: String
    let read: (JSONNode) -> Value?
}

extension Expectation<JSONNode> {
    static var array: Self { Self(name: "an array") { $0.kind == .array ? $0 : nil } }
    static var object: Self { Self(name: "an object") { $0.kind == .object ? $0 : nil } }
    static var segment: Self {
        Self(name: "a marker's name or an array of two frames") { $0.kind == .string || $0.kind == .array ? $0 : nil }
    }
}

extension Expectation<String> {
    static var string: Self { Self(name: "a string") { $0.string } }
}

extension Expectation<Bool> {
    static var boolean: Self { Self(name: "true or false") { $0.boolean } }
}

extension Expectation<Float> {
    /// A number in single precision; one beyond it becomes infinite, as in the players.
    static var number: Self { Self(name: "a number") { $0.number.map { Float($0) } } }
}

extension Expectation<Double> {
    static var unsignedInteger: Self { Self(name: "an unsigned integer") { $0.number } }
}

extension Expectation<ValueReference<Float>> {
    static var numberReference: Self {
        Self(name: "a number or a reference like \"$name\"") { node in
            node.number.map { .literal(Float($0)) } ?? node.string.map { .init(text: $0) }
        }
    }
}

extension Expectation<ValueReference<Bool>> {
    static var booleanReference: Self {
        Self(name: "true, false or a reference like \"$name\"") { node in
            node.boolean.map { .literal($0) } ?? node.string.map { .init(text: $0) }
        }
    }
}

extension Expectation<ValueReference<String>> {
    static var stringReference: Self { Self(name: "a string") { $0.string.map { .init(text: $0) } } }
}

extension JSONNode {
    /// The value as messages call it.
    var found: String {
        switch kind {
        case .null: "null"
        case .boolean: boolean == true ? "true" : "false"
        case .number: "the number \(numberAsWritten)"
        case .string: "the string \(DiagnosticText.quoted(string ?? ""))"
        case .array: "an array"
        case .object: "an object"
        }
    }

    private var numberAsWritten: String {
        guard let number else { return "" }
        return isWrittenAsInteger ? integer.map { "\($0)" } ?? "\(number)" : "\(number)"
    }
}
