import DBDotLottie
import Testing

@Suite("What a player reads from its source")
struct ReadingOnceTests {
    /// Counts how often it is asked.
    final class CountingSource: LottieAnimationSource {
        private let source: SampleSource
        private(set) var asked: [String] = []

        init(_ source: SampleSource) { self.source = source }

        func animation(id: String) -> LottieAnimation? {
            asked.append(id)
            return source.animation(id: id)
        }

        func themeRuleCount(id: String) -> Int? {
            asked.append(id)
            return source.themeRuleCount(id: id)
        }
    }

    @Test("Each animation and theme is read once, however often states change them")
    func once() throws {
        let source = CountingSource(try .standard())
        let player = HeadlessPlayer(source: source, animationID: "five")
        for _ in 0..<3 {
            player.loadAnimation("twenty")
            player.setTheme("dark")
            player.loadAnimation("five")
        }
        #expect(source.asked == ["five", "twenty", "dark"])
    }

    @Test("What could not be read is asked for again")
    func failures() throws {
        let source = CountingSource(try .standard())
        let player = HeadlessPlayer(source: source, animationID: "five")
        player.loadAnimation("six")
        player.loadAnimation("six")
        #expect(source.asked == ["five", "six", "six"])
    }
}
