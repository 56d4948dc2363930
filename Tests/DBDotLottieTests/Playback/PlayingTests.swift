import DBDotLottie
import Testing

@Suite("Playing, pausing, stopping")
struct PlayingTests {
    @Test("Playing twice is refused")
    func playTwice() throws {
        let player = try HeadlessPlayer(animation: .sample())
        let log = RecordingPlayerObserver(player)
        #expect(player.play())
        #expect(!player.play())
        #expect(log.events == [.play])
    }

    @Test("Only what plays can be paused")
    func pauseOnlyPlaying() throws {
        let player = try HeadlessPlayer(animation: .sample())
        let log = RecordingPlayerObserver(player)
        #expect(!player.pause())
        player.play()
        #expect(player.pause())
        #expect(!player.pause())
        #expect(player.status == .paused)
        #expect(log.events == [.play, .pause])
    }

    @Test("Playing goes on where it was paused")
    func resume() throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.play()
        _ = player.frames(afterTicks: [15])
        player.pause()
        player.play()
        #expect(player.frames(afterTicks: [10]) == [2.5])
    }

    @Test(
        "Playing what is complete begins at the mode's origin",
        arguments: [
            (PlaybackMode.forward, 1 as Float), (.reverse, 3.0000002), (.bounce, 1), (.reverseBounce, 3.0000002),
        ])
    func playAgain(mode: PlaybackMode, frame: Float) throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.play(mode)
        _ = player.frames(afterTicks: [40, 40])
        #expect(player.status == .stopped)
        player.play()
        #expect(player.frames(afterTicks: [10]) == [frame])
    }

    @Test(
        "Stopping returns to the origin of mode and segment",
        arguments: [(PlaybackMode.forward, 2 as Float), (.reverse, 6), (.bounce, 2), (.reverseBounce, 6)])
    func stopRewinds(mode: PlaybackMode, origin: Float) throws {
        let player = try HeadlessPlayer(animation: .marked())
        player.setSegment(.marker("early"))
        player.play(mode)
        _ = player.frames(afterTicks: [10])
        #expect(player.stop())
        #expect(player.currentFrame == origin)
        #expect(player.status == .stopped)
    }

    @Test("Stopping what is stopped is refused")
    func stopTwice() throws {
        let player = try HeadlessPlayer(animation: .sample())
        let log = RecordingPlayerObserver(player)
        #expect(!player.stop())
        player.play()
        player.stop()
        #expect(!player.stop())
        #expect(log.events == [.play, .stop])
    }

    @Test("Stopping keeps the loop counter")
    func stopKeepsCounter() throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.loop = true
        player.play()
        _ = player.frames(afterTicks: [40])
        player.stop()
        #expect(player.loopCounter == 1)
    }

    @Test("Stopping keeps the direction")
    func stopKeepsDirection() throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.play(.bounce)
        _ = player.frames(afterTicks: [40, 20])
        player.setFrame(3)
        player.stop()
        player.setFrame(2)
        player.play()
        #expect(player.frames(afterTicks: [10]) == [1])
    }

    @Test("Setting autoplay plays or pauses at once")
    func autoplay() throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.autoplay = true
        #expect(player.status == .playing)
        player.autoplay = false
        #expect(player.status == .paused)
    }
}
