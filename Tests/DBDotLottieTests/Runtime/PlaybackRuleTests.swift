import DBDotLottie
import Testing

@Suite("What the profiles do differently with playback")
struct PlaybackRuleTests {
    private static let profiles = DotLottieProfile.presets

    /// 101 frames; the layer `door` is a square of 10 by 10 pixels in the corner of a canvas of 100 by 100.
    private static func player(_ profile: DotLottieProfile) throws -> HeadlessPlayer {
        let animation = """
            {"fr": 10, "ip": 0, "op": 101, "w": 100, "h": 100, "layers": [
              {"ty": 1, "nm": "door", "ip": 0, "op": 101, "sw": 10, "sh": 10, "ks": {}}]}
            """
        return HeadlessPlayer(
            animation: try LottieAnimation(bytes: Array(animation.utf8)), profile: profile,
            canvas: CanvasSize(width: 100, height: 100))
    }

    @Test("P6: the whole of SetProgress is 1, or 100", arguments: zip(profiles, [50, 0.5, 0.5] as [Float]))
    func progress(profile: DotLottieProfile, frame: Float) throws {
        let player = try Self.player(profile)
        let recorded = try RecordedMachine(
            [.state("a", entry: [.setProgress(value: .literal(0.5))])], profile: profile, playback: player)
        recorded.machine.start()
        #expect(player.currentFrame == frame)
    }

    @Test(
        "P9: the layer of a PointerMove restricts it, or is ignored",
        arguments: zip(profiles, [[], ["custom moved"], ["custom moved"]]))
    func moveLayer(profile: DotLottieProfile, linesBeside: [String]) throws {
        let recorded = try RecordedMachine(
            [.state("a")],
            interactions: [
                .pointer(.pointerMove, layerName: "door", actions: [.fireCustomEvent(value: .literal("moved"))])
            ],
            profile: profile, playback: try Self.player(profile))
        recorded.machine.start()
        #expect(recorded.lines { $0.post(.pointerMove(x: 5, y: 5)) } == ["custom moved"])
        #expect(recorded.lines { $0.post(.pointerMove(x: 50, y: 50)) } == linesBeside)
    }

    @Test(
        "P10: six digits of a colour are opaque, or end in alpha",
        arguments: zip(profiles, [0xFF_FFFF_FF, 0x00FF_FFFF, 0x00FF_FFFF] as [UInt32]))
    func background(profile: DotLottieProfile, color: UInt32) throws {
        let player = try Self.player(profile)
        let recorded = try RecordedMachine(
            [.playback(.init(name: "a", backgroundColor: 0xFF_FFFF))], profile: profile, playback: player)
        recorded.machine.start()
        #expect(player.background == color)
    }
}
