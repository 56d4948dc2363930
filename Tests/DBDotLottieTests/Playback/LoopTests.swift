import DBDotLottie
import Testing

@Suite("Loops")
struct LoopTests {
    @Test(
        "An endless loop shows its end frame, then goes on from the origin",
        arguments: [
            (PlaybackMode.forward, [2, 4, 2, 4, 2, 4, 2, 4] as [Float]),
            (.reverse, [2, 0, 2, 0, 2, 0, 2, 0]),
            (.bounce, [2, 4, 2, 0, 2, 4, 2, 0]),
            (.reverseBounce, [2, 0, 2, 4, 2, 0, 2, 4]),
        ])
    func endlessFrames(mode: PlaybackMode, frames: [Float]) throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.loop = true
        player.play(mode)
        #expect(player.frames(afterTicks: frames.map { _ in 20 }) == frames)
        #expect(player.status == .playing)
    }

    @Test(
        "An endless loop of one way reports each pass with its number",
        arguments: DotLottieProfile.presets, [PlaybackMode.forward, .reverse])
    func endlessOneWay(profile: DotLottieProfile, mode: PlaybackMode) throws {
        let player = try HeadlessPlayer(animation: .sample(), profile: profile)
        player.loop = true
        player.play(mode)
        let log = RecordingPlayerObserver(player)
        #expect(player.completions(ofTicks: 6, milliseconds: 20) == [.none, .loop, .none, .loop, .none, .loop])
        #expect(log.events == [.loop(1), .loop(2), .loop(3)])
    }

    @Test(
        "P8: an endless loop there and back reports each return, or none",
        arguments: [PlaybackMode.bounce, .reverseBounce],
        [
            (DotLottieProfile.documented, [.loop(1), .loop(2)] as [PlayerEvent]),
            (.dotLottieRS_0_1_58, []),
            (.dotLottieRS_2026_07, []),
        ])
    func endlessBounce(mode: PlaybackMode, expected: (profile: DotLottieProfile, events: [PlayerEvent])) throws {
        let player = try HeadlessPlayer(animation: .sample(), profile: expected.profile)
        player.loop = true
        player.play(mode)
        let log = RecordingPlayerObserver(player)
        _ = player.completions(ofTicks: 9, milliseconds: 20)
        #expect(log.events == expected.events)
        #expect(player.loopCounter == 2)
    }

    @Test(
        "P7: the last pass of a counted loop reports both, or completion only",
        arguments: PlaybackMode.allCases,
        [
            (DotLottieProfile.documented, PlaybackCompletion.loopThenComplete),
            (.dotLottieRS_0_1_58, .complete),
            (.dotLottieRS_2026_07, .complete),
        ])
    func lastPass(mode: PlaybackMode, expected: (profile: DotLottieProfile, completion: PlaybackCompletion)) throws {
        let player = try HeadlessPlayer(animation: .sample(), profile: expected.profile)
        player.loop = true
        player.loopCount = 2
        player.play(mode)
        let completions = player.completions(ofTicks: 12, milliseconds: 20).filter { $0 != .none }
        #expect(completions == [.loop, expected.completion])
    }

    @Test(
        "The last pass of a counted loop rewinds and says Stop, Loop and Complete",
        arguments: [(PlaybackMode.forward, 0 as Float), (.reverse, 4), (.bounce, 0), (.reverseBounce, 4)])
    func lastPassRewinds(mode: PlaybackMode, origin: Float) throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.loop = true
        player.loopCount = 3
        player.play(mode)
        let log = RecordingPlayerObserver(player)
        _ = player.completions(ofTicks: 14, milliseconds: 20)
        #expect(log.events == [.loop(1), .loop(2), .stop, .loop(3), .complete])
        #expect(player.currentFrame == origin)
        #expect(player.status == .stopped)
        #expect(player.loopCounter == 0)
    }

    @Test("One tick ends at most one pass and drops what overshoots", arguments: [50, 5000, .infinity] as [Float])
    func oneTickOnePass(milliseconds: Float) throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.loop = true
        player.play()
        #expect(player.frames(afterTicks: [milliseconds, 10]) == [4, 1])
        #expect(player.loopCounter == 1)
    }

    @Test("Changing loop or its count sets the loop counter back; setting the same does not")
    func counterReset() throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.loop = true
        player.play()
        _ = player.frames(afterTicks: [40, 40])
        player.loop = true
        player.loopCount = 0
        #expect(player.loopCounter == 2)
        player.loopCount = 5
        #expect(player.loopCounter == 0)
        _ = player.frames(afterTicks: [40])
        player.loop = false
        #expect(player.loopCounter == 0)
    }

    @Test("A loop count without loop means nothing")
    func countWithoutLoop() throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.loopCount = 3
        player.play()
        #expect(player.completions(ofTicks: 3, milliseconds: 40) == [.complete, .none, .none])
    }
}
