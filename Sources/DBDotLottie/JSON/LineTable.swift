/// Where the lines of a text are: the place of every 128th byte, from which any other is a short walk.
///
/// It is made for every text, so it must cost little, and it answers for any offset in the same short time, so that even a text
/// of one long line can be reported on as often as one likes.
struct LineTable: Sendable {
    /// The places of the bytes at multiples of the block length.
    private let starts: ContiguousArray<Place>
    /// The bytes from one entry to the next; few enough to be counted in a byte.
    private static var blockLength: Int { 128 }

    /// A line and a column, counted from zero.
    private struct Place: Sendable {
        var line: UInt32
        var column: UInt32
    }

    init(text: UnsafeBufferPointer<UInt8>) {
        var starts = ContiguousArray<Place>()
        starts.reserveCapacity(text.count / Self.blockLength + 1)
        var place = Place(line: 0, column: 0)
        var offset = 0
        starts.append(place)
        while text.count - offset >= Self.blockLength {
            let end = offset + Self.blockLength
            Self.advance(&place, over: offset..<end, of: text)
            starts.append(place)
            offset = end
        }
        self.starts = starts
    }

    /// The place of the first byte of a scalar, or of the text's end.
    func location(of offset: Int, in text: UnsafeBufferPointer<UInt8>) -> SourceLocation {
        let block = offset / Self.blockLength
        var place = starts[block]
        Self.advance(&place, over: block * Self.blockLength..<offset, of: text)
        return SourceLocation(line: Int(place.line) + 1, column: Int(place.column) + 1)
    }

    /// Walks over at most one block of bytes.
    @inline(__always)
    private static func advance(_ place: inout Place, over range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
        // Without a branch, and counted in bytes, this is a matter of a few vector instructions.
        var lineFeeds: UInt8 = 0
        var scalars: UInt8 = 0
        for offset in range {
            let byte = text[offset]
            lineFeeds &+= byte == JSONByte.lineFeed ? 1 : 0
            scalars &+= isContinuation(byte) ? 0 : 1
        }
        guard lineFeeds > 0 else {
            place.column += UInt32(scalars)
            return
        }
        place.line += UInt32(lineFeeds)
        place.column = 0
        var offset = range.upperBound - 1
        while text[offset] != JSONByte.lineFeed {
            place.column += isContinuation(text[offset]) ? 0 : 1
            offset -= 1
        }
    }

    /// Whether a byte continues a scalar.
    @inline(__always)
    static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
