/// PCG-32 with XSH-RR output and one fixed stream, as the players use it, so that a seed gives the same numbers everywhere.
struct RandomGenerator: Sendable, Hashable {
    static let defaultSeed: UInt64 = 0x853c_49e6_748f_ea9b
    private static let multiplier: UInt64 = 6_364_136_223_846_793_005
    private static let increment: UInt64 = 1_442_695_040_888_963_407 << 1 | 1

    private var state: UInt64 = 0

    init(seed: UInt64) {
        _ = nextBits()
        state &+= seed
        _ = nextBits()
    }

    private mutating func nextBits() -> UInt32 {
        let old = state
        state = old &* Self.multiplier &+ Self.increment
        let word = UInt32(truncatingIfNeeded: ((old >> 18) ^ old) >> 27)
        let turn = UInt32(truncatingIfNeeded: old >> 59)
        return word >> turn | word << ((0 &- turn) & 31)
    }

    /// The next number in 0..<1, with 25 random bits rounded to single precision.
    mutating func nextUnit() -> Float { Float(Double(nextBits() >> 7) * 0x1p-25) }
}
