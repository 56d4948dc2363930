import DBDotLottie
import Testing

@Suite("SetRandom")
struct RandomActionTests {
    /// The numbers that a machine draws one after the other.
    private static func numbers(
        _ count: Int, seed: UInt64?, min: Float? = nil, max: Float? = nil, integer: Bool = false
    ) throws -> [Float] {
        let action = Definition.Action.setRandom(
            inputName: "x", min: min.map { .literal($0) }, max: max.map { .literal($0) }, integer: integer)
        let recorded = try RecordedMachine(
            [.state("a")], inputs: [.numeric(name: "x", value: .nan)],
            interactions: [.pointer(.click, layerName: nil, actions: [action])])
        if let seed { recorded.machine.setSeed(seed) }
        recorded.machine.start()
        return try (0..<count).map { _ in
            recorded.machine.post(.click(x: 0, y: 0))
            return try #require(recorded.machine.numeric("x"))
        }
    }

    @Test("The sequence of a seed is that of PCG-32, in 25 bits", arguments: [nil, 0, 1, .max] as [UInt64?])
    func sequence(seed: UInt64?) throws {
        var generator = PermutedCongruential(seed: seed ?? PermutedCongruential.defaultSeed)
        let expected = (0..<20).map { _ in generator.nextUnit() }
        #expect(try Self.numbers(20, seed: seed) == expected)
    }

    @Test("Fractions lie from the minimum up to the maximum, integers from the first to the last")
    func ranges() throws {
        let fractions = try Self.numbers(200, seed: 3, min: -2, max: 5)
        #expect(fractions.allSatisfy { -2 <= $0 && $0 < 5 })
        #expect(Set(try Self.numbers(200, seed: 3, min: 1, max: 3, integer: true)) == [1, 2, 3])
        #expect(try Self.numbers(3, seed: 3, min: 4, max: 4) == [4, 4, 4])
    }

    @Test("A minimum above the maximum draws nothing")
    func upsideDown() throws {
        #expect(try Self.numbers(1, seed: 1, min: 2, max: 1)[0].isNaN)
    }

    @Test("Bounds that are infinite or no numbers do no harm", arguments: [.nan, .infinity, -.infinity] as [Float])
    func oddBounds(bound: Float) throws {
        for integer in [false, true] {
            #expect(try Self.numbers(2, seed: 1, min: bound, max: bound, integer: integer).count == 2)
            #expect(try Self.numbers(2, seed: 1, min: 0, max: bound, integer: integer).count == 2)
        }
    }

    @Test("A write that a tween refuses still draws (P4)", arguments: DotLottieProfile.presets)
    func refusedWriteDraws(profile: DotLottieProfile) throws {
        let draw = Definition.Interaction.pointer(
            .click, layerName: nil, actions: [.setRandom(inputName: "x", min: nil, max: nil, integer: false)])
        let tweened = try TweenedMachine(profile, interactions: [draw])
        tweened.machine.fire("go")
        for _ in 0..<2 { tweened.machine.post(.click(x: 0, y: 0)) }
        tweened.machine.update(deltaTime: 2)
        tweened.machine.post(.click(x: 0, y: 0))
        var generator = PermutedCongruential(seed: PermutedCongruential.defaultSeed)
        let third = (0..<3).map { _ in generator.nextUnit() }[2]
        #expect(tweened.machine.numeric("x") == third)
    }
}

/// PCG-32 as its authors publish it, XSH-RR, for comparison.
private struct PermutedCongruential {
    static let defaultSeed: UInt64 = 0x853c_49e6_748f_ea9b
    private static let increment: UInt64 = (1_442_695_040_888_963_407 << 1) | 1

    private var state: UInt64 = 0

    init(seed: UInt64) {
        _ = next()
        state &+= seed
        _ = next()
    }

    mutating func nextUnit() -> Float { Float(Double(next() >> 7) / 33_554_432) }

    private mutating func next() -> UInt32 {
        let old = state
        state = old &* 6_364_136_223_846_793_005 &+ Self.increment
        let shifted = UInt32(truncatingIfNeeded: ((old >> 18) ^ old) >> 27)
        let turns = Int(old >> 59)
        return turns == 0 ? shifted : (shifted >> turns) | (shifted << (32 - turns))
    }
}
