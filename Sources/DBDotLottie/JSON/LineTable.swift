/// Where the lines of a text are: what was counted up to every 128th byte.
///
/// It is made for every text, so it must cost little, and it answers for any offset in the same short time, so that even a text
/// of one long line can be reported on as often as one likes.
struct LineTable: Sendable {
    /// What there is before each block.
    private let starts: ContiguousArray<Counts>
    /// The bytes of a block; few enough to be counted in a byte.
    private static var blockLength: Int { 128 }

    /// The line feeds and the scalars in a part of a text.
    private struct Counts: Sendable {
        var lineFeeds: UInt32 = 0
        var scalars: UInt32 = 0
    }

    init(text: JSONText) {
        var starts = ContiguousArray<Counts>()
        starts.reserveCapacity(text.count / Self.blockLength + 1)
        var counts = Counts()
        var offset = 0
        starts.append(counts)
        while text.count - offset >= Self.blockLength {
            let end = offset + Self.blockLength
            Self.count(offset..<end, of: text, into: &counts)
            starts.append(counts)
            offset = end
        }
        self.starts = starts
    }

    /// The place of the first byte of a scalar, or of the text's end.
    func location(of offset: Int, in text: JSONText) -> SourceLocation {
        let counts = counts(before: offset, in: text)
        let start = startOfLine(after: counts.lineFeeds, upTo: offset, in: text)
        let column = counts.scalars - self.counts(before: start, in: text).scalars
        return SourceLocation(line: Int(counts.lineFeeds) + 1, column: Int(column) + 1)
    }

    /// What there is before a byte.
    private func counts(before offset: Int, in text: JSONText) -> Counts {
        let block = offset / Self.blockLength
        var counts = starts[block]
        Self.count(block * Self.blockLength..<offset, of: text, into: &counts)
        return counts
    }

    /// Where the line begins that so many line feeds are in front of, when a byte of it is known.
    private func startOfLine(after lineFeeds: UInt32, upTo offset: Int, in text: JSONText) -> Int {
        guard lineFeeds > 0 else { return 0 }
        // The last block before which there are fewer holds the last of them.
        var low = 0
        var high = offset / Self.blockLength + 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle].lineFeeds < lineFeeds { low = middle } else { high = middle }
        }
        var start = min(high * Self.blockLength, offset)
        while text.byte(at: start - 1) != JSONByte.lineFeed { start -= 1 }
        return start
    }

    /// Counts in at most one block of bytes.
    @inline(__always)
    private static func count(_ range: Range<Int>, of text: JSONText, into counts: inout Counts) {
        // Eight bytes at a time, each counted in a byte of its own; compilers make a few vector instructions of it.
        var lineFeeds: UInt64 = 0
        var continuations: UInt64 = 0
        let words = range.count / 8
        for word in 0..<words {
            let bytes = text.eightBytes(at: range.lowerBound + word * 8)
            let others = bytes ^ 0x0A0A_0A0A_0A0A_0A0A
            let isOther = ((others & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | others
            lineFeeds &+= (~isOther &>> 7) & 0x0101_0101_0101_0101
            continuations &+= ((bytes & ~(bytes &<< 1)) &>> 7) & 0x0101_0101_0101_0101
        }
        counts.lineFeeds &+= sumOfBytes(lineFeeds)
        counts.scalars &+= UInt32(words * 8) &- sumOfBytes(continuations)
        for offset in range.lowerBound + words * 8..<range.upperBound {
            let byte = text.byte(at: offset)
            counts.lineFeeds &+= byte == JSONByte.lineFeed ? 1 : 0
            counts.scalars &+= isContinuation(byte) ? 0 : 1
        }
    }

    /// The sum of eight bytes, which must fit into one.
    private static func sumOfBytes(_ bytes: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: (bytes &* 0x0101_0101_0101_0101) &>> 56)
    }

    /// Whether a byte continues a scalar.
    static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
