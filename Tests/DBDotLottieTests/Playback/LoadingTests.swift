import DBDotLottie
import Testing

@Suite("Loading animations and themes")
struct LoadingTests {
    private func player() throws -> HeadlessPlayer {
        try HeadlessPlayer(source: SampleSource.standard(), animationID: "five")
    }

    @Test("A player of a source shows the animation of the id")
    func initial() throws {
        let player = try player()
        #expect(player.animationID == "five")
        #expect(player.lastFrame == 4)
        #expect(player.status == .stopped)
    }

    @Test("An animation without id has none")
    func bareAnimation() throws {
        let player = try HeadlessPlayer(animation: .sample())
        #expect(player.animationID == nil)
        #expect(!player.loadAnimation("five"))
    }

    @Test("An id that is not there loads nothing at first")
    func unknownInitial() throws {
        let player = try HeadlessPlayer(source: SampleSource.standard(), animationID: "six")
        #expect(player.animationID == nil)
        #expect(player.lastFrame == nil)
    }

    @Test(
        "A loaded animation stands at the mode's origin",
        arguments: [(PlaybackMode.forward, 0 as Float), (.reverse, 19), (.bounce, 0), (.reverseBounce, 19)])
    func origin(mode: PlaybackMode, frame: Float) throws {
        let player = try player()
        player.mode = mode
        let log = RecordingPlayerObserver(player)
        #expect(player.loadAnimation("twenty"))
        #expect(player.currentFrame == frame)
        #expect(log.events == [.load])
    }

    @Test("Loading stops, clears the segment and sets the loop counter back")
    func loadingResets() throws {
        let player = try HeadlessPlayer(source: SampleSource.standard(), animationID: "twenty")
        player.setSegment(.marker("early"))
        player.loop = true
        player.play()
        _ = player.frames(afterTicks: [50])
        player.loadAnimation("five")
        #expect(player.status == .stopped)
        #expect(player.segment == nil)
        #expect(player.marker == nil)
        #expect(player.loopCounter == 0)
    }

    @Test("A loaded animation plays by itself with autoplay")
    func autoplay() throws {
        let player = try player()
        player.autoplay = true
        let log = RecordingPlayerObserver(player)
        player.loadAnimation("twenty")
        #expect(log.events == [.load, .play])
    }

    @Test("An unknown id leaves everything as it was and says LoadError")
    func unknown() throws {
        let player = try player()
        player.play()
        _ = player.frames(afterTicks: [15])
        let log = RecordingPlayerObserver(player)
        #expect(!player.loadAnimation("six"))
        #expect(log.events == [.loadError])
        #expect(player.animationID == "five")
        #expect(player.frames(afterTicks: [10]) == [2.5])
    }

    @Test("A theme that the source has is set, an unknown one leaves the old, an empty id clears")
    func themes() throws {
        let player = try player()
        #expect(player.setTheme("dark"))
        #expect(!player.setTheme("light"))
        #expect(player.theme == "dark")
        #expect(player.setTheme(""))
        #expect(player.theme == nil)
    }
}
