import DBDotLottie
import Testing

@Suite("Player observers")
struct PlayerObserverTests {
    @Test("An observer that is added twice hears each event once")
    func addedTwice() throws {
        let player = try HeadlessPlayer(animation: .sample())
        let log = RecordingPlayerObserver(player)
        player.addObserver(log)
        player.play()
        #expect(log.events == [.play])
    }

    @Test("A removed observer hears nothing more, not even the event at hand")
    func removed() throws {
        let player = try HeadlessPlayer(animation: .sample())
        let first = RecordingPlayerObserver(player)
        let second = RecordingPlayerObserver(player)
        first.reaction = { player, _ in player.removeObserver(second) }
        player.play()
        #expect(first.events == [.play])
        #expect(second.events.isEmpty)
    }

    @Test("An observer added during an event hears from the next one on")
    func addedDuringEvent() throws {
        let player = try HeadlessPlayer(animation: .sample())
        let first = RecordingPlayerObserver(player)
        let second = RecordingPlayerObserver(HeadlessPlayer())
        first.reaction = { player, _ in player.addObserver(second) }
        player.play()
        player.pause()
        #expect(second.events == [.pause])
    }

    @Test("An observer may play again when playback is complete")
    func playsAgain() throws {
        let player = try HeadlessPlayer(animation: .sample())
        let log = RecordingPlayerObserver(player)
        log.reaction = { player, event in if event == .complete { player.play() } }
        player.play()
        #expect(player.frames(afterTicks: [40, 10]) == [0, 1])
        #expect(log.events == [.play, .complete, .play])
    }

    @Test("An observer that plays again in the Stop of a counted loop starts from the origin, counting anew")
    func playsAgainAfterLoop() throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.loop = true
        player.loopCount = 1
        let log = RecordingPlayerObserver(player)
        log.reaction = { player, event in if event == .stop { player.play() } }
        player.play()
        #expect(player.frames(afterTicks: [40, 10]) == [0, 1])
        #expect(log.take() == [.play, .stop, .play, .loop(1), .complete])
        #expect(player.status == .playing)
    }
}
