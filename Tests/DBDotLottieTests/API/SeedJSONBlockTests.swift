import DBDotLottie
import Testing

@Suite("The JSON code blocks of the documentation")
struct SeedJSONBlockTests {
    @Test("The four fields alone load, and have no state to start in")
    func skeleton() {
        let (app, _) = SampleApp.load(machine: SeedJSONBlock.skeleton)
        #expect(app.stateMachine != nil)
        #expect(!app.stateMachineStart())
    }

    @Test("The GlobalState's transition leads to idle from anywhere")
    func globalState() {
        let (app, _) = SampleApp.start(
            machine: SampleApp.machine(
                initial: "other",
                states: [SampleApp.state("other"), SampleApp.state("idle"), SeedJSONBlock.globalState],
                inputs: [#"{"type": "Event", "name": "dismiss"}"#]))
        #expect(app.stateMachineFire(event: "dismiss"))
        #expect(app.stateMachineCurrentState() == "idle")
    }

    @Test("The immediate transition is taken when its guard passes")
    func transition() {
        let (app, _) = SampleApp.start(
            machine: SampleApp.machine(
                states: [
                    SampleApp.state("idle", transitions: [SeedJSONBlock.transition]), SampleApp.state("active"),
                ], inputs: SeedJSONBlock.inputs))
        #expect(app.stateMachineCurrentState() == "idle")
        #expect(app.stateMachineSetBooleanInput(key: "isActive", value: true))
        #expect(app.stateMachineCurrentState() == "active")
    }

    @Test("The tweened transition takes its half second and blocks inputs meanwhile")
    func tweened() {
        let (app, _) = SampleApp.start(
            machine: SampleApp.machine(
                states: [SampleApp.state("idle", transitions: [SeedJSONBlock.tweened]), SampleApp.state("loading")],
                inputs: SeedJSONBlock.inputs + [#"{"type": "Event", "name": "startLoading"}"#]))
        #expect(app.stateMachineFire(event: "startLoading"))
        app.tick(deltaTime: 0.25)
        #expect(app.stateMachineCurrentState() == "idle")
        #expect(!app.stateMachineSetNumericInput(key: "score", value: 1))
        app.tick(deltaTime: 0.25)
        #expect(app.stateMachineCurrentState() == "loading")
    }

    @Test("The inputs are declared with their values")
    func inputs() {
        let (app, _) = SampleApp.load(
            machine: SampleApp.machine(states: [SampleApp.state("idle")], inputs: SeedJSONBlock.inputs))
        let expected = ["score": "0.0", "userRole": "guest", "isActive": "false", "buttonClicked": ""]
        #expect(app.stateMachineGetInputs() == expected)
    }

    @Test("The entry actions set a theme, count and tell the app")
    func entryActions() {
        let (app, observer) = SampleApp.load(
            machine: SampleApp.machine(
                states: [SampleApp.state("idle", SeedJSONBlock.entryActions)],
                inputs: [#"{"type": "Numeric", "name": "visitCount", "value": 0}"#]))
        app.stateMachineStart()
        #expect(app.activeThemeId() == "dark_theme")
        #expect(observer.lines.suffix(3) == ["visitCount 0.0 -> 1.0", "custom stateActivated", "start"])
    }

    @Test("The click on the button's layer toggles")
    func click() {
        let (app, observer) = SampleApp.start(
            machine: SampleApp.machine(
                states: [SampleApp.state("idle")], interactions: [SeedJSONBlock.click], inputs: SeedJSONBlock.inputs))
        app.stateMachinePostEvent(.click(x: 200, y: 150))
        app.stateMachinePostEvent(.click(x: 100, y: 150))
        #expect(observer.lines == ["isActive false -> true"])
    }

    @Test("OnComplete fires at the end of the animation")
    func onComplete() {
        let (app, observer) = SampleApp.start(
            machine: SampleApp.machine(
                initial: "active", states: [SampleApp.state("active", #""autoplay": true"#)],
                interactions: [SeedJSONBlock.onComplete], inputs: [#"{"type": "Event", "name": "animDone"}"#]))
        for _ in 0..<10 { app.tick(deltaTime: 0.1) }
        #expect(observer.lines == ["fired animDone"])
    }

    @Test("OnLoopComplete counts every pass")
    func onLoopComplete() {
        let (app, observer) = SampleApp.start(
            machine: SampleApp.machine(
                initial: "loading", states: [SampleApp.state("loading", #""autoplay": true, "loop": true"#)],
                interactions: [SeedJSONBlock.onLoopComplete],
                inputs: [#"{"type": "Numeric", "name": "loopCount", "value": 0}"#]))
        for _ in 0..<8 { app.tick(deltaTime: 0.1) }
        #expect(observer.lines == ["loopCount 0.0 -> 1.0", "loopCount 1.0 -> 2.0"])
    }
}
