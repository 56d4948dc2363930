/// A JSON value to be written.
///
/// Unlike a ``JSONNode`` it stands for itself, can be built from literals, and keeps the order of its members.
package enum JSONValue: Sendable, Hashable {
    /// The literal `null`.
    case null
    /// The literals `true` and `false`.
    case boolean(Bool)
    /// A whole number.
    case integer(Int)
    /// A whole number from 0, such as a seed, which may be greater than an `Int`.
    case unsigned(UInt64)
    /// A number in double precision.
    case number(Double)
    /// A number in single precision; it is written with no more digits than that takes.
    case single(Float)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object; its members are written in this order, keys that come twice included.
    case object([Member])

    /// A key of an object and the value behind it.
    package struct Member: Sendable, Hashable {
        /// The key.
        package var key: String
        /// The value.
        package var value: JSONValue

        package init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// The value of a node that was read, with everything in it.
    ///
    /// Numbers that are written as integers and fit into `Int` become integers, all others doubles; what was written is lost, what was meant is not.
    package init(_ node: JSONNode) {
        switch node.kind {
        case .null: self = .null
        case .boolean: self = .boolean(node.boolean == true)
        case .number: self = Self.number(in: node)
        case .string: self = .string(node.string ?? "")
        case .array: self = .array(node.elements.map { JSONValue($0) })
        case .object: self = .object(node.members.map { Member($0.key, JSONValue($0.value)) })
        }
    }

    /// The value of a number that was read.
    private static func number(in node: JSONNode) -> JSONValue {
        let number = node.number ?? 0
        // Integers know no negative zero.
        guard let integer = node.integer, integer != 0 || number.sign == .plus else { return .number(number) }
        return .integer(integer)
    }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(nilLiteral: ()) { self = .null }

    package init(booleanLiteral value: Bool) { self = .boolean(value) }

    package init(integerLiteral value: Int) { self = .integer(value) }

    package init(floatLiteral value: Double) { self = .number(value) }

    package init(stringLiteral value: String) { self = .string(value) }

    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
