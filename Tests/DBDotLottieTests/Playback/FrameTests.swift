import DBDotLottie
import Testing

@Suite("Setting frames")
struct FrameTests {
    @Test(
        "A frame within the bounds is taken, any other refused",
        arguments: [
            (0.5, true), (4, true), (-0.5, false), (4.0000005, false), (.infinity, false), (-.infinity, false),
            (.nan, false),
        ] as [(Float, Bool)])
    func bounds(frame: Float, isTaken: Bool) throws {
        let player = try HeadlessPlayer(animation: .sample())
        #expect(player.setFrame(frame) == isTaken)
        #expect(player.currentFrame == (isTaken ? frame : 0))
    }

    @Test("A frame outside the active segment is refused")
    func segmentBounds() throws {
        let player = try HeadlessPlayer(animation: .marked())
        player.setSegment(.marker("late"))
        #expect(!player.setFrame(9.5))
        #expect(player.setFrame(15))
    }

    @Test(
        "The renderer refuses frames within 0.0009 of the drawn one, both rounded to four decimals in double precision",
        arguments: [
            (1.001, 1.0009, false), (1, 1.0009, false), (1, 1.00094, false), (1, 1.00096, true), (1, 0.9992, false),
            (1, 0.99906, true),
            (3, 2.9992, false), (3, 2.99905, true), (3, 3.0009, true), (2.5, 2.5, false), (0, 0.00085, false),
            (0, 0.00096, true),
        ] as [(Float, Float, Bool)])
    func tolerance(drawn: Float, frame: Float, isTaken: Bool) throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.setFrame(drawn)
        #expect(player.setFrame(frame) == isTaken)
        #expect(player.currentFrame == (isTaken ? frame : drawn))
    }

    @Test("Steps too small for the renderer add up")
    func smallSteps() throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.play()
        #expect(player.frames(afterTicks: [0.004, 0.004, 0.004, 0.004]) == [0, 0.001, 0.001, 0.002])
    }

    @Test(
        "Playback goes on from a frame that was set",
        arguments: [(PlaybackMode.forward, 3.5000002 as Float), (.reverse, 1.5000001)])
    func goesOn(mode: PlaybackMode, frame: Float) throws {
        let player = try HeadlessPlayer(animation: .sample())
        player.play(mode)
        player.setFrame(2.5)
        #expect(player.frames(afterTicks: [10]) == [frame])
    }

    @Test(
        "Progress is a share of the whole file",
        arguments: [(0.25, 1), (1, 4), (0.3, 1.2), (2, 4), (.infinity, 4)] as [(Float, Float)])
    func progress(progress: Float, frame: Float) throws {
        let player = try HeadlessPlayer(animation: .sample())
        #expect(player.setProgress(progress))
        #expect(player.currentFrame == frame)
    }

    @Test("Progress that is no number, or outside the active segment, is refused")
    func refusedProgress() throws {
        let player = try HeadlessPlayer(animation: .marked())
        #expect(!player.setProgress(.nan))
        player.setSegment(.marker("late"))
        #expect(!player.setProgress(0.25))
        #expect(player.currentFrame == 10)
    }

    @Test("Nothing can be set without an animation")
    func noAnimation() {
        let player = HeadlessPlayer()
        #expect(!player.setFrame(0))
        #expect(!player.setProgress(1))
    }
}
