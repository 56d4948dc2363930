import DBDotLottie
import Testing

@Suite("Observers of an animation's state machine")
struct StateMachineObserverTests {
    private let everything = SampleApp.machine(
        states: [SampleApp.state("idle", #""entryActions": [{"type": "FireCustomEvent", "value": "hello"}]"#)],
        inputs: [
            #"{"type": "Numeric", "name": "score", "value": 1}"#, #"{"type": "Boolean", "name": "on", "value": false}"#,
            #"{"type": "String", "name": "role", "value": "guest"}"#, #"{"type": "Event", "name": "tapped"}"#,
        ])

    @Test("They hear of everything, in the order in which it happens")
    func everythingIsHeard() {
        let (app, observer) = SampleApp.load(machine: everything)
        app.stateMachineStart()
        app.stateMachineSetNumericInput(key: "score", value: 2)
        app.stateMachineSetBooleanInput(key: "on", value: true)
        app.stateMachineSetStringInput(key: "role", value: "admin")
        app.stateMachineFire(event: "tapped")
        app.stateMachineStop()
        #expect(
            observer.lines == [
                "transition  -> idle", "exit ", "entered idle", "custom hello", "start", "score 1.0 -> 2.0",
                "on false -> true", "role guest -> admin", "fired tapped", "stop",
            ])
    }

    @Test("The three methods of the seed are enough to be one")
    func threeMethods() {
        final class Smallest: StateMachineObserver {
            var transitions = 0
            func onTransition(previousState: String, newState: String) { transitions += 1 }
            func onStateEntered(enteringState: String) {}
            func onStateExit(leavingState: String) {}
        }
        let observer = Smallest()
        let (app, _) = SampleApp.load(machine: everything)
        app.stateMachineSubscribe(observer: observer)
        app.stateMachineStart()
        app.stateMachineSetNumericInput(key: "nobody", value: 2)
        #expect(observer.transitions == 1)
    }

    @Test("Subscribing before loading works, and holds for the next machine too")
    func beforeLoading() {
        let app = SampleApp.load()
        let observer = RecordingObserver()
        app.stateMachineSubscribe(observer: observer)
        for id in ["myButtonFSM", "unlisted"] {
            #expect(app.stateMachineLoad(id: id))
            app.stateMachineStart()
        }
        #expect(observer.lines.filter { $0 == "start" }.count == 2)
    }

    @Test("Each is held strongly and called once, however often it subscribes")
    func heldOnce() {
        let app = SampleApp.load()
        weak var held: RecordingObserver?
        do {
            let observer = RecordingObserver()
            app.stateMachineSubscribe(observer: observer)
            app.stateMachineSubscribe(observer: observer)
            held = observer
        }
        #expect(app.stateMachineLoad(id: "myButtonFSM"))
        app.stateMachineStart()
        #expect(held?.lines == ["transition  -> idle", "exit ", "entered idle", "start"])
        if let held { app.stateMachineUnsubscribe(observer: held) }
        #expect(held == nil)
    }

    @Test("Unsubscribing inside a call is safe, for itself and for one that is still to be called")
    func unsubscribeInside() {
        let (app, first) = SampleApp.load(machine: SampleApp.button)
        let second = RecordingObserver()
        app.stateMachineSubscribe(observer: second)
        first.onCall = { [weak app, weak first, weak second] _ in
            if let first { app?.stateMachineUnsubscribe(observer: first) }
            if let second { app?.stateMachineUnsubscribe(observer: second) }
        }
        app.stateMachineStart()
        #expect(first.lines == ["transition  -> idle"])
        #expect(second.lines.isEmpty)
    }

    @Test("One that makes further mistakes when it hears of one is not called without end")
    func mistakesInside() {
        let (app, observer) = SampleApp.load(machine: SampleApp.button)
        observer.onCall = { [weak app] _ in _ = app?.stateMachineGetNumericInput(key: "nobody") }
        app.stateMachineFire(event: "nothing")
        #expect(observer.lines.count == 1)
        #expect(app.lastError == .unknownInput("nobody"))
    }
}
