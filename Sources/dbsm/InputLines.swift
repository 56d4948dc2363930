internal import Foundation

/// The lines of the standard input, one at a time, and never more of them in memory than a limit.
struct InputLines {
    enum Line: Sendable, Hashable {
        /// A line without its end; what is no UTF-8 is replaced.
        case text(String)
        /// A line of more than `longestLine` bytes; it is passed over.
        case tooLong
    }

    /// The most bytes that a line may have.
    static let longestLine = 1 << 16

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// What was read and belongs to no line yet.
    private var pending: ArraySlice<UInt8> = []

    /// The next line, or `nil` at the input's end; an input that cannot be read has ended.
    mutating func next() -> Line? {
        var line: [UInt8] = []
        var isTooLong = false
        var isBegun = false
        while !pending.isEmpty || fill() {
            isBegun = true
            let end = pending.firstIndex(of: Self.lineFeed)
            let part = pending[..<(end ?? pending.endIndex)]
            if line.count + part.count > Self.longestLine { isTooLong = true } else { line += part }
            pending = end.map { pending[($0 + 1)...] } ?? []
            if end != nil { return Self.line(line, isTooLong) }
        }
        return isBegun ? Self.line(line, isTooLong) : nil
    }

    private static func line(_ bytes: [UInt8], _ isTooLong: Bool) -> Line {
        if isTooLong { return .tooLong }
        let text = bytes.last == carriageReturn ? bytes.dropLast() : bytes[...]
        return .text(String(decoding: text, as: UTF8.self))
    }

    /// Reads more; waits if there is nothing yet, and answers whether there was something.
    private mutating func fill() -> Bool {
        var buffer = [UInt8](repeating: 0, count: Self.longestLine)
        var count = 0
        repeat {
            count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
        } while count < 0 && errno == EINTR
        pending = buffer.prefix(max(count, 0))
        return !pending.isEmpty
    }
}
