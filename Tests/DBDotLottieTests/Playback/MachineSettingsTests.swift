import DBDotLottie
import Testing

/// What a machine's start and stop do to the player under it.
@Suite("Settings around a machine")
struct MachineSettingsTests {
    private static let presets = DotLottieProfile.presets

    /// A player with settings of the host's own.
    private func hostedPlayer(_ profile: DotLottieProfile) throws -> HeadlessPlayer {
        let player = try HeadlessPlayer(animation: .marked(), profile: profile)
        player.mode = .reverseBounce
        player.speed = 1.75
        player.loop = true
        player.loopCount = 4
        player.background = 0x00FF_00FF
        player.setSegment(.marker("early"))
        return player
    }

    @Test("Starting stops at the old mode's origin and then resets the settings", arguments: presets)
    func start(profile: DotLottieProfile) throws {
        let player = try hostedPlayer(profile)
        player.autoplay = true
        let log = RecordingPlayerObserver(player)
        player.prepareForStart()
        #expect(log.events == [.stop])
        #expect(player.currentFrame == 6)
        #expect(player.mode == .forward)
        #expect(player.speed == 1)
        #expect(!player.loop)
        #expect(player.loopCount == 0)
        #expect(!player.autoplay)
    }

    @Test("Stopping gives the settings from before the start back", arguments: presets)
    func stop(profile: DotLottieProfile) throws {
        let player = try hostedPlayer(profile)
        player.prepareForStart()
        player.enter(PlaybackSettings(autoplay: true, speed: 3, background: 0xFF))
        _ = player.frames(afterTicks: [15])
        let frame = player.currentFrame
        player.restoreAfterStop()
        #expect(player.mode == .reverseBounce)
        #expect(player.speed == 1.75)
        #expect(player.loop)
        #expect(player.background == 0x00FF_00FF)
        #expect(player.marker == "early")
        #expect(player.segment == FrameRange(start: 2, end: 6))
        #expect(player.status == .paused)
        #expect(player.currentFrame == frame)
    }

    @Test("Stopping gives the loop count back, or in the engines the loop counter", arguments: presets)
    func loopCount(profile: DotLottieProfile) throws {
        let player = try hostedPlayer(profile)
        player.mode = .forward
        player.play()
        _ = player.frames(afterTicks: [10, 30])
        #expect(player.loopCounter == 1)
        player.prepareForStart()
        player.restoreAfterStop()
        #expect(player.loopCount == (profile == .documented ? 4 : 1))
    }

    @Test("Stopping gives a segment without marker back, which the engines lose", arguments: presets)
    func markerlessSegment(profile: DotLottieProfile) throws {
        let player = try HeadlessPlayer(animation: .marked(), profile: profile)
        player.setSegment(.frames(3, 9))
        player.prepareForStart()
        player.restoreAfterStop()
        #expect(player.segment == (profile == .documented ? FrameRange(start: 3, end: 9) : nil))
    }

    @Test("A host that plays by itself plays again after a stop")
    func autoplayComesBack() throws {
        let player = try hostedPlayer(.documented)
        player.autoplay = true
        player.prepareForStart()
        player.restoreAfterStop()
        #expect(player.autoplay)
        #expect(player.status == .playing)
    }

    @Test("A second start keeps what was there before the first")
    func startTwice() throws {
        let player = try hostedPlayer(.documented)
        player.prepareForStart()
        player.enter(PlaybackSettings(speed: 3))
        player.prepareForStart()
        player.restoreAfterStop()
        #expect(player.speed == 1.75)
    }

    @Test("A state entered before any start counts as the machine's doing")
    func enteredBeforeStart() throws {
        let player = try hostedPlayer(.documented)
        player.enter(PlaybackSettings(speed: 3))
        player.prepareForStart()
        player.restoreAfterStop()
        #expect(player.speed == 1.75)
    }

    @Test("What the host sets between a stop and the next start comes back from then on")
    func setInBetween() throws {
        let player = try hostedPlayer(.documented)
        player.prepareForStart()
        player.restoreAfterStop()
        player.speed = 0.25
        player.restoreAfterStop()
        #expect(player.speed == 0.25)
        player.prepareForStart()
        player.restoreAfterStop()
        #expect(player.speed == 0.25)
    }

    @Test("A tween outlives a machine's stop, and its start only in 0.1.58", arguments: presets)
    func tween(profile: DotLottieProfile) throws {
        let player = try hostedPlayer(profile)
        player.beginTween(towards: 3, easing: StateMachineDefinition.Easing(0, 0, 1, 1))
        player.restoreAfterStop()
        #expect(player.isTweening)
        player.prepareForStart()
        #expect(player.isTweening == (profile == .dotLottieRS_0_1_58))
    }
}
