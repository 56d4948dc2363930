/// The bytes of a text while they are being read.
///
/// Behind its end a text reads as NUL bytes, which can stand nowhere in JSON: what meets one asks whether it is at the end when it
/// reports the fault. All that looks at bytes only is here, so that the parser's own state need not be passed around.
struct JSONText {
    /// The bytes.
    let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// How many bytes there are.
    @inline(__always)
    var count: Int { bytes.count }

    /// The byte at a position.
    @inline(__always)
    func byte(at position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

    /// The eight bytes from a position on, the first one lowest; there must be that many.
    @inline(__always)
    func eightBytes(at position: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    /// Whether a word of four bytes, the first one lowest, stands at a position.
    @inline(__always)
    func hasWord(_ word: UInt32, at position: Int) -> Bool {
        guard position + 4 <= bytes.count else { return false }
        let found = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt32.self)
        return UInt32(littleEndian: found) == word
    }

    /// The position of the next byte that is no whitespace.
    @inline(__always)
    func skipWhitespace(from start: Int) -> Int {
        var position = start
        while JSONByte.isWhitespace(byte(at: position)) {
            position += 1
            // Indentation.
            while position + 8 <= bytes.count, eightBytes(at: position) == 0x2020_2020_2020_2020 { position += 8 }
        }
        return position
    }

    /// The scalar at a position, if it is one.
    func scalar(at position: Int) -> Unicode.Scalar? {
        guard case .complete(let length) = UTF8Sequence(in: self, at: position) else { return nil }
        return String(decoding: bytes[position..<position + length], as: UTF8.self).unicodeScalars.first
    }

    /// Whether the text begins with U+FEFF.
    var beginsWithByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

    /// The line and the column of a byte, when all before it is UTF-8.
    func location(of offset: Int) -> SourceLocation {
        let before = JSONText(UnsafeBufferPointer(rebasing: bytes[..<offset]))
        return LineTable(text: before).location(of: offset, in: before)
    }
}
