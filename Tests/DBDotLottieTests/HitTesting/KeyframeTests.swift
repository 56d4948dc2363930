import DBDotLottie
import Testing

@Suite("Properties between their keyframes")
struct KeyframeTests {
    /// Where the left edge is when the horizontal position has these keyframes.
    private func left(_ keyframes: String, at frame: Double) throws -> Double? {
        let x = #""p": {"s": true, "x": {"k": [\#(keyframes)]}, "y": {"k": 0}}"#
        return try LayerScene.sample(transform: x).edges(frame: frame)?.left
    }

    /// Whether two numbers are the same but for rounding.
    private func isClose(_ number: Double?, _ other: Double) -> Bool { number.map { abs($0 - other) < 1e-6 } ?? false }

    @Test(
        "Without easing the way is even, and before and after it nothing moves",
        arguments: [(0, 10), (5, 10), (10, 20), (15, 30), (20, 0), (40, 0)] as [(Double, Double)])
    func linear(frame: Double, expected: Double) throws {
        let keyframes = #"{"t": 5, "s": [10]}, {"t": 15, "s": [30]}, {"t": 20, "s": [0]}"#
        #expect(isClose(try left(keyframes, at: frame), expected))
    }

    @Test("A held keyframe jumps at the next one", arguments: [(0, 10), (9.9, 10), (10, 30)] as [(Double, Double)])
    func hold(frame: Double, expected: Double) throws {
        #expect(isClose(try left(#"{"t": 0, "s": [10], "h": 1}, {"t": 10, "s": [30]}"#, at: frame), expected))
    }

    @Test(
        "Easing bends the way, beyond its ends too; control points outside the time give no single way",
        arguments: [
            ([0.42, 0, 0.58, 1], 0.1, 1.972245354831), ([0.42, 0, 0.58, 1], 0.5, 50),
            ([0.42, 0, 0.58, 1], 0.9, 98.027754645169), ([0.3, -0.5, 0.7, 1.5], 0.1, -8.079160982460),
            ([0.3, -0.5, 0.7, 1.5], 0.9, 108.079160982460), ([0, 1, 0, 1], 0.1, 84.614624307427),
            ([1, 1, 1, 1], 0.25, 25), ([1.5, 0, -0.5, 1], 0.25, 1.211897852678),
        ] as [([Double], Double, Double)])
    func eased(curve: [Double], share: Double, expected: Double) throws {
        let easing = #""o": {"x": [\#(curve[0])], "y": [\#(curve[1])]}, "i": {"x": \#(curve[2]), "y": \#(curve[3])}"#
        let value = try left(#"{"t": 0, "s": [0], \#(easing)}, {"t": 10, "s": [100]}"#, at: share * 10)
        #expect(isClose(value, expected))
    }

    @Test(
        "A keyframe's own end, as older files have it, counts before the next one's value",
        arguments: [(5, 10), (9.999999, 20), (10, 7), (15, 8.5), (20, 10)] as [(Double, Double)])
    func ownEnd(frame: Double, expected: Double) throws {
        let keyframes = #"{"t": 0, "s": [0], "e": [20]}, {"t": 10, "s": [7], "e": [10]}, {"t": 20}"#
        let value = try #require(try left(keyframes, at: frame))
        #expect(abs(value - expected) < 1e-5)
    }

    @Test(
        "Keyframes out of order take the first one that is still to come",
        arguments: [(5, 5), (15, 100.0 / 3), (25, 40)] as [(Double, Double)])
    func outOfOrder(frame: Double, expected: Double) throws {
        let keyframes = #"{"t": 0, "s": [0]}, {"t": 10, "s": [10]}, {"t": 5, "s": [20]}, {"t": 20, "s": [40]}"#
        // From 10 on the way is the one from the third keyframe to the last.
        #expect(isClose(try left(keyframes, at: frame), expected))
    }

    @Test("A keyframe without a time is left out; one without a value goes on from the one before")
    func incomplete() throws {
        let keyframes = #"{"t": 0, "s": [10]}, {"s": [99]}, {"t": 10}, {"t": 20, "s": [30]}"#
        #expect(isClose(try left(keyframes, at: 10), 10))
        #expect(isClose(try left(keyframes, at: 15), 20))
    }

    @Test("A single keyframe is a constant", arguments: [-5, 0, 50] as [Double])
    func single(frame: Double) throws {
        #expect(isClose(try left(#"{"t": 0, "s": [10]}"#, at: frame + 5), 10))
    }
}
