import DBDotLottie
import Testing

@Suite("Entering a PlaybackState")
struct PlacementTests {
    private static let presets = DotLottieProfile.presets

    /// A player of twenty frames that is paused at this one.
    private func player(_ profile: DotLottieProfile, at frame: Float) throws -> HeadlessPlayer {
        let player = try HeadlessPlayer(source: SampleSource.standard(), animationID: "twenty", profile: profile)
        player.play()
        player.pause()
        player.setFrame(frame)
        return player
    }

    @Test("All settings are taken over", arguments: presets)
    func settings(profile: DotLottieProfile) throws {
        let player = try player(profile, at: 0)
        player.enter(
            PlaybackSettings(
                autoplay: true, loop: true, loopCount: 3, mode: .bounce, speed: 1.5, segment: .marker("early"),
                background: 0x1234_56FF))
        #expect(player.autoplay)
        #expect(player.loop)
        #expect(player.loopCount == 3)
        #expect(player.mode == .bounce)
        #expect(player.speed == 1.5)
        #expect(player.marker == "early")
        #expect(player.background == 0x1234_56FF)
        #expect(player.status == .playing)
    }

    @Test("A speed of 0 keeps the old one", arguments: presets)
    func speedKept(profile: DotLottieProfile) throws {
        let player = try player(profile, at: 0)
        player.enter(PlaybackSettings(speed: 2.5))
        player.enter(PlaybackSettings(speed: 0))
        #expect(player.speed == 2.5)
    }

    @Test("Without a segment the old one is cleared", arguments: presets)
    func segmentCleared(profile: DotLottieProfile) throws {
        let player = try player(profile, at: 3)
        player.enter(PlaybackSettings(segment: .marker("early")))
        player.enter(PlaybackSettings(segment: .marker("unknown")))
        #expect(player.segment == nil)
        #expect(player.marker == nil)
    }

    @Test("Without autoplay a playing animation pauses", arguments: presets)
    func pauses(profile: DotLottieProfile) throws {
        let player = try player(profile, at: 3)
        player.enter(PlaybackSettings(autoplay: true))
        let log = RecordingPlayerObserver(player)
        player.enter(PlaybackSettings())
        #expect(log.events == [.pause])
    }

    @Test("Another animation pauses, loads, resets the theme and then plays", arguments: presets)
    func otherAnimation(profile: DotLottieProfile) throws {
        let player = try player(profile, at: 3)
        player.setTheme("dark")
        player.enter(PlaybackSettings(autoplay: true))
        let log = RecordingPlayerObserver(player)
        player.enter(PlaybackSettings(animation: "five", autoplay: true))
        #expect(log.events == [.pause, .load, .play])
        #expect(player.animationID == "five")
        #expect(player.theme == nil)
    }

    @Test("The animation that is shown already is not loaded again, nor the theme reset", arguments: presets)
    func sameAnimation(profile: DotLottieProfile) throws {
        let player = try player(profile, at: 3)
        player.setTheme("plain")
        let log = RecordingPlayerObserver(player)
        player.enter(PlaybackSettings(animation: "twenty"))
        #expect(log.events.isEmpty)
        #expect(player.theme == "plain")
        #expect(player.currentFrame == 3)
    }

    @Test("An unknown animation says LoadError and the old one goes on", arguments: presets)
    func unknownAnimation(profile: DotLottieProfile) throws {
        let player = try player(profile, at: 3)
        player.enter(PlaybackSettings(autoplay: true))
        let log = RecordingPlayerObserver(player)
        player.enter(PlaybackSettings(animation: "six", autoplay: true))
        #expect(log.events == [.pause, .loadError, .play])
        #expect(player.frames(afterTicks: [10]) == [4])
    }

    @Test("P15: a loaded animation begins at the origin of the new mode, or of the old one")
    func originOfLoaded() throws {
        for (profile, frame) in [
            (DotLottieProfile.documented, 4 as Float), (.dotLottieRS_0_1_58, 0), (.dotLottieRS_2026_07, 0),
        ] {
            let player = try player(profile, at: 3)
            player.enter(PlaybackSettings(animation: "five", autoplay: true, mode: .reverseBounce))
            #expect(player.currentFrame == frame)
        }
    }

    @Test(
        "P15: a frame outside the segment begins at the mode's origin, or at the segment's start",
        arguments: [
            (PlaybackMode.forward, 10 as Float, 10 as Float), (.reverse, 15, 10), (.bounce, 10, 10),
            (.reverseBounce, 15, 10),
        ])
    func outside(mode: PlaybackMode, documented: Float, engine: Float) throws {
        for profile in Self.presets {
            let player = try player(profile, at: 3)
            player.enter(PlaybackSettings(mode: mode, segment: .marker("late")))
            #expect(player.currentFrame == (profile == .documented ? documented : engine))
        }
    }

    @Test(
        "P15: Reverse in a segment plays it, or completes on its first tick",
        arguments: [
            (DotLottieProfile.documented, [14.000001, 13.000001, 12.000001] as [Float], PlaybackStatus.playing),
            (.dotLottieRS_0_1_58, [10, 10, 10], .stopped), (.dotLottieRS_2026_07, [10, 10, 10], .stopped),
        ])
    func reverseSegment(profile: DotLottieProfile, frames: [Float], status: PlaybackStatus) throws {
        let player = try player(profile, at: 0)
        player.enter(PlaybackSettings(autoplay: true, mode: .reverse, segment: .marker("late")))
        #expect(player.frames(afterTicks: [10, 10, 10]) == frames)
        #expect(player.status == status)
    }

    @Test(
        "P15: with autoplay, the frame where the mode's first leg ends begins anew, or stays",
        arguments: [
            (PlaybackMode.forward, 6 as Float, 2 as Float), (.reverse, 2, 6), (.bounce, 6, 2), (.reverseBounce, 2, 6),
        ])
    func endOfFirstLeg(mode: PlaybackMode, end: Float, origin: Float) throws {
        for profile in Self.presets {
            let player = try player(profile, at: end)
            player.enter(PlaybackSettings(autoplay: true, mode: mode, segment: .marker("early")))
            #expect(player.currentFrame == (profile == .documented ? origin : end))
        }
    }

    @Test("P15: without autoplay the frame where the first leg ends stays", arguments: presets)
    func endWithoutAutoplay(profile: DotLottieProfile) throws {
        let player = try player(profile, at: 6)
        player.enter(PlaybackSettings(segment: .marker("early")))
        #expect(player.currentFrame == 6)
    }

    @Test("Within the segment playback goes on from the current frame", arguments: presets)
    func within(profile: DotLottieProfile) throws {
        let player = try player(profile, at: 4)
        player.enter(PlaybackSettings(autoplay: true, segment: .marker("early")))
        #expect(player.frames(afterTicks: [10]) == [5])
    }

    @Test(
        "P15: staying Playing across a change of segment takes the way anew, or not",
        arguments: [
            (DotLottieProfile.documented, 6.0000005 as Float), (.dotLottieRS_0_1_58, 8), (.dotLottieRS_2026_07, 8),
        ])
    func wayTravelled(profile: DotLottieProfile, frame: Float) throws {
        let player = try player(profile, at: 0)
        player.enter(PlaybackSettings(autoplay: true))
        #expect(player.frames(afterTicks: [50]) == [5])
        player.enter(PlaybackSettings(autoplay: true, segment: .frames(2, 12)))
        #expect(player.frames(afterTicks: [10]) == [frame])
    }

    @Test("P15: a bounce on its way back goes on so, if it stands within the bounds")
    func bounceGoesOnBack() throws {
        let player = try player(.documented, at: 0)
        player.enter(PlaybackSettings(autoplay: true, mode: .bounce, segment: .marker("early")))
        #expect(player.frames(afterTicks: [40, 20]) == [6, 4])
        player.enter(PlaybackSettings(autoplay: true, mode: .bounce, segment: .marker("early")))
        #expect(player.frames(afterTicks: [10]) == [3.0000002])
    }

    @Test("Without an animation only the settings are taken over", arguments: presets)
    func noAnimation(profile: DotLottieProfile) {
        let player = HeadlessPlayer(profile: profile)
        player.enter(PlaybackSettings(animation: "five", autoplay: true, mode: .reverse, segment: .marker("early")))
        #expect(player.mode == .reverse)
        #expect(player.status == .stopped)
        #expect(player.currentFrame == 0)
    }
}
