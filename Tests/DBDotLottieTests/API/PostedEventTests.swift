import DBDotLottie
import Testing

@Suite("Events that an app posts")
struct PostedEventTests {
    private func listener(_ kinds: [String]) -> String {
        let interactions = kinds.map {
            let state = $0.hasPrefix("On") ? #""stateName": "idle", "# : ""
            return #"{"type": "\#($0)", \#(state)"actions": [{"type": "Increment", "inputName": "count"}]}"#
        }
        return SampleApp.machine(
            states: [SampleApp.state("idle")], interactions: interactions,
            inputs: [#"{"type": "Numeric", "name": "count", "value": 0}"#])
    }

    @Test(
        "The framework's setup names what is listened to, sorted, once each, and pointer moves with entering and leaving",
        arguments: [
            ([], []), (["PointerUp", "Click", "Click"], ["Click", "PointerUp"]),
            (["PointerEnter"], ["PointerEnter", "PointerMove"]),
            (["PointerExit", "OnComplete"], ["OnComplete", "PointerExit", "PointerMove"]),
        ])
    func frameworkSetup(kinds: [String], expected: [String]) {
        let (app, _) = SampleApp.load(machine: listener(kinds))
        #expect(app.stateMachineFrameworkSetup() == expected)
    }

    @Test(
        "Each kind reaches the machine that listens to it",
        arguments: [
            ("PointerDown", Event.pointerDown(x: 1, y: 1)), ("PointerUp", .pointerUp(x: 1, y: 1)),
            ("PointerMove", .pointerMove(x: 1, y: 1)), ("PointerEnter", .pointerEnter(x: 1, y: 1)),
            ("PointerExit", .pointerExit(x: 1, y: 1)), ("Click", .click(x: 1, y: 1)), ("OnComplete", .onComplete),
            ("OnLoopComplete", .onLoopComplete),
        ])
    func passedOn(kind: String, event: Event) {
        let (app, _) = SampleApp.start(machine: listener([kind]))
        app.stateMachinePostEvent(event)
        #expect(app.stateMachineGetNumericInput(key: "count") == 1)
    }

    /// A click that nobody listens to opens nothing, unless it is forced and so becomes the user's latest act.
    @Test("What the machine does not listen to is passed on only by force", arguments: [(false, 0), (true, 1)])
    func force(force: Bool, opened: Int) {
        let open = #"{"type": "OpenUrl", "url": "https://example.com", "target": "_blank"}"#
        let (app, observer) = SampleApp.start(
            machine: SampleApp.machine(
                states: [
                    SampleApp.state(
                        "idle", transitions: [SampleApp.transition(to: "open", guards: SampleApp.event("go"))]),
                    SampleApp.state("open", #""entryActions": [\#(open)]"#),
                ], inputs: [#"{"type": "Event", "name": "go"}"#]),
            openUrlPolicy: OpenUrlPolicy(whitelist: ["*"]))
        app.stateMachinePostEvent(.click(x: 1, y: 1), force: force)
        app.stateMachineFire(event: "go")
        #expect(observer.lines.filter { $0.hasPrefix("open") }.count == opened)
    }

    @Test("A layer's interaction happens where the layer is", arguments: [(Float(10), Float(1)), (290, 0)])
    func layer(x: Float, count: Float) {
        let click = """
            {"type": "Click", "layerName": "button_layer", "actions": [{"type": "Increment", "inputName": "count"}]}
            """
        let (app, _) = SampleApp.start(
            machine: SampleApp.machine(
                states: [SampleApp.state("idle")], interactions: [click],
                inputs: [#"{"type": "Numeric", "name": "count", "value": 0}"#]))
        app.stateMachinePostEvent(.click(x: x, y: 150))
        #expect(app.stateMachineGetNumericInput(key: "count") == count)
    }
}
