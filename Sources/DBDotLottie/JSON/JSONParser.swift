/// Reads a JSON text in one pass into the flat list of ``JSONToken``s.
///
/// The containers that are open are kept in a list too, so nesting costs no stack.
struct JSONParser {
    /// The text.
    let text: JSONText
    /// What the text may ask for.
    private let limits: JSONLimits
    /// What has been read.
    private var tokens: ContiguousArray<JSONToken> = []
    /// The container around the place that is being read.
    private(set) var container: OpenContainer?
    /// The containers around that one, the innermost last.
    private var outerContainers: ContiguousArray<OpenContainer> = []

    /// A container whose end has not been read.
    struct OpenContainer {
        /// What it is.
        let kind: JSONSyntaxError.Container
        /// The offset of its opening bracket.
        let offset: Int
        /// Its place in the list of tokens.
        let index: Int
        /// The elements or members that are complete.
        var count = 0
    }

    private init(text: JSONText, limits: JSONLimits) {
        self.text = text
        self.limits = limits
    }

    /// Reads a whole text.
    static func tokens(of text: JSONText, limits: JSONLimits) throws(JSONSyntaxError) -> ContiguousArray<JSONToken> {
        var parser = JSONParser(text: text, limits: limits)
        do {
            try parser.parse()
        } catch {
            throw parser.syntaxError(for: error)
        }
        return parser.tokens
    }

    private mutating func parse() throws(JSONFault) {
        guard text.count <= limits.textSize else { throw .at(0, .textTooLarge(maximum: limits.textSize)) }
        guard !text.beginsWithByteOrderMark else { throw .at(0, .byteOrderMark) }
        // Machines take about eight bytes for each key or value.
        tokens.reserveCapacity(min(text.count / 8 + 1, limits.tokenCount))
        var position = text.skipWhitespace(from: 0)
        guard position < text.count else { throw .at(position, .emptyText) }
        repeat { position = try readValue(at: position) } while try advance(&position)
    }

    /// Reads a value; of an array or object that is not empty, the opening bracket, and so on to the first value that has an end.
    @inline(__always)
    private mutating func readValue(at start: Int) throws(JSONFault) -> Int {
        var position = start
        var expectation = JSONSyntaxError.Expectation.value
        while true {
            switch text.byte(at: position) {
            case JSONByte.quote:
                return try readString(at: position)
            case JSONByte.zero...JSONByte.zero + 9, JSONByte.minus:
                let number = try text.number(at: position)
                try append(.number(number.value, form: number.form, at: position))
                return number.end
            case JSONByte.openingBrace:
                try open(.object, at: position)
                position = text.skipWhitespace(from: position + 1)
                if text.byte(at: position) == JSONByte.closingBrace { return close(at: position) }
                position = try readKey(at: position, expecting: .firstKey)
                expectation = .value
            case JSONByte.openingBracket:
                try open(.array, at: position)
                position = text.skipWhitespace(from: position + 1)
                if text.byte(at: position) == JSONByte.closingBracket { return close(at: position) }
                expectation = .firstElement
            case UInt8(ascii: "t"):
                try text.readLiteral(.true, at: position)
                try append(.boolean(true, at: position))
                return position + 4
            case UInt8(ascii: "f"):
                try text.readLiteral(.false, at: position)
                try append(.boolean(false, at: position))
                return position + 5
            case UInt8(ascii: "n"):
                try text.readLiteral(.null, at: position)
                try append(.null(at: position))
                return position + 4
            default:
                throw fault(at: position, expecting: expectation)
            }
        }
    }

    /// Goes from the end of a value to the beginning of the next, closing containers on the way; answers whether there is a next one.
    @inline(__always)
    private mutating func advance(_ position: inout Int) throws(JSONFault) -> Bool {
        while true {
            position = text.skipWhitespace(from: position)
            guard let kind = container?.kind else {
                guard position == text.count else { throw fault(at: position, expecting: .end) }
                return false
            }
            container?.count += 1
            switch (kind, text.byte(at: position)) {
            case (.array, JSONByte.comma):
                position = text.skipWhitespace(from: position + 1)
                return true
            case (.object, JSONByte.comma):
                position = try readKey(at: text.skipWhitespace(from: position + 1), expecting: .key)
                return true
            case (.array, JSONByte.closingBracket), (.object, JSONByte.closingBrace):
                position = close(at: position)
            default:
                throw fault(at: position, expecting: .commaOrEnd(kind))
            }
        }
    }

    /// Reads a key, the colon behind it, and the whitespace around the colon.
    @inline(__always)
    private mutating func readKey(
        at start: Int, expecting expectation: JSONSyntaxError.Expectation
    ) throws(JSONFault) -> Int {
        guard text.byte(at: start) == JSONByte.quote else { throw fault(at: start, expecting: expectation) }
        let position = text.skipWhitespace(from: try readString(at: start))
        guard text.byte(at: position) == JSONByte.colon else { throw fault(at: position, expecting: .colon) }
        return text.skipWhitespace(from: position + 1)
    }

    /// Reads a string or key, from its opening quote to behind its closing one.
    @inline(__always)
    private mutating func readString(at start: Int) throws(JSONFault) -> Int {
        var form = JSONToken.Form.plain
        let end = try text.endOfString(at: start, form: &form)
        try append(.string(length: end - start - 1, form: form, at: start))
        return end + 1
    }

    /// Enters a container.
    @inline(__always)
    private mutating func open(_ kind: JSONSyntaxError.Container, at position: Int) throws(JSONFault) {
        if let container {
            guard outerContainers.count + 1 < limits.depth else {
                throw .at(position, .nestingTooDeep(maximum: limits.depth))
            }
            outerContainers.append(container)
        }
        container = OpenContainer(kind: kind, offset: position, index: tokens.count)
        try append(.opening(kind == .array ? .array : .object, at: position))
    }

    /// Leaves the innermost container, whose end is at a position.
    @inline(__always)
    private mutating func close(at position: Int) -> Int {
        if let container {
            tokens[container.index].close(count: container.count, end: tokens.count)
        }
        container = outerContainers.popLast()
        return position + 1
    }

    /// Adds an entry to the list.
    @inline(__always)
    private mutating func append(_ token: JSONToken) throws(JSONFault) {
        guard tokens.count < limits.tokenCount else {
            throw .at(Int(token.offset), .tooManyValues(maximum: limits.tokenCount))
        }
        tokens.append(token)
    }
}
