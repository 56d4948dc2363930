import DBDotLottie
import Testing

@Suite("Playing an animation")
struct AnimationPlaybackTests {
    private let app = DotLottieAnimation(animationData: SampleApp.animation)

    @Test("Time plays it, in seconds")
    func time() {
        #expect(app.isStopped() && app.totalFrames() == 5 && app.duration() == 0.5)
        #expect(app.play())
        app.tick(deltaTime: 0.2)
        #expect(app.currentFrame() == 2)
        #expect(app.currentProgress() == 0.5)
        #expect(app.pause() && app.isPaused())
        app.tick(deltaTime: 0.2)
        #expect(app.currentFrame() == 2)
        #expect(app.play() && app.isPlaying())
        #expect(app.stop() && app.isStopped())
        #expect(app.currentFrame() == 0)
    }

    @Test("Time that is none plays nothing", arguments: [-1, 0, Double.nan])
    func noTime(seconds: Double) {
        #expect(app.play())
        app.tick(deltaTime: seconds)
        #expect(app.currentFrame() == 0)
    }

    @Test("What cannot be done now is refused with a reason")
    func refusals() {
        #expect(!app.pause() && app.lastError == .notPlaying)
        #expect(!app.stop() && app.lastError == .alreadyStopped)
        #expect(app.play() && !app.play() && app.lastError == .alreadyPlaying)
        #expect(!app.setFrame(frame: 9) && app.lastError == .frameNotTaken(9))
        #expect(!app.setFrame(frame: .nan))
        #expect(!app.setMarker(marker: "nobody") && app.lastError == .unknownMarker("nobody"))
    }

    @Test("Frame and progress can be set, and played from")
    func frames() {
        #expect(app.setFrame(frame: 2.5) && app.currentFrame() == 2.5)
        #expect(app.setProgress(progress: 0.25) && app.currentFrame() == 1)
        #expect(app.play(fromFrame: 3) && app.currentFrame() == 3 && app.isPlaying())
        #expect(app.pause() && app.play(fromProgress: 0.75) && app.currentFrame() == 3)
    }

    @Test("Settings are what they were set to")
    func settings() {
        app.setLoop(loop: true)
        app.setLoopCount(loopCount: 2)
        app.setSpeed(speed: 4)
        app.setSpeed(speed: -1)
        app.setMode(mode: .bounce)
        app.setFrameInterpolation(false)
        app.setSegments(segments: (1, 2))
        app.setBackgroundColor(bgColor: 0x1234_56FF)
        app.setLayout(Layout(fit: .fill))
        app.resize(width: 10, height: 20)
        app.setAutoplay(autoplay: true)
        #expect(app.loop() && app.loopCount() == 2 && app.speed() == 4 && app.mode() == .bounce)
        #expect(!app.useFrameInterpolation() && app.segments() == (1, 2) && app.backgroundColor() == 0x1234_56FF)
        #expect(app.layout().fit == .fill && app.player.canvas == CanvasSize(width: 10, height: 20))
        #expect(app.autoplay() && app.isPlaying())
        app.setLoopCount(loopCount: -1)
        #expect(app.loopCount() == 0)
    }

    @Test("Markers can be listed and played")
    func markers() {
        #expect(app.markers().map(\.name) == ["end"])
        #expect(app.setMarker(marker: "end"))
        #expect(app.segments() == (3, 4))
        #expect(app.currentFrame() == 3)
    }
}
