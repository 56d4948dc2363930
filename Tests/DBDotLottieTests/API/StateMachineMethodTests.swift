import DBDotLottie
import Testing

@Suite("The methods of the seed's first table")
struct StateMachineMethodTests {
    @Test("stateMachineLoad(id:) answers whether the archive has a sound machine of that id")
    func load() {
        let app = SampleApp.load()
        let load: (String) -> Bool = app.stateMachineLoad(id:)
        #expect(load("myButtonFSM"))
        #expect(!load("nobody"))
        #expect(!load("broken"))
    }

    @Test("stateMachineLoadData(_:) loads a machine from its text, with a bare animation too")
    func loadData() {
        let app = DotLottieAnimation(animationData: SampleApp.animation)
        let load: (String) -> Bool = app.stateMachineLoadData(_:)
        #expect(load(SampleApp.button))
        #expect(!load("{"))
    }

    @Test("stateMachineStart(openUrlPolicy:) starts what is loaded, and answers false if nothing is")
    func start() {
        let app = SampleApp.load()
        let start: (OpenUrlPolicy) -> Bool = app.stateMachineStart(openUrlPolicy:)
        #expect(!start(OpenUrlPolicy()))
        #expect(app.stateMachineLoad(id: "myButtonFSM"))
        #expect(start(OpenUrlPolicy(whitelist: ["*"], requireUserInteraction: false)))
        #expect(app.stateMachineCurrentState() == "idle")
        #expect(app.stateMachineStart())
    }

    @Test("stateMachineStop() stops the machine, so that no transition happens")
    func stop() {
        let (app, observer) = SampleApp.start(machine: SampleApp.button)
        let stop: () -> Bool = app.stateMachineStop
        #expect(app.isStateMachineRunning())
        #expect(stop())
        #expect(!app.isStateMachineRunning())
        app.stateMachineFire(event: "buttonClicked")
        #expect(app.stateMachineCurrentState() == "idle")
        #expect(observer.lines == ["stop", "fired buttonClicked"])
    }

    @Test("stateMachinePostEvent(_:force:) triggers pointer interactions, force being optional")
    func postEvent() {
        let click = #"{"type": "Click", "actions": [{"type": "Fire", "inputName": "tapped"}]}"#
        let (app, observer) = SampleApp.start(
            machine: SampleApp.machine(
                states: [SampleApp.state("idle")], interactions: [click],
                inputs: [#"{"type": "Event", "name": "tapped"}"#]))
        let post: (Event, Bool) -> Void = app.stateMachinePostEvent(_:force:)
        post(.click(x: 1, y: 1), true)
        app.stateMachinePostEvent(.click(x: 1, y: 1), force: false)
        app.stateMachinePostEvent(.click(x: 1, y: 1))
        #expect(observer.lines == ["fired tapped", "fired tapped", "fired tapped"])
    }

    @Test("stateMachineFire(event:) fires a declared event and answers false for others")
    func fire() {
        let (app, _) = SampleApp.start(machine: SampleApp.button)
        let fire: (String) -> Bool = app.stateMachineFire(event:)
        #expect(fire("buttonClicked"))
        #expect(app.stateMachineCurrentState() == "active")
        #expect(!fire("nobody"))
    }

    @Test("stateMachineSubscribe(observer:) lets an observer hear the lifecycle")
    func subscribe() {
        let app = SampleApp.load()
        let observer = RecordingObserver()
        let subscribe: (any StateMachineObserver) -> Void = app.stateMachineSubscribe(observer:)
        #expect(app.stateMachineLoad(id: "myButtonFSM"))
        subscribe(observer)
        app.stateMachineStart()
        #expect(observer.lines == ["transition  -> idle", "exit ", "entered idle", "start"])
    }

    @Test("stateMachineUnsubscribe(observer:) lets it hear nothing more")
    func unsubscribe() {
        let (app, observer) = SampleApp.start(machine: SampleApp.button)
        let unsubscribe: (any StateMachineObserver) -> Void = app.stateMachineUnsubscribe(observer:)
        unsubscribe(observer)
        app.stateMachineFire(event: "buttonClicked")
        #expect(observer.lines.isEmpty)
    }
}
