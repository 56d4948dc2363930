import DBDotLottie
import Testing

@Suite("Anything from anywhere")
struct RandomHostTests {
    @Test(
        "Whatever callbacks do, states are entered and left in turns, and the machine comes to rest",
        arguments: DotLottieProfile.presets)
    func anything(profile: DotLottieProfile) throws {
        for seed in 1...60 as ClosedRange<UInt64> {
            let host = try RandomHost(seed: seed, profile: profile)
            for _ in 0..<60 { host.step() }
            #expect(host.finish())
        }
    }
}
