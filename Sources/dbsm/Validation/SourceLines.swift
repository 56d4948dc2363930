internal import DBDotLottie

/// Finds places in a text, quickest from front to back.
struct SourceLines {
    /// The number of scalars around a place that are looked at.
    private static let reach = SourceExcerpt.longestText + 1
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private let bytes: [UInt8]
    // Where the last place was; the next is mostly behind it.
    private var offset = 0
    private var line = 1
    private var column = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The line around a place; a place behind the end of its line or text counts as that end.
    mutating func excerpt(at location: SourceLocation) -> SourceExcerpt {
        move(to: location)
        let start = (0..<Self.reach).reduce(offset) { place, _ in scalar(before: place) }
        let end = (0..<Self.reach).reduce(offset) { place, _ in scalar(after: place) }
        return SourceExcerpt(
            line: line, before: String(decoding: bytes[start..<offset], as: UTF8.self),
            after: String(decoding: bytes[offset..<withoutCarriageReturn(end)], as: UTF8.self))
    }

    private mutating func move(to location: SourceLocation) {
        if (location.line, location.column) < (line, column) { (offset, line, column) = (0, 1, 1) }
        while line < location.line, let end = bytes[offset...].firstIndex(of: Self.lineFeed) {
            (offset, line, column) = (end + 1, line + 1, 1)
        }
        guard line == location.line else { return }
        while column < location.column, scalar(after: offset) != offset {
            (offset, column) = (scalar(after: offset), column + 1)
        }
    }

    /// The end of the scalar that begins at a place, or the place itself at the end of a line.
    private func scalar(after place: Int) -> Int {
        guard place < bytes.count, bytes[place] != Self.lineFeed else { return place }
        return bytes[(place + 1)...].firstIndex { !Self.isContinuation($0) } ?? bytes.count
    }

    /// The start of the scalar that ends at a place, or the place itself at the start of a line.
    private func scalar(before place: Int) -> Int {
        guard place > 0, bytes[place - 1] != Self.lineFeed else { return place }
        return bytes[..<place].lastIndex { !Self.isContinuation($0) } ?? 0
    }

    private func withoutCarriageReturn(_ end: Int) -> Int {
        let isAtLineEnd = end == bytes.count || bytes[end] == Self.lineFeed
        return isAtLineEnd && end > offset && bytes[end - 1] == Self.carriageReturn ? end - 1 : end
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
