import DBDotLottie
import Testing

@Suite("What people expect of segments, and what the engines do")
struct SegmentExpectationTests {
    private static let profiles = DotLottieProfile.presets

    @Test(
        "P15: a Reverse state in a segment, entered while playing, plays it and completes, or completes on its first tick",
        arguments: zip(
            profiles,
            [
                (frames: [14.000001, 12.000001, 10] as [Float], completions: [0, 0, 1]),
                (frames: [10, 10, 10], completions: [1, 1, 1]),
                (frames: [10, 10, 10], completions: [1, 1, 1]),
            ]))
    func reverse(profile: DotLottieProfile, expected: (frames: [Float], completions: [Int])) throws {
        let played = try PlayedMachine(
            profile,
            [
                .playback(.init(name: "a", autoplay: true, transitions: [.to("b", .on("go"))])),
                .playback(.init(name: "b", autoplay: true, mode: .reverse, segment: .marker("late"))),
            ],
            events: ["go"], numerics: ["done"],
            interactions: [.onComplete(stateName: "b", actions: [.increment(inputName: "done", value: nil)])])
        played.machine.tick(milliseconds: 30)
        played.machine.fire("go")
        var frames: [Float] = []
        var completions: [Float] = []
        for step in [10.0, 20, 20] {
            frames += played.frames(afterTicks: step)
            completions.append(try #require(played.machine.numeric("done")))
        }
        #expect(frames == expected.frames)
        #expect(completions == expected.completions.map(Float.init))
    }

    @Test("P11: a segment of two frames plays from the one to the other", arguments: [PlaybackMode.forward, .reverse])
    func range(mode: PlaybackMode) throws {
        let played = try PlayedMachine(
            .documented, [.playback(.init(name: "a", autoplay: true, mode: mode, segment: .frames(4, 8)))])
        let frames = [played.player.currentFrame] + played.frames(afterTicks: 20, 20, 20)
        #expect(frames == (mode == .forward ? [4, 6.0000005, 8, 8] : [8, 6.0000005, 4, 4]))
        #expect(played.player.marker == nil)
        #expect(played.player.status == .stopped)
    }

    @Test("A marker that is missing leaves the whole animation, and the state is entered", arguments: profiles)
    func missingMarker(profile: DotLottieProfile) throws {
        let played = try PlayedMachine(
            profile,
            [
                .playback(.init(name: "a", segment: .marker("early"), transitions: [.to("b", .on("go"))])),
                .playback(.init(name: "b", autoplay: true, segment: .marker("Early"))),
            ],
            events: ["go"])
        #expect(played.lines { $0.fire("go") } == ["fired go", "a -> b", "exit a", "enter b", "player Play"])
        #expect(played.player.segment == nil)
        #expect(played.player.marker == nil)
        #expect(played.frames(afterTicks: 200) == [19])
    }

    @Test("A tween to a missing marker is an instant transition", arguments: profiles)
    func tweenToMissingMarker(profile: DotLottieProfile) throws {
        let played = try PlayedMachine(
            profile,
            [
                .playback(.init(name: "a", transitions: [.tween("b", .on("go")), .tween("c", .on("other"))])),
                .playback(.init(name: "b", segment: .marker("nowhere"))),
                .playback(.init(name: "c", segment: .marker("late"))),
            ],
            events: ["go", "other"])
        played.machine.fire("go")
        #expect(played.machine.currentStateName == "b")
        #expect(played.machine.status == .running)
        played.machine.override("a")
        played.machine.fire("other")
        #expect(played.machine.status == .tweening)
    }

    @Test("SetFrame is kept within the file, and ignored outside the segment", arguments: profiles)
    func frameOutOfRange(profile: DotLottieProfile) throws {
        func frame(_ value: Float, _ segment: Definition.Segment?) throws -> Float {
            let played = try PlayedMachine(
                profile,
                [
                    .playback(
                        .init(name: "a", segment: segment, entryActions: [.setFrame(value: .literal(value))]))
                ])
            return played.player.currentFrame
        }
        #expect(try frame(400, nil) == 19)
        #expect(try frame(-5, nil) == 0)
        #expect(try frame(12, .marker("early")) == 2)
        #expect(try frame(400, .marker("early")) == 2)
        #expect(try frame(5, .marker("early")) == 5)
        #expect(try frame(.nan, nil) == 0)
    }
}
