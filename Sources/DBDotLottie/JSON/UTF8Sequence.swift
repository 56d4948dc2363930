/// What the bytes from a position on are as UTF-8, after table 3-7 of the Unicode standard.
enum UTF8Sequence {
    /// A scalar of so many bytes.
    case complete(length: Int)
    /// The beginning of a scalar, cut short by the end of the text.
    case cutShort
    /// Neither.
    case invalid

    @inline(__always)
    init(in text: JSONText, at position: Int) {
        let length: Int
        // What the second byte must be says that nothing is overlong, a surrogate, or beyond U+10FFFF.
        let second: ClosedRange<UInt8>
        switch text.bytes[position] {
        case 0x00...0x7F:
            self = .complete(length: 1)
            return
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default:
            self = .invalid
            return
        }
        for index in 1..<length {
            guard position + index < text.count else {
                self = .cutShort
                return
            }
            guard (index == 1 ? second : 0x80...0xBF).contains(text.bytes[position + index]) else {
                self = .invalid
                return
            }
        }
        self = .complete(length: length)
    }
}
