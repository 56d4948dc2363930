extension JSONText {
    /// A number that was read.
    struct Number {
        /// The position behind its last byte.
        let end: Int
        /// Its value.
        let value: Double
        /// How it is written.
        let form: JSONToken.Form
    }

    /// Reads a number, from its first byte on, which is a digit or a minus sign.
    @inline(__always)
    func number(at start: Int) throws(JSONFault) -> Number {
        let isNegative = bytes[start] == JSONByte.minus
        let digitsStart = isNegative ? start + 1 : start
        var decimal = DecimalNumber()
        var form = JSONToken.Form.plain
        var position = try readDigits(at: digitsStart, part: .integer, into: &decimal)
        if bytes[digitsStart] == JSONByte.zero {
            guard position == digitsStart + 1 else { throw .at(digitsStart + 1, .leadingZero) }
            if byte(at: position) | 0x20 == UInt8(ascii: "x") { throw .at(position, .hexadecimalNumber) }
        }
        if byte(at: position) == JSONByte.point {
            form = .elaborate
            let fraction = position + 1
            position = try readDigits(at: fraction, part: .fraction, into: &decimal)
            decimal.exponent = fraction &- position
        }
        if byte(at: position) | 0x20 == UInt8(ascii: "e") {
            form = .elaborate
            position = try readExponent(at: position + 1, into: &decimal)
        }
        let magnitude = if let double = decimal.double { double } else { try magnitude(start..<position) }
        return Number(end: position, value: isNegative ? -magnitude : magnitude, form: form)
    }

    /// Reads one digit or more; answers where they end.
    @inline(__always)
    private func readDigits(
        at start: Int, part: JSONSyntaxError.NumberPart, into decimal: inout DecimalNumber
    ) throws(JSONFault) -> Int {
        var position = start
        var mantissa = decimal.mantissa
        var digit = byte(at: position) &- JSONByte.zero
        guard digit <= 9 else { throw digitFault(at: position, part: part) }
        repeat {
            mantissa = mantissa &* 10 &+ UInt64(digit)
            position &+= 1
            digit = byte(at: position) &- JSONByte.zero
        } while digit <= 9
        decimal.mantissa = mantissa
        decimal.digitCount &+= position &- start
        return position
    }

    /// Reads an exponent, from behind its letter on; answers where it ends.
    private func readExponent(at start: Int, into decimal: inout DecimalNumber) throws(JSONFault) -> Int {
        let sign = byte(at: start)
        var position = sign == JSONByte.minus || sign == JSONByte.plus ? start + 1 : start
        guard JSONByte.isDigit(byte(at: position)) else { throw digitFault(at: position, part: .exponent) }
        var exponent = 0
        while JSONByte.isDigit(byte(at: position)) {
            // A greater one counts as this: the few digits that are not left to the system cannot make up for it.
            exponent = min(exponent * 10 + Int(bytes[position] - JSONByte.zero), 100_000)
            position += 1
        }
        decimal.exponent += sign == JSONByte.minus ? -exponent : exponent
        return position
    }

    /// The magnitude of a number by the system's means, which take any number of digits.
    @inline(never)
    private func magnitude(_ range: Range<Int>) throws(JSONFault) -> Double {
        guard let value = Double(String(decoding: bytes[range], as: UTF8.self)), value.isFinite else {
            throw .at(range.lowerBound, .numberOutOfRange)
        }
        return value.magnitude
    }
}
