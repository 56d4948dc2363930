import DBDotLottie
import Foundation
import Testing

@Suite("Making an animation")
struct AnimationLoadingTests {
    @Test("Each initialiser loads what its label says, without a configuration")
    func labels() {
        #expect(DotLottieAnimation(animationData: SampleApp.animation).isLoaded)
        #expect(DotLottieAnimation(dotLottieData: SampleApp.archive()).isLoaded)
        #expect(DotLottieAnimation(lottieData: Data(SampleApp.animation.utf8)).isLoaded)
        #expect(DotLottieAnimation(lottieData: SampleApp.animation).isLoaded)
    }

    @Test(
        "A file name is a path too, with or without its suffix",
        arguments: [
            ("button.lottie", "button.lottie"), ("button.lottie", "button"), ("button.json", "button.json"),
            ("button.json", "button"), ("archive", "archive"),
        ])
    func path(file: String, name: String) throws {
        let bytes = file.hasSuffix("json") ? Data(SampleApp.animation.utf8) : SampleApp.archive()
        try TemporaryFolder.use { folder in
            try bytes.write(to: folder.appendingPathComponent(file))
            let app = DotLottieAnimation(fileName: folder.appendingPathComponent(name).path)
            #expect(app.isLoaded)
            #expect(app.lastError == nil)
        }
    }

    @Test("A file of the bundle goes by its name")
    func bundle() throws {
        try TemporaryFolder.use { folder in
            let root = folder.appendingPathComponent("App.bundle")
            try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
            try SampleApp.archive().write(to: root.appendingPathComponent("button.lottie"))
            let bundle = try #require(Bundle(path: root.path))
            #expect(DotLottieAnimation(fileName: "button", bundle: bundle).isLoaded)
            #expect(DotLottieAnimation(fileName: "button.lottie", bundle: bundle).isLoaded)
            #expect(!DotLottieAnimation(fileName: "other", bundle: bundle).isLoaded)
        }
    }

    @Test(
        "What cannot be loaded leaves an animation that does nothing and says why", arguments: ["", "nobody", "a\0b"])
    func noFile(name: String) {
        let app = DotLottieAnimation(fileName: name)
        #expect(!app.isLoaded)
        #expect(app.lastError == .noFile(name))
        #expect(!app.play())
        #expect(app.lastError == .noAnimation)
        app.tick(deltaTime: 1)
        #expect(app.totalFrames() == 0 && app.currentProgress() == 0 && app.duration() == 0)
    }

    @Test("A folder, and bytes of the wrong kind, are refused for what they are")
    func wrongKind() throws {
        try TemporaryFolder.use { folder in
            guard case .unreadableFile? = DotLottieAnimation(fileName: folder.path).lastError else {
                Issue.record("A folder is no animation.")
                return
            }
        }
        let json = DotLottieAnimation(dotLottieData: Data(SampleApp.animation.utf8))
        #expect(json.lastError == .archive(.jsonInsteadOfArchive))
        guard case .animation(.missing)? = DotLottieAnimation(animationData: "{}").lastError else {
            Issue.record("An empty object is no animation.")
            return
        }
    }

    @Test("The configuration decides how playback begins")
    func configuration() {
        let config = AnimationConfig(
            autoplay: true, loop: true, loopCount: 3, mode: .reverse, speed: 2, useFrameInterpolation: false,
            segments: (1, 3), backgroundColor: 0xFF00_00FF, width: 100, height: 50, layout: Layout(fit: .cover))
        let app = DotLottieAnimation(animationData: SampleApp.animation, config: config)
        #expect(app.isPlaying() && app.autoplay() && app.loop() && !app.useFrameInterpolation())
        #expect(app.loopCount() == 3 && app.mode() == .reverse && app.speed() == 2)
        #expect(app.segments() == (1, 3))
        #expect(app.currentFrame() == 3)
        #expect(app.backgroundColor() == 0xFF00_00FF)
        #expect(app.layout().fit == .cover)
        #expect(app.player.canvas == CanvasSize(width: 100, height: 50))
    }

    @Test(
        "It stands where its mode begins, before anything plays",
        arguments: [(PlaybackMode.reverse, Float(3)), (.bounce, 1)])
    func origin(mode: PlaybackMode, frame: Float) {
        let config = AnimationConfig(mode: mode, segments: (1, 3))
        let app = DotLottieAnimation(animationData: SampleApp.animation, config: config)
        #expect(app.isStopped())
        #expect(app.currentFrame() == frame)
    }

    @Test("A marker of the configuration is what is played, and an unknown one a failure that leaves all of the file")
    func marker() {
        let app = DotLottieAnimation(animationData: SampleApp.animation, config: AnimationConfig(marker: "end"))
        #expect(app.segments() == (3, 4))
        let lost = DotLottieAnimation(animationData: SampleApp.animation, config: AnimationConfig(marker: "nobody"))
        #expect(lost.isLoaded)
        #expect(lost.segments() == (0, 4))
        #expect(lost.lastError == .unknownMarker("nobody"))
    }
}
