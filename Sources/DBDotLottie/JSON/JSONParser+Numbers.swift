extension JSONParser {
    /// Reads a number, from its first byte to behind its last.
    @inline(__always)
    mutating func readNumber(at start: Int) throws(JSONSyntaxError) -> Int {
        let digitsStart = text[start] == JSONByte.minus ? start + 1 : start
        var decimal = DecimalNumber()
        var form = JSONToken.Form.plain
        var position = try readDigits(at: digitsStart, part: .integer, into: &decimal)
        if text[digitsStart] == JSONByte.zero {
            try checkLeadingZero(at: digitsStart, end: position)
        }
        if byte(at: position) == JSONByte.point {
            form = .elaborate
            let fraction = position + 1
            position = try readDigits(at: fraction, part: .fraction, into: &decimal)
            decimal.exponent = fraction - position
        }
        if byte(at: position) | 0x20 == UInt8(ascii: "e") {
            form = .elaborate
            position = try readExponent(at: position + 1, into: &decimal)
        }
        let magnitude = if let double = decimal.double { double } else { try slowMagnitude(of: start..<position) }
        try append(.number(digitsStart == start ? magnitude : -magnitude, form: form, at: start))
        return position
    }

    /// Reads one digit or more.
    @inline(__always)
    private func readDigits(
        at start: Int, part: JSONSyntaxError.NumberPart, into decimal: inout DecimalNumber
    ) throws(JSONSyntaxError) -> Int {
        var position = start
        var digit = byte(at: position) &- JSONByte.zero
        guard digit <= 9 else { throw digitFault(at: position, part: part) }
        repeat {
            decimal.mantissa = decimal.mantissa &* 10 &+ UInt64(digit)
            position += 1
            digit = byte(at: position) &- JSONByte.zero
        } while digit <= 9
        decimal.digitCount += position - start
        return position
    }

    /// Refuses digits behind a leading zero, and the letter of a hexadecimal number.
    @inline(__always)
    private func checkLeadingZero(at start: Int, end: Int) throws(JSONSyntaxError) {
        guard end == start + 1 else { throw error(.leadingZero, at: start + 1) }
        guard byte(at: end) | 0x20 != UInt8(ascii: "x") else { throw error(.hexadecimalNumber, at: end) }
    }

    /// Reads an exponent, from behind its letter on.
    private func readExponent(at start: Int, into decimal: inout DecimalNumber) throws(JSONSyntaxError) -> Int {
        let sign = byte(at: start)
        var position = sign == JSONByte.minus || sign == JSONByte.plus ? start + 1 : start
        guard JSONByte.isDigit(byte(at: position)) else { throw digitFault(at: position, part: .exponent) }
        var exponent = 0
        while JSONByte.isDigit(byte(at: position)) {
            // Whatever is greater than this counts as this: no text is long enough to make up for it.
            exponent = min(exponent * 10 + Int(text[position] - JSONByte.zero), 1_000_000_000)
            position += 1
        }
        decimal.exponent += sign == JSONByte.minus ? -exponent : exponent
        return position
    }

    /// The value of a number, without its sign, by the system's means, which take any number of digits.
    private func slowMagnitude(of range: Range<Int>) throws(JSONSyntaxError) -> Double {
        let digits = UnsafeBufferPointer(rebasing: text[range])
        guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
            throw error(.numberOutOfRange, at: range.lowerBound)
        }
        return value.magnitude
    }

    /// Reads one of the three literals.
    @inline(__always)
    func readLiteral(_ literal: JSONSyntaxError.Literal, at start: Int) throws(JSONSyntaxError) {
        let isThere =
            switch literal {
            case .true: isWord(0x6575_7274, at: start)
            case .false: isWord(0x6573_6C61, at: start + 1)
            case .null: isWord(0x6C6C_756E, at: start)
            }
        guard isThere else { throw literalFault(literal, at: start) }
    }

    /// Whether four bytes stand at a position, the first one lowest.
    @inline(__always)
    private func isWord(_ word: UInt32, at position: Int) -> Bool {
        guard position + 4 <= text.count else { return false }
        let bytes = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: position, as: UInt32.self)
        return UInt32(littleEndian: bytes) == word
    }
}
