import DBDotLottie
import Testing

@Suite("Speed and time")
struct SpeedAndTimeTests {
    @Test(
        "Frames are the engine's thousandths in single precision",
        arguments: [
            (PlaybackMode.forward, 1, [0.5, 0.9990001, 1.4990001, 1.9980001, 2.4980001, 2.9970002] as [Float]),
            (.reverse, 1, [101.801, 101.301, 100.802, 100.302, 99.803, 99.303]),
            (.forward, 3.7, [1.848, 3.696, 5.544, 7.393, 9.241, 11.089001]),
        ] as [(PlaybackMode, Float, [Float])])
    func oddFrames(mode: PlaybackMode, speed: Float, frames: [Float]) throws {
        let player = try HeadlessPlayer(animation: .odd())
        player.speed = speed
        player.play(mode)
        #expect(player.frames(afterTicks: frames.map { _ in 16.6667 }) == frames)
    }

    @Test(
        "Speed multiplies time",
        arguments: [(0.5, [0.5, 1] as [Float]), (1, [1, 2]), (2, [2, 4]), (3, [3.0000002, 4])] as [(Float, [Float])])
    func speedMultiplies(speed: Float, frames: [Float]) throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.speed = speed
        player.play()
        #expect(player.frames(afterTicks: [10, 10]) == frames)
    }

    @Test("A speed that is not above zero is ignored", arguments: [0, -1, -.infinity, .nan] as [Float])
    func speedIgnored(speed: Float) throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.speed = 2
        player.speed = speed
        #expect(player.speed == 2)
    }

    @Test("A time that is not above zero moves nothing", arguments: [0, -16.6667, -.infinity, .nan] as [Float])
    func noTime(milliseconds: Float) throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.play()
        #expect(player.frames(afterTicks: [15, milliseconds, 10]) == [1.5000001, 1.5000001, 2.5])
    }

    @Test("Infinite speed reaches the end with any time and moves nothing without")
    func infiniteSpeed() throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.speed = .infinity
        player.play()
        #expect(player.frames(afterTicks: [0, 1]) == [0, 4])
        #expect(player.status == .stopped)
    }

    @Test("Time without an animation moves nothing")
    func noAnimation() {
        let player = HeadlessPlayer()
        #expect(!player.play())
        #expect(player.frames(afterTicks: [1000]) == [0])
        #expect(player.lastFrame == nil)
    }

    @Test("Only a playing animation moves")
    func pausedStandsStill() throws {
        let player = try HeadlessPlayer(animation: .sample())
        #expect(player.frames(afterTicks: [10]) == [0])
        player.play()
        _ = player.frames(afterTicks: [10])
        player.pause()
        #expect(player.frames(afterTicks: [10]) == [1])
    }

    @Test(
        "Without frame interpolation time leads to whole frames, from halves away from zero",
        arguments: [
            (PlaybackMode.forward, [0, 1, 1, 2, 2] as [Float]), (.reverse, [4, 3.0000002, 3.0000002, 2, 2]),
        ])
    func wholeFrames(mode: PlaybackMode, frames: [Float]) throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.useFrameInterpolation = false
        player.play(mode)
        #expect(player.frames(afterTicks: [4, 4, 5, 6, 4]) == frames)
    }

    @Test("Without frame interpolation a set frame stays as it is")
    func setFrameWithoutInterpolation() throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.useFrameInterpolation = false
        player.setFrame(1.5)
        #expect(player.currentFrame == 1.5)
    }
}
