import DBDotLottie
import Testing

@Suite("Easing")
struct EasingTests {
    @Test("A linear curve changes nothing", arguments: [0.0, 0.125, 0.3, 0.5, 0.875, 1])
    func linear(share: Double) {
        let easing = StateMachineDefinition.Easing(0.25, 0.25, 0.75, 0.75)
        #expect(abs(easing.progress(at: share) - share) < 1e-12)
    }

    @Test("A curve may overshoot and undershoot")
    func overshoot() {
        let easing = StateMachineDefinition.Easing(0.5, -1, 0.5, 2)
        #expect(easing.progress(at: 0.2) < 0)
        #expect(easing.progress(at: 0.8) > 1)
        #expect(abs(easing.progress(at: 0.5) - 0.5) < 1e-12)
    }

    @Test("The ease of CSS at half its time")
    func ease() {
        let easing = StateMachineDefinition.Easing(0.25, 0.1, 0.25, 1)
        #expect(abs(easing.progress(at: 0.5) - 0.802_403_4) < 1e-6)
    }

    @Test(
        "Shares outside 0…1 count as the nearest, and none at all as 0",
        arguments: [(-1.0, 0.0), (0, 0), (1, 1), (7, 1), (.infinity, 1), (.nan, 0)])
    func outside(share: Double, progress: Double) {
        #expect(StateMachineDefinition.Easing(0.3, 2, 0.1, -4).progress(at: share) == progress)
    }
}
