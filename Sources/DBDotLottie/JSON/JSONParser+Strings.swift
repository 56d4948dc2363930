extension JSONParser {
    /// Reads a string, from its opening quote to behind its closing one.
    @inline(__always)
    mutating func readString(at start: Int) throws(JSONSyntaxError) -> Int {
        var position = start + 1
        var form = JSONToken.Form.plain
        while true {
            position = skipPlainText(from: position)
            let byte = byte(at: position)
            switch byte {
            case JSONByte.quote:
                try append(.string(length: position - start - 1, form: form, at: start))
                return position + 1
            case JSONByte.backslash:
                form = .elaborate
                position = try readEscape(at: position, ofStringAt: start)
            case 0x80...:
                position = try readScalars(at: position, ofStringAt: start)
            default:
                throw stringEnds(at: position)
                    ? error(.unterminatedString, at: start) : error(.controlCharacter(byte), at: position)
            }
        }
    }

    /// The position of the next quote, backslash, control character or byte that is not ASCII.
    @inline(__always)
    private func skipPlainText(from start: Int) -> Int {
        var position = start
        while position + 8 <= text.count {
            // In each of these the highest bit of a byte tells, exactly up to the first byte that is found.
            let bytes = eightBytes(at: position)
            let quotes = bytes ^ 0x2222_2222_2222_2222
            let backslashes = bytes ^ 0x5C5C_5C5C_5C5C_5C5C
            var found = (quotes &- 0x0101_0101_0101_0101) & ~quotes
            found |= (backslashes &- 0x0101_0101_0101_0101) & ~backslashes
            found |= (bytes &- 0x2020_2020_2020_2020) & ~bytes
            found = (found | bytes) & 0x8080_8080_8080_8080
            if found != 0 { return position + found.trailingZeroBitCount / 8 }
            position += 8
        }
        while position < text.count, Self.isPlain(text[position]) { position += 1 }
        return position
    }

    /// Whether a byte stands for itself in a string and is ASCII.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x80 && byte != JSONByte.quote && byte != JSONByte.backslash
    }

    /// Whether the line or the text ends at a position.
    private func stringEnds(at position: Int) -> Bool {
        guard position < text.count else { return true }
        return text[position] == JSONByte.lineFeed
            || text[position] == JSONByte.carriageReturn && byte(at: position + 1) == JSONByte.lineFeed
    }

    /// Reads an escape, from its backslash on; both halves of a surrogate pair at once.
    private func readEscape(at start: Int, ofStringAt stringStart: Int) throws(JSONSyntaxError) -> Int {
        guard !stringEnds(at: start + 1) else { throw error(.unterminatedString, at: stringStart) }
        switch text[start + 1] {
        case JSONByte.quote, JSONByte.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return start + 2
        case UInt8(ascii: "u"):
            let unit = try readUnit(at: start + 2, ofStringAt: stringStart)
            guard unit & 0xF800 == 0xD800 else { return start + 6 }
            guard UTF16.isLeadSurrogate(unit) else { throw error(.loneSurrogate(unit), at: start) }
            return try readTrailSurrogate(at: start + 6, after: unit, ofStringAt: stringStart)
        default:
            guard let scalar = scalar(at: start + 1) else { throw invalidUTF8(at: start + 1) }
            throw error(.invalidEscape(scalar), at: start + 1)
        }
    }

    /// Reads the escape that must follow one of a leading surrogate.
    private func readTrailSurrogate(
        at start: Int, after lead: UInt16, ofStringAt stringStart: Int
    ) throws(JSONSyntaxError) -> Int {
        for (position, letter) in zip(start..., [JSONByte.backslash, UInt8(ascii: "u")]) {
            guard !stringEnds(at: position) else { throw error(.unterminatedString, at: stringStart) }
            guard text[position] == letter else { throw error(.loneSurrogate(lead), at: start - 6) }
        }
        let unit = try readUnit(at: start + 2, ofStringAt: stringStart)
        guard UTF16.isTrailSurrogate(unit) else { throw error(.loneSurrogate(lead), at: start - 6) }
        return start + 6
    }

    /// Reads four hexadecimal digits.
    private func readUnit(at start: Int, ofStringAt stringStart: Int) throws(JSONSyntaxError) -> UInt16 {
        var unit: UInt32 = 0
        for position in start..<start + 4 {
            guard !stringEnds(at: position) else { throw error(.unterminatedString, at: stringStart) }
            guard let digit = JSONByte.hexadecimalValue(text[position]) else {
                throw error(.invalidUnicodeEscape, at: position)
            }
            unit = unit << 4 | digit
        }
        return UInt16(truncatingIfNeeded: unit)
    }

    /// Reads scalars that are not ASCII, as many as follow each other.
    private func readScalars(at start: Int, ofStringAt stringStart: Int) throws(JSONSyntaxError) -> Int {
        var position = start
        while byte(at: position) >= 0x80 {
            switch UTF8Sequence(in: text, at: position) {
            case .complete(let length): position += length
            case .cutShort: throw error(.unterminatedString, at: stringStart)
            case .invalid: throw invalidUTF8(at: position)
            }
        }
        return position
    }
}
