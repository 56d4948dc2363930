extension JSONText {
    /// Finds the closing quote of a string, whose form it tells.
    @inline(__always)
    func endOfString(at start: Int, form: inout JSONToken.Form) throws(JSONFault) -> Int {
        var position = start + 1
        while true {
            position = skipPlainText(from: position)
            let byte = byte(at: position)
            switch byte {
            case JSONByte.quote:
                return position
            case JSONByte.backslash:
                form = .elaborate
                position = try skipEscape(at: position, ofStringAt: start)
            case 0x80...:
                position = try skipScalars(at: position, ofStringAt: start)
            default:
                if isEndOfLine(at: position) { throw .at(start, .unterminatedString) }
                throw .at(position, .controlCharacter(byte))
            }
        }
    }

    /// The position of the next quote, backslash, control character or byte that is not ASCII.
    @inline(__always)
    private func skipPlainText(from start: Int) -> Int {
        var position = start
        while position + 8 <= count {
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
        while position < count, Self.isPlain(bytes[position]) { position += 1 }
        return position
    }

    /// Whether a byte stands for itself in a string and is ASCII.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x80 && byte != JSONByte.quote && byte != JSONByte.backslash
    }

    /// Whether the line or the text ends at a position.
    private func isEndOfLine(at position: Int) -> Bool {
        guard position < count else { return true }
        return bytes[position] == JSONByte.lineFeed
            || bytes[position] == JSONByte.carriageReturn && byte(at: position + 1) == JSONByte.lineFeed
    }

    /// Passes an escape, from its backslash on; both halves of a surrogate pair at once.
    private func skipEscape(at start: Int, ofStringAt stringStart: Int) throws(JSONFault) -> Int {
        guard !isEndOfLine(at: start + 1) else { throw .at(stringStart, .unterminatedString) }
        switch bytes[start + 1] {
        case JSONByte.quote, JSONByte.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return start + 2
        case UInt8(ascii: "u"):
            let unit = try escapedUnit(at: start + 2, ofStringAt: stringStart)
            guard UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit) else { return start + 6 }
            guard UTF16.isLeadSurrogate(unit) else { throw .at(start, .loneSurrogate(unit)) }
            return try skipTrailSurrogate(at: start + 6, after: unit, ofStringAt: stringStart)
        case let byte:
            guard let scalar = scalar(at: start + 1) else { throw .at(start + 1, .invalidUTF8(byte: byte)) }
            throw .at(start + 1, .invalidEscape(scalar))
        }
    }

    /// Passes the escape that must follow one of a leading surrogate.
    private func skipTrailSurrogate(
        at start: Int, after lead: UInt16, ofStringAt stringStart: Int
    ) throws(JSONFault) -> Int {
        for (position, byte) in zip(start..., [JSONByte.backslash, UInt8(ascii: "u")]) {
            guard !isEndOfLine(at: position) else { throw .at(stringStart, .unterminatedString) }
            guard bytes[position] == byte else { throw .at(start - 6, .loneSurrogate(lead)) }
        }
        let unit = try escapedUnit(at: start + 2, ofStringAt: stringStart)
        guard UTF16.isTrailSurrogate(unit) else { throw .at(start - 6, .loneSurrogate(lead)) }
        return start + 6
    }

    /// The value of four hexadecimal digits.
    private func escapedUnit(at start: Int, ofStringAt stringStart: Int) throws(JSONFault) -> UInt16 {
        var unit: UInt16 = 0
        for position in start..<start + 4 {
            guard !isEndOfLine(at: position) else { throw .at(stringStart, .unterminatedString) }
            guard let digit = JSONByte.hexadecimalValue(bytes[position]) else {
                throw .at(position, .invalidUnicodeEscape)
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    /// Passes scalars that are not ASCII, as many as follow each other.
    private func skipScalars(at start: Int, ofStringAt stringStart: Int) throws(JSONFault) -> Int {
        var position = start
        while byte(at: position) >= 0x80 {
            switch UTF8Sequence(in: self, at: position) {
            case .complete(let length): position += length
            case .cutShort: throw .at(stringStart, .unterminatedString)
            case .invalid: throw .at(position, .invalidUTF8(byte: bytes[position]))
            }
        }
        return position
    }
}
