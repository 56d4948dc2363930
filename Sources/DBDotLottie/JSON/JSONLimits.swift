/// What a JSON text may ask of the reader.
///
/// Together the limits bound the memory that a text of whatever content can take: its own bytes and 16 bytes for each key and value.
package struct JSONLimits: Sendable, Hashable {
    /// The greatest size of a text, in bytes; offsets are kept in 32 bits, so it must stay below 4 GiB.
    package var textSize: Int
    /// The greatest number of arrays and objects around a value, itself included.
    package var depth: Int
    /// The greatest number of keys and values.
    package var tokenCount: Int

    /// The limits for every text from outside: 256 MiB, 127 levels, 16,777,216 keys and values.
    package static let standard = JSONLimits(textSize: 256 << 20, depth: 127, tokenCount: 1 << 24)

    /// Limits of one's own.
    package init(textSize: Int, depth: Int, tokenCount: Int) {
        self.textSize = textSize
        self.depth = depth
        self.tokenCount = tokenCount
    }
}
