import DBDotLottie
import Testing

@Suite("Loading state machines into an animation")
struct LoadingStateMachinesTests {
    @Test("A machine in the archive but not in its manifest loads with a warning")
    func unlisted() {
        let app = SampleApp.load()
        #expect(app.stateMachineLoad(id: "unlisted"))
        #expect(app.stateMachineWarnings == [.unlisted(id: "unlisted")])
        #expect(app.stateMachineStart())
    }

    @Test("A machine in the manifest loads without one")
    func listed() {
        let app = SampleApp.load()
        #expect(app.stateMachineLoad(id: "myButtonFSM"))
        #expect(app.stateMachineWarnings.isEmpty)
    }

    @Test("What the checks find in a machine that loads is kept as warnings")
    func definition() throws {
        let lost = SampleApp.transition(to: "nowhere", guards: SampleApp.event("go"))
        let app = SampleApp.load()
        #expect(
            app.stateMachineLoadData(
                SampleApp.machine(
                    states: [SampleApp.state("idle", transitions: [lost])],
                    inputs: [#"{"type": "Event", "name": "go"}"#])))
        #expect(try #require(app.stateMachineWarnings.first).message.contains("nowhere"))
    }

    @Test("A layer that is listened to and uses what hit tests do not evaluate is named", arguments: ["label", "box"])
    func approximateLayer(listened: String) {
        let animation = """
            {"fr": 10, "ip": 0, "op": 5, "w": 9, "h": 9, "layers": [
              {"ty": 5, "nm": "label", "ip": 0, "op": 5, "st": 0, "ks": {}},
              {"ty": 1, "nm": "box", "ip": 0, "op": 5, "st": 0, "sw": 9, "sh": 9, "ks": {}}]}
            """
        let click = #"{"type": "Click", "layerName": "\#(listened)", "actions": []}"#
        let app = DotLottieAnimation(animationData: animation)
        #expect(
            app.stateMachineLoadData(
                SampleApp.machine(states: [SampleApp.state("idle")], interactions: [click])))
        let expected = StateMachineWarning.approximateLayer(name: "label", features: [.text])
        #expect(app.stateMachineWarnings.contains(expected) == (listened == "label"))
    }

    @Test("Another machine stops and replaces the one that runs, and playback gets its settings back")
    func replacing() {
        let (app, observer) = SampleApp.load(
            machine: SampleApp.machine(states: [SampleApp.state("idle", #""speed": 3"#)]))
        app.stateMachineStart()
        #expect(app.speed() == 3)
        #expect(app.stateMachineLoad(id: "myButtonFSM"))
        #expect(observer.lines.last == "stop")
        #expect(app.speed() == 1)
        #expect(app.stateMachineCurrentState().isEmpty)
        #expect(app.stateMachineStart())
        #expect(app.stateMachineCurrentState() == "idle")
    }
}
