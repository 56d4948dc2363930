/// A number as it is written in decimal, without its sign: an integer times a power of ten.
struct DecimalNumber: Sendable, Hashable {
    /// All digits as one integer; meaningless if there are more than 19.
    var mantissa: UInt64 = 0
    /// How many digits there are, leading zeros included.
    var digitCount = 0
    /// The power of ten.
    var exponent = 0

    /// The powers of ten that a double holds exactly.
    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    /// The powers of ten that 64 bits hold.
    private static let integerPowersOfTen: [UInt64] = [
        1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
        100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
        10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
    ]

    /// The nearest double, ties to even, if it can be had cheaply; nil if the number needs the long way.
    @inline(__always)
    var double: Double? {
        guard digitCount <= 19 else { return nil }
        guard mantissa >> 53 == 0 else { return doubleOfLongMantissa }
        // Both operands are exact, so the one operation rounds correctly (Clinger 1990).
        switch exponent {
        case 0: return Double(mantissa)
        case -22 ... -1: return Double(mantissa) / Self.powersOfTen[-exponent]
        case 1...22: return Double(mantissa) * Self.powersOfTen[exponent]
        default: return mantissa == 0 ? 0 : nil
        }
    }

    /// The same for mantissas that a double does not hold exactly, as in `0.30000000000000004`.
    private var doubleOfLongMantissa: Double? {
        guard exponent < 0 else { return exponent == 0 ? Double(mantissa) : nil }
        guard exponent >= -19 else { return nil }
        // Divide a 128-bit number by the power of ten, both shifted up to the highest bit, so that the quotient has at least 63 bits.
        let power = Self.integerPowersOfTen[-exponent]
        let divisor = power << UInt64(power.leadingZeroBitCount)
        // One bit lower than the highest keeps the dividend's upper half below the divisor.
        let dividendShift = mantissa.leadingZeroBitCount - 1
        let dividend: (high: UInt64, low: UInt64) =
            dividendShift >= 0 ? (mantissa << UInt64(dividendShift), 0) : (mantissa >> 1, mantissa << 63)
        let (quotient, remainder) = divisor.dividingFullWidth(dividend)
        // Conversion to double rounds to even; a rest only has to keep the quotient off the tie.
        let sticky = quotient | (remainder == 0 ? 0 : 1)
        let scale = power.leadingZeroBitCount - dividendShift - 64
        return Double(sign: .plus, exponent: scale, significand: Double(sticky))
    }
}
