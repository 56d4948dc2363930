import DBDotLottie
import Testing

@Suite("Modes")
struct ModeTests {
    @Test(
        "A single play shows every frame of its mode and stops at the end",
        arguments: [
            (PlaybackMode.forward, [1, 2, 3.0000002, 4, 4] as [Float]),
            (.reverse, [3.0000002, 2, 1, 0, 0]),
            (.bounce, [1, 2, 3.0000002, 4, 3.0000002, 2, 1, 0, 0]),
            (.reverseBounce, [3.0000002, 2, 1, 0, 1, 2, 3.0000002, 4, 4]),
        ])
    func singlePlay(mode: PlaybackMode, frames: [Float]) throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.play(mode)
        #expect(player.frames(afterTicks: frames.map { _ in 10 }) == frames)
        #expect(player.status == .stopped)
    }

    @Test(
        "A single play completes once, on the tick that shows its last frame",
        arguments: [(PlaybackMode.forward, 2), (.reverse, 2), (.bounce, 4), (.reverseBounce, 4)])
    func completesOnce(mode: PlaybackMode, ticks: Int) throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.play(mode)
        let log = RecordingPlayerObserver(player)
        let completions = player.completions(ofTicks: ticks + 2, milliseconds: 20)
        #expect(completions.firstIndex(of: .complete) == ticks - 1)
        #expect(completions.filter { $0 == .none }.count == ticks + 1)
        #expect(log.events == [.complete])
    }

    @Test("A turn drops the time that overshoots the end")
    func turnDropsOvershoot() throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.play(.bounce)
        #expect(player.frames(afterTicks: [35, 35, 10]) == [3.5000002, 4, 3.0000002])
    }

    @Test("Setting the mode never moves the frame", arguments: PlaybackMode.allCases)
    func modeKeepsFrame(mode: PlaybackMode) throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.setFrame(1.25)
        player.mode = mode
        #expect(player.currentFrame == 1.25)
    }

    @Test("A mode that goes the other way turns where playback stands")
    func modeTurns() throws {
        let player = try HeadlessPlayer(animation: .marked())
        player.play()
        _ = player.frames(afterTicks: [70])
        player.mode = .reverse
        #expect(player.frames(afterTicks: [20]) == [5])
    }

    @Test("Bounce on its way back goes on backwards as Reverse")
    func modeKeepsFittingDirection() throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.play(.bounce)
        _ = player.frames(afterTicks: [40, 10])
        player.mode = .reverse
        #expect(player.frames(afterTicks: [10]) == [2])
    }

    @Test("Bounce on its way back turns as Forward")
    func forwardAfterWayBack() throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.play(.bounce)
        _ = player.frames(afterTicks: [40, 20])
        player.mode = .forward
        #expect(player.frames(afterTicks: [10]) == [3.0000002])
    }
}
