import DBDotLottie
import Testing

@Suite("Segments")
struct SegmentTests {
    private static let early = StateMachineDefinition.Segment.marker("early")

    @Test(
        "Each mode plays within the segment",
        arguments: [
            (PlaybackMode.forward, [4, 6, 6] as [Float]), (.reverse, [4, 2, 2]), (.bounce, [4, 6, 4, 2, 2]),
            (.reverseBounce, [4, 2, 4, 6, 6]),
        ])
    func playsWithin(mode: PlaybackMode, frames: [Float]) throws {
        let player = try HeadlessPlayer(animation: .marked())
        player.setSegment(Self.early)
        player.play(mode)
        #expect(player.frames(afterTicks: frames.map { _ in 20 }) == frames)
        #expect(player.status == .stopped)
    }

    @Test("A segment with odd ends plays to exactly these, there and back")
    func oddEnds() throws {
        let player = try HeadlessPlayer(animation: .odd())
        player.setSegment(.marker("part"))
        player.speed = 2.5
        player.loop = true
        player.play(.bounce)
        let frames = player.frames(afterTicks: [33.3333, 33.3333, 33.3333, 33.3333, 33.3333, 33.3333])
        #expect(frames == [4.867, 7.3650002, 7.98, 5.4830003, 2.9850001, 2.37])
    }

    @Test("A slow segment counts its frames from its start")
    func slowSegment() throws {
        let player = try HeadlessPlayer(animation: .odd())
        player.setSegment(.marker("part"))
        player.speed = 0.1
        player.play()
        #expect(player.frames(afterTicks: [16.6667, 16.6667, 16.6667]) == [2.42, 2.47, 2.5200002])
    }

    @Test("A frame outside a new segment jumps to its start, in every mode", arguments: PlaybackMode.allCases)
    func jumpsToStart(mode: PlaybackMode) throws {
        let player = try HeadlessPlayer(animation: .marked())
        player.play(mode)
        player.setFrame(9)
        player.setSegment(.marker("late"))
        #expect(player.currentFrame == 10)
    }

    @Test("A frame within a new segment stays, and so does the way travelled", arguments: [Self.early, .frames(2, 6)])
    func staysWithin(segment: StateMachineDefinition.Segment) throws {
        let player = try HeadlessPlayer(animation: .marked())
        player.play()
        _ = player.frames(afterTicks: [30])
        player.setSegment(segment)
        #expect(player.currentFrame == 3.0000002)
        #expect(player.frames(afterTicks: [10]) == [6])
    }

    @Test("A marker that covers no time, or runs backwards, is named and jumped to, but limits nothing")
    func noRange() throws {
        for (name, frame) in [("point", 8 as Float), ("back", 9)] {
            let player = try HeadlessPlayer(animation: .marked())
            player.setSegment(.marker(name))
            #expect(player.marker == name)
            #expect(player.segment == nil)
            #expect(player.currentFrame == frame)
        }
    }

    @Test("An unknown marker changes nothing")
    func unknownMarker() throws {
        let player = try HeadlessPlayer(animation: .marked())
        player.setSegment(Self.early)
        #expect(!player.setSegment(.marker("Early")))
        #expect(player.marker == "early")
        #expect(player.segment == FrameRange(start: 2, end: 6))
    }

    @Test("A marker that reaches beyond the file is used as written")
    func beyondTheFile() throws {
        let player = try HeadlessPlayer(animation: .marked())
        player.setSegment(.marker("beyond"))
        player.play()
        #expect(player.frames(afterTicks: [200, 200]) == [35, 40])
    }

    @Test("A range sets no marker")
    func rangeHasNoMarker() throws {
        let player = try HeadlessPlayer(animation: .marked())
        player.setSegment(.frames(3.5, 4.25))
        #expect(player.marker == nil)
        #expect(player.segment == FrameRange(start: 3.5, end: 4.25))
        #expect(player.currentFrame == 3.5)
    }

    @Test("A range of numbers that are none limits nothing", arguments: [(Float.nan, 3 as Float), (1, .nan), (5, 1)])
    func senselessRange(start: Float, end: Float) throws {
        let player = try HeadlessPlayer(animation: .marked())
        player.setSegment(.frames(start, end))
        #expect(player.segment == nil)
    }

    @Test("Clearing the segment gives the whole file back and moves nothing")
    func clear() throws {
        let player = try HeadlessPlayer(animation: .marked())
        player.setSegment(.marker("late"))
        player.clearSegment()
        #expect(player.marker == nil)
        #expect(player.currentFrame == 10)
        player.stop()
        player.play()
        #expect(player.frames(afterTicks: [80, 80]) == [18, 19])
    }
}
