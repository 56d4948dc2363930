/// The UTF-8 of a JSON string, its escapes resolved on the way.
///
/// The contents must be those of a string that the parser accepted: every escape is complete and every surrogate has its other half.
struct UnescapedUTF8: Sequence, IteratorProtocol {
    /// The bytes between the quotes.
    private let contents: UnsafeBufferPointer<UInt8>
    /// The next byte to read.
    private var position = 0
    /// The bytes of a scalar that was written as an escape, the next one lowest.
    private var pending: UInt32 = 0
    /// How many of them are left.
    private var pendingCount = 0

    init(_ contents: UnsafeBufferPointer<UInt8>) {
        self.contents = contents
    }

    /// The next byte.
    mutating func next() -> UInt8? {
        if pendingCount > 0 { return takePending() }
        guard position < contents.count else { return nil }
        let byte = contents[position]
        position += 1
        guard byte == JSONByte.backslash else { return byte }
        let letter = contents[position]
        position += 1
        switch letter {
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "u"):
            encode(takeEscapedScalar())
            return takePending()
        default: return letter
        }
    }

    /// Reads the digits behind `\u`, and for a surrogate those of its other half.
    private mutating func takeEscapedScalar() -> UInt32 {
        let unit = takeUnit()
        guard UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: unit)) else { return unit }
        position += 2
        return 0x10000 + (unit & 0x3FF) << 10 + (takeUnit() & 0x3FF)
    }

    /// Reads four hexadecimal digits.
    private mutating func takeUnit() -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            unit = unit << 4 | (JSONByte.hexadecimalValue(contents[position]) ?? 0)
            position += 1
        }
        return unit
    }

    /// Makes the bytes of a scalar the pending ones.
    private mutating func encode(_ scalar: UInt32) {
        switch scalar {
        case 0..<0x80:
            (pending, pendingCount) = (scalar, 1)
        case 0x80..<0x800:
            (pending, pendingCount) = (0xC0 | scalar >> 6 | continuation(scalar) << 8, 2)
        case 0x800..<0x10000:
            pending = 0xE0 | scalar >> 12 | continuation(scalar >> 6) << 8 | continuation(scalar) << 16
            pendingCount = 3
        default:
            pending = 0xF0 | scalar >> 18 | continuation(scalar >> 12) << 8
            pending |= continuation(scalar >> 6) << 16 | continuation(scalar) << 24
            pendingCount = 4
        }
    }

    /// The continuation byte for the lowest six bits.
    private func continuation(_ bits: UInt32) -> UInt32 { 0x80 | bits & 0x3F }

    /// Takes the next pending byte.
    private mutating func takePending() -> UInt8 {
        let byte = UInt8(truncatingIfNeeded: pending)
        pending >>= 8
        pendingCount -= 1
        return byte
    }
}
