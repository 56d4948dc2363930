import DBDotLottie
import Testing

@Suite("Tweens")
struct TweenTests {
    private static let presets = DotLottieProfile.presets
    private static let linear = StateMachineDefinition.Easing(0, 0, 1, 1)

    /// A player in an endless loop of 0…4 that stands on its end frame, so that it is complete.
    private func playerAtEnd(_ profile: DotLottieProfile) throws -> HeadlessPlayer {
        let player = try HeadlessPlayer(animation: .sample(), profile: profile)
        player.loop = true
        player.play()
        player.advance(milliseconds: 40)
        return player
    }

    @Test("During a tween the source's frame stays and time moves nothing", arguments: presets)
    func frameStays(profile: DotLottieProfile) throws {
        let player = try playerAtEnd(profile)
        player.beginTween(towards: 1, easing: Self.linear)
        _ = player.advanceTween(share: 0.5)
        player.advance(milliseconds: 10)
        #expect(player.isTweening)
        #expect(player.currentFrame == 4)
    }

    @Test(
        "When its time is over a tween is under way no more, and landing gives the target's frame", arguments: presets)
    func lands(profile: DotLottieProfile) throws {
        let player = try playerAtEnd(profile)
        player.beginTween(towards: 1.5, easing: Self.linear)
        _ = player.advanceTween(share: 1)
        #expect(!player.isTweening)
        player.landTween(at: 1.5)
        #expect(player.currentFrame == 1.5)
        player.advance(milliseconds: 10)
        #expect(player.currentFrame == 2.5)
    }

    @Test(
        "Before the target is entered, the frame is the target's already, or in 0.1.58 the source's still",
        arguments: [(DotLottieProfile.documented, 1 as Float), (.dotLottieRS_0_1_58, 4), (.dotLottieRS_2026_07, 1)])
    func frameWhenOver(profile: DotLottieProfile, frame: Float) throws {
        let player = try playerAtEnd(profile)
        player.beginTween(towards: 1, easing: Self.linear)
        _ = player.advanceTween(share: 1)
        #expect(player.currentFrame == frame)
    }

    @Test(
        "P16: a complete source reports during a tween never, each tick, or what the target's frame completes at the end",
        arguments: [
            (DotLottieProfile.documented, 4 as Float, [.none, .none, .none] as [PlaybackCompletion]),
            (.dotLottieRS_0_1_58, 1, [.loop, .loop, .loop]),
            (.dotLottieRS_2026_07, 1, [.none, .none, .none]), (.dotLottieRS_2026_07, 4, [.none, .none, .loop]),
        ])
    func completion(profile: DotLottieProfile, target: Float, completions: [PlaybackCompletion]) throws {
        let player = try playerAtEnd(profile)
        player.beginTween(towards: target, easing: Self.linear)
        let progress = [0.25, 0.5, 1].map { player.advanceTween(share: $0) }
        #expect(progress == completions.map { .shown($0) })
    }

    @Test("P16: in 0.1.58 a counted loop whose last pass is judged during a tween rewinds, and the tween goes on")
    func lastPassDuringTween() throws {
        let player = try HeadlessPlayer(
            source: SampleSource.standard(), animationID: "five", profile: .dotLottieRS_0_1_58)
        player.loop = true
        player.loopCount = 1
        // A theme that the animation has no slots for holds the report back.
        player.setTheme("dark")
        player.play()
        #expect(player.advance(milliseconds: 40) == .none)
        player.beginTween(towards: 2, easing: Self.linear)
        #expect(player.advanceTween(share: 0.5) == .shown(.complete))
        #expect(player.status == .stopped)
        #expect(player.currentFrame == 0)
        #expect(player.isTweening)
        #expect(player.advanceTween(share: 0.75) == .shown(.none))
    }

    @Test(
        "P17: a frame that is set during a tween moves the one underneath; the tween goes on, or the next tick loses it",
        arguments: [
            (DotLottieProfile.documented, TweenProgress.shown(.none)), (.dotLottieRS_0_1_58, .shown(.none)),
            (.dotLottieRS_2026_07, .lost),
        ])
    func frameDuringTween(profile: DotLottieProfile, progress: TweenProgress) throws {
        let player = try playerAtEnd(profile)
        player.beginTween(towards: 1, easing: Self.linear)
        _ = player.advanceTween(share: 0.25)
        #expect(player.setFrame(2))
        #expect(player.currentFrame == 2)
        #expect(player.isTweening)
        #expect(player.advanceTween(share: 0.5) == progress)
        #expect(player.isTweening == (progress != .lost))
    }

    @Test("P17: a frame that is refused does not touch the tween")
    func refusedFrame() throws {
        let player = try playerAtEnd(.dotLottieRS_2026_07)
        player.beginTween(towards: 1, easing: Self.linear)
        #expect(!player.setFrame(5))
        #expect(player.advanceTween(share: 0.5) == .shown(.none))
    }

    @Test("P17: a marker's jump during a tween counts as a frame that is set")
    func markerJump() throws {
        let player = try HeadlessPlayer(animation: .marked(), profile: .dotLottieRS_2026_07)
        player.beginTween(towards: 1, easing: Self.linear)
        player.setSegment(.marker("late"))
        #expect(player.advanceTween(share: 0.5) == .lost)
    }

    @Test("The tick that loses a tween counts no frames, the next one does")
    func lostTick() throws {
        let player = try playerAtEnd(.dotLottieRS_2026_07)
        player.beginTween(towards: 1, easing: Self.linear)
        player.setFrame(2)
        _ = player.advanceTween(share: 0.5)
        #expect(player.currentFrame == 2)
        #expect(player.frames(afterTicks: [10]) == [3.0000002])
    }

    @Test(
        "Right after a tween the renderer takes any frame; that of 0.1.58 compares with the tween's pose",
        arguments: [(DotLottieProfile.documented, true), (.dotLottieRS_0_1_58, false), (.dotLottieRS_2026_07, true)])
    func pose(profile: DotLottieProfile, isTaken: Bool) throws {
        let player = try HeadlessPlayer(animation: .sample(), profile: profile)
        player.setFrame(1)
        player.beginTween(towards: 3, easing: Self.linear)
        _ = player.advanceTween(share: 0.75)
        #expect(player.setFrame(2.5) == isTaken)
    }

    @Test("In 0.1.58 the frame underneath can be set again, because the pose is what is drawn")
    func sameFrameDuringTween() throws {
        let player = try HeadlessPlayer(animation: .sample(), profile: .dotLottieRS_0_1_58)
        player.setFrame(1)
        player.beginTween(towards: 3, easing: Self.linear)
        _ = player.advanceTween(share: 0.5)
        #expect(player.setFrame(1))
    }

    @Test("A cancelled tween leaves the frame where it began", arguments: presets)
    func cancel(profile: DotLottieProfile) throws {
        let player = try HeadlessPlayer(animation: .sample(), profile: profile)
        player.setFrame(1.25)
        player.beginTween(towards: 3, easing: Self.linear)
        player.setFrame(2)
        player.cancelTween()
        #expect(player.currentFrame == 1.25)
        #expect(!player.isTweening)
    }

    @Test("A cancelled tween draws, so that what is complete completes")
    func cancelDraws() throws {
        let player = try playerAtEnd(.documented)
        player.loop = false
        player.pause()
        player.play()
        player.beginTween(towards: 1, easing: Self.linear)
        player.cancelTween()
        #expect(player.advance(milliseconds: 0) == .complete)
    }

    @Test("Without a tween, cancelling does nothing and there is none to advance")
    func noTween() throws {
        let player = try playerAtEnd(.documented)
        player.cancelTween()
        #expect(player.currentFrame == 4)
        #expect(player.advanceTween(share: 0.5) == .lost)
    }

    @Test("A stop ends the tween, except in 0.1.58", arguments: presets)
    func stopEnds(profile: DotLottieProfile) throws {
        let player = try HeadlessPlayer(animation: .sample(), profile: profile)
        player.play()
        player.beginTween(towards: 3, easing: Self.linear)
        player.stop()
        #expect(player.isTweening == (profile == .dotLottieRS_0_1_58))
    }

    @Test("A stopped player with a tween says Stop, except in 0.1.58", arguments: presets)
    func stoppedSaysStop(profile: DotLottieProfile) throws {
        let player = try HeadlessPlayer(animation: .sample(), profile: profile)
        player.setFrame(2)
        player.beginTween(towards: 3, easing: Self.linear)
        let log = RecordingPlayerObserver(player)
        player.stop()
        #expect(log.events == (profile == .dotLottieRS_0_1_58 ? [] : [.stop]))
        #expect(player.currentFrame == (profile == .dotLottieRS_0_1_58 ? 2 : 0))
    }

    @Test("A second tween takes the first one's place and starts from the same frame")
    func redirected() throws {
        let player = try playerAtEnd(.dotLottieRS_2026_07)
        player.beginTween(towards: 1, easing: Self.linear)
        _ = player.advanceTween(share: 0.75)
        player.beginTween(towards: 3, easing: Self.linear)
        player.cancelTween()
        #expect(player.currentFrame == 4)
    }
}
