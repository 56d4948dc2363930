/// The bytes that mean something in a JSON text.
enum JSONByte {
    static var tab: UInt8 { 0x09 }
    static var lineFeed: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
    static var space: UInt8 { 0x20 }
    static var quote: UInt8 { 0x22 }
    static var plus: UInt8 { 0x2B }
    static var comma: UInt8 { 0x2C }
    static var minus: UInt8 { 0x2D }
    static var point: UInt8 { 0x2E }
    static var zero: UInt8 { 0x30 }
    static var colon: UInt8 { 0x3A }
    static var openingBracket: UInt8 { 0x5B }
    static var backslash: UInt8 { 0x5C }
    static var closingBracket: UInt8 { 0x5D }
    static var openingBrace: UInt8 { 0x7B }
    static var closingBrace: UInt8 { 0x7D }

    /// Whether a byte may stand between the parts of a text.
    @inline(__always)
    static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == space || byte == lineFeed || byte == carriageReturn || byte == tab
    }

    /// Whether a byte is a decimal digit.
    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- zero <= 9 }

    /// Whether a byte may belong to a name or word in languages like JavaScript and Python.
    static func isWordPart(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }

    /// The value of a hexadecimal digit.
    static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte) - 0x30
        case 0x41...0x46: UInt32(byte) - 0x41 + 10
        case 0x61...0x66: UInt32(byte) - 0x61 + 10
        default: nil
        }
    }

    /// A number to the base of 16, at least so many digits wide.
    static func hexadecimal(_ value: some BinaryInteger, width: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// The escape that stands for a control character.
    static func escape(forControl byte: UInt8) -> String {
        switch byte {
        case 0x08: "\\b"
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0C: "\\f"
        case 0x0D: "\\r"
        default: "\\u" + hexadecimal(byte, width: 4)
        }
    }
}
