/// Reads a JSON text in one pass into the flat list of ``JSONToken``s.
///
/// The containers that are open are kept in a list too, so nesting costs no stack. Behind the end of the text the parser sees NUL bytes,
/// which can stand nowhere: what meets one tells the two apart when it reports the fault.
struct JSONParser {
    /// The text.
    let text: UnsafeBufferPointer<UInt8>
    /// What the text may ask for.
    private let limits: JSONLimits
    /// What has been read.
    private(set) var tokens: ContiguousArray<JSONToken> = []
    /// The containers around the place that is being read, the innermost last.
    private(set) var openContainers: ContiguousArray<OpenContainer> = []

    /// A container whose end has not been read.
    struct OpenContainer {
        /// Its place in the list of tokens.
        let index: Int
        /// What it is.
        let kind: JSONSyntaxError.Container
        /// The elements or members that are complete.
        var count = 0
    }

    init(text: UnsafeBufferPointer<UInt8>, limits: JSONLimits) {
        self.text = text
        self.limits = limits
    }

    /// Reads the whole text.
    mutating func parse() throws(JSONSyntaxError) {
        guard text.count <= limits.textSize else { throw error(.textTooLarge(maximum: limits.textSize), at: 0) }
        guard !beginsWithByteOrderMark else { throw error(.byteOrderMark, at: 0) }
        // Machines take about eight bytes for each key or value.
        tokens.reserveCapacity(min(text.count / 8 + 1, limits.tokenCount))
        openContainers.reserveCapacity(limits.depth)
        var position = skipWhitespace(from: 0)
        guard position < text.count else { throw error(.emptyText, at: position) }
        repeat { position = try readValue(at: position) } while try advance(&position)
    }

    /// Reads a value that is no container, or all openings of containers up to the first such value, or an empty container.
    @inline(__always)
    private mutating func readValue(at start: Int) throws(JSONSyntaxError) -> Int {
        var position = start
        var expectation = JSONSyntaxError.Expectation.value
        while true {
            switch byte(at: position) {
            case JSONByte.quote:
                return try readString(at: position)
            case JSONByte.zero...JSONByte.zero + 9, JSONByte.minus:
                return try readNumber(at: position)
            case JSONByte.openingBrace:
                try open(.object, at: position)
                position = skipWhitespace(from: position + 1)
                if byte(at: position) == JSONByte.closingBrace { return close(at: position) }
                position = try readKey(at: position, expecting: .firstKey)
                expectation = .value
            case JSONByte.openingBracket:
                try open(.array, at: position)
                position = skipWhitespace(from: position + 1)
                if byte(at: position) == JSONByte.closingBracket { return close(at: position) }
                expectation = .firstElement
            case UInt8(ascii: "t"):
                try readLiteral(.true, at: position)
                try append(.boolean(true, at: position))
                return position + 4
            case UInt8(ascii: "f"):
                try readLiteral(.false, at: position)
                try append(.boolean(false, at: position))
                return position + 5
            case UInt8(ascii: "n"):
                try readLiteral(.null, at: position)
                try append(.null(at: position))
                return position + 4
            default:
                throw fault(at: position, expecting: expectation)
            }
        }
    }

    /// Goes from the end of a value to the beginning of the next, closing containers on the way; answers whether there is a next one.
    @inline(__always)
    private mutating func advance(_ position: inout Int) throws(JSONSyntaxError) -> Bool {
        while true {
            position = skipWhitespace(from: position)
            guard let last = openContainers.indices.last else {
                guard position == text.count else { throw fault(at: position, expecting: .end) }
                return false
            }
            openContainers[last].count += 1
            switch (openContainers[last].kind, byte(at: position)) {
            case (.array, JSONByte.comma):
                position = skipWhitespace(from: position + 1)
                return true
            case (.object, JSONByte.comma):
                position = try readKey(at: skipWhitespace(from: position + 1), expecting: .key)
                return true
            case (.array, JSONByte.closingBracket), (.object, JSONByte.closingBrace):
                position = close(at: position)
            case (let kind, _):
                throw fault(at: position, expecting: .commaOrEnd(kind))
            }
        }
    }

    /// Reads a key, the colon behind it, and the whitespace around the colon.
    @inline(__always)
    private mutating func readKey(
        at start: Int, expecting expectation: JSONSyntaxError.Expectation
    ) throws(JSONSyntaxError) -> Int {
        guard byte(at: start) == JSONByte.quote else { throw fault(at: start, expecting: expectation) }
        let position = skipWhitespace(from: try readString(at: start))
        guard byte(at: position) == JSONByte.colon else { throw fault(at: position, expecting: .colon) }
        return skipWhitespace(from: position + 1)
    }

    /// Enters a container.
    private mutating func open(_ kind: JSONSyntaxError.Container, at position: Int) throws(JSONSyntaxError) {
        guard openContainers.count < limits.depth else {
            throw error(.nestingTooDeep(maximum: limits.depth), at: position)
        }
        openContainers.append(OpenContainer(index: tokens.count, kind: kind))
        switch kind {
        case .array: try append(.opening(.array, at: position))
        case .object: try append(.opening(.object, at: position))
        }
    }

    /// Leaves the innermost container, whose end is at a position.
    private mutating func close(at position: Int) -> Int {
        if let container = openContainers.popLast() {
            tokens[container.index].close(count: container.count, end: tokens.count)
        }
        return position + 1
    }

    /// Adds an entry to the list.
    @inline(__always)
    mutating func append(_ token: JSONToken) throws(JSONSyntaxError) {
        guard tokens.count < limits.tokenCount else {
            throw error(.tooManyValues(maximum: limits.tokenCount), at: Int(token.offset))
        }
        tokens.append(token)
    }

    /// The byte at a position; NUL behind the end.
    @inline(__always)
    func byte(at position: Int) -> UInt8 { position < text.count ? text[position] : 0 }

    /// The eight bytes from a position on, the first one lowest; there must be that many.
    @inline(__always)
    func eightBytes(at position: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    /// The position of the next byte that is no whitespace.
    @inline(__always)
    func skipWhitespace(from start: Int) -> Int {
        var position = start
        while JSONByte.isWhitespace(byte(at: position)) {
            position += 1
            // Indentation.
            while position + 8 <= text.count, eightBytes(at: position) == 0x2020_2020_2020_2020 { position += 8 }
        }
        return position
    }

    /// Whether the text begins with U+FEFF.
    private var beginsWithByteOrderMark: Bool { text.starts(with: [0xEF, 0xBB, 0xBF]) }
}
