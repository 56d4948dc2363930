import DBDotLottie
import Testing

@Suite("What an animation's archive holds")
struct AnimationContentsTests {
    @Test("Ids are those that can be used, unlisted ones behind")
    func ids() {
        let app = SampleApp.load()
        #expect(app.animationIDs == ["one", "two"])
        #expect(app.themeIDs == ["dark_theme"])
        #expect(app.stateMachineIDs == ["myButtonFSM", "broken", "unlisted"])
        #expect(app.manifest()?.version == "2")
    }

    @Test("A bare animation has none")
    func bare() {
        let app = DotLottieAnimation(animationData: SampleApp.animation)
        #expect(app.animationIDs.isEmpty && app.themeIDs.isEmpty && app.stateMachineIDs.isEmpty)
        #expect(app.manifest() == nil && app.activeAnimationId().isEmpty)
        #expect(!app.loadAnimationById("one") && app.lastError == .noArchive)
    }

    @Test("Another animation can be shown, and an unknown one leaves the old")
    func animations() {
        let app = SampleApp.load()
        #expect(app.activeAnimationId() == "one")
        #expect(app.loadAnimationById("two") && app.activeAnimationId() == "two")
        #expect(!app.loadAnimationById("lost") && app.lastError == .unknownAnimation("lost"))
        #expect(app.activeAnimationId() == "two")
    }

    @Test("Themes can be set and removed, and unknown ones leave the old")
    func themes() {
        let app = SampleApp.load()
        #expect(app.setTheme("dark_theme") && app.activeThemeId() == "dark_theme")
        #expect(!app.setTheme("unlisted") && app.lastError == .unknownTheme("unlisted"))
        #expect(app.activeThemeId() == "dark_theme")
        #expect(app.resetTheme() && app.activeThemeId().isEmpty)
    }
}
