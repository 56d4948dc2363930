/// One entry of the flat list that a JSON text is read into: a value, or a key of an object.
///
/// The entries stand in the order of the text. An array is followed by its elements, an object by its keys and values in turn; both know
/// where their last descendant ends, so a reader gets from a value to its next sibling in one step.
struct JSONToken: Sendable {
    /// The offset of the first byte in the text.
    let offset: UInt32
    /// What kind of value it is; a key is a string.
    let kind: JSONNode.Kind
    /// How it was written, as far as the value does not tell.
    let form: Form
    /// What else is known; each kind has its own use for it.
    private var payload: UInt64

    /// How a number or a string was written.
    enum Form: Sendable {
        /// A number without fraction and exponent, a string without escapes, any other value.
        case plain
        /// A number with fraction or exponent, a string with escapes.
        case elaborate
    }

    /// A null.
    @inline(__always)
    static func null(at offset: Int) -> JSONToken {
        JSONToken(offset: UInt32(truncatingIfNeeded: offset), kind: .null, form: .plain, payload: 0)
    }

    /// A truth value.
    @inline(__always)
    static func boolean(_ value: Bool, at offset: Int) -> JSONToken {
        JSONToken(offset: UInt32(truncatingIfNeeded: offset), kind: .boolean, form: .plain, payload: value ? 1 : 0)
    }

    /// A number.
    @inline(__always)
    static func number(_ value: Double, form: Form, at offset: Int) -> JSONToken {
        JSONToken(
            offset: UInt32(truncatingIfNeeded: offset), kind: .number, form: form, payload: value.bitPattern)
    }

    /// A string whose contents take a number of bytes between its quotes.
    @inline(__always)
    static func string(length: Int, form: Form, at offset: Int) -> JSONToken {
        JSONToken(
            offset: UInt32(truncatingIfNeeded: offset), kind: .string, form: form,
            payload: UInt64(truncatingIfNeeded: length))
    }

    /// An array or object that has just been opened.
    @inline(__always)
    static func opening(_ kind: JSONNode.Kind, at offset: Int) -> JSONToken {
        JSONToken(offset: UInt32(truncatingIfNeeded: offset), kind: kind, form: .plain, payload: 0)
    }

    /// Completes an array or object, when it is closed.
    @inline(__always)
    mutating func close(count: Int, end: Int) {
        payload = UInt64(truncatingIfNeeded: count) &<< 32 | UInt64(truncatingIfNeeded: end)
    }

    /// The value of a boolean.
    var boolean: Bool { payload != 0 }

    /// The value of a number.
    var number: Double { Double(bitPattern: payload) }

    /// The offsets of a string's contents, without the quotes.
    @inline(__always)
    var contents: Range<Int> {
        let start = Int(offset) + 1
        return start..<start + Int(truncatingIfNeeded: payload)
    }

    /// How many elements an array or members an object has.
    @inline(__always)
    var count: Int { Int(truncatingIfNeeded: payload &>> 32) }

    /// The index of the entry behind this value and everything in it, when the value stands at an index.
    @inline(__always)
    func end(from index: Int) -> Int {
        switch kind {
        case .null, .boolean, .number, .string: index + 1
        case .array, .object: Int(truncatingIfNeeded: payload & 0xFFFF_FFFF)
        }
    }
}
