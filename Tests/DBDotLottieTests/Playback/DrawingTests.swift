import DBDotLottie
import Testing

/// Completion is judged only after a tick that draws.
@Suite("Nothing drawn completes nothing")
struct DrawingTests {
    /// A player that has been complete, and was then paused on its end frame and plays again: complete, but with nothing to draw.
    private func playerAtEnd(_ profile: DotLottieProfile = .documented) throws -> HeadlessPlayer {
        let player = try HeadlessPlayer(source: SampleSource.standard(), animationID: "five", profile: profile)
        player.play()
        player.loop = true
        player.advance(milliseconds: 40)
        player.pause()
        player.loop = false
        player.play()
        return player
    }

    @Test("A player paused on its end frame and played again reports nothing")
    func paused() throws {
        let player = try playerAtEnd()
        #expect(player.completions(ofTicks: 3, milliseconds: 10) == [.none, .none, .none])
        #expect(player.status == .playing)
    }

    @Test("A frame that is set draws")
    func frameDraws() throws {
        let player = try playerAtEnd()
        player.setFrame(3)
        player.setFrame(4)
        #expect(player.advance(milliseconds: 0) == .complete)
    }

    @Test("A background draws once it is or was visible")
    func backgroundDraws() throws {
        let player = try playerAtEnd()
        player.background = 0xFF00_0000
        #expect(player.advance(milliseconds: 10) == .none)
        player.background = 0xFF00_0001
        #expect(player.advance(milliseconds: 10) == .complete)
    }

    @Test("A transparent background draws after a visible one")
    func transparentBackgroundDraws() throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.background = 0xFF
        player.loop = true
        player.play()
        player.advance(milliseconds: 40)
        player.pause()
        player.loop = false
        player.play()
        #expect(player.advance(milliseconds: 10) == .none)
        player.background = 0
        #expect(player.advance(milliseconds: 10) == .complete)
    }

    @Test(
        "Clearing the theme draws in 0.1.58 only",
        arguments: [
            (DotLottieProfile.documented, PlaybackCompletion.none), (.dotLottieRS_0_1_58, .complete),
            (.dotLottieRS_2026_07, .none),
        ])
    func clearedTheme(profile: DotLottieProfile, completion: PlaybackCompletion) throws {
        let player = try playerAtEnd(profile)
        player.setTheme("")
        #expect(player.advance(milliseconds: 10) == completion)
    }

    @Test("A theme draws together with a frame that the renderer refuses")
    func themeDraws() throws {
        let player = try HeadlessPlayer(source: SampleSource.standard(), animationID: "five")
        player.play()
        player.setFrame(3.9999)
        player.advance(milliseconds: 0)
        #expect(player.advance(milliseconds: 10) == .none)
        player.setTheme("plain")
        player.setFrame(0)
        player.setFrame(4)
        #expect(player.advance(milliseconds: 10) == .complete)
    }

    @Test("A theme with rules lets nothing complete unless the animation has slots")
    func themeWithoutSlots() throws {
        for (id, expected) in [("five", [.none, .none] as [PlaybackCompletion]), ("slots", [.complete, .none])] {
            let player = try HeadlessPlayer(source: SampleSource.standard(), animationID: id)
            player.setTheme("dark")
            player.play()
            #expect(player.completions(ofTicks: 2, milliseconds: 40) == expected)
            #expect(player.currentFrame == 4)
        }
    }

    @Test("Once the theme is cleared, what was held back completes")
    func themeClearedCompletes() throws {
        let player = try HeadlessPlayer(source: SampleSource.standard(), animationID: "five")
        player.setTheme("dark")
        player.play()
        player.advance(milliseconds: 40)
        player.setTheme("")
        #expect(player.advance(milliseconds: 10) == .complete)
    }
}
