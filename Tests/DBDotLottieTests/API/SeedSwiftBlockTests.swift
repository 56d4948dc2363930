import DBDotLottie
import Testing

@Suite("The Swift code blocks of the documentation")
struct SeedSwiftBlockTests {
    private let machine = SampleApp.machine(
        states: [SampleApp.state("idle")],
        interactions: ["Click", "PointerDown"].map {
            #"{"type": "\#($0)", "actions": [{"type": "Increment", "inputName": "score"}]}"#
        },
        inputs: SeedJSONBlock.inputs)

    @Test("Setting, firing and getting inputs")
    func inputs() {
        let (dotLottieViewModel, observer) = SampleApp.start(machine: machine)
        var printed: [String] = []
        func print(_ text: String) { printed.append(text) }

        dotLottieViewModel.stateMachineSetBooleanInput(key: "isActive", value: true)
        dotLottieViewModel.stateMachineSetNumericInput(key: "score", value: 100.5)
        dotLottieViewModel.stateMachineSetStringInput(key: "userRole", value: "admin")

        dotLottieViewModel.stateMachineFire(event: "buttonClicked")

        if let isActive = dotLottieViewModel.stateMachineGetBooleanInput(key: "isActive") {
            print("isActive: \(isActive)")
        }
        if let score = dotLottieViewModel.stateMachineGetNumericInput(key: "score") {
            print("score: \(score)")
        }

        let allInputs = dotLottieViewModel.stateMachineGetInputs()

        #expect(printed == ["isActive: true", "score: 100.5"])
        #expect(allInputs == ["isActive": "true", "score": "100.5", "userRole": "admin", "buttonClicked": ""])
        #expect(observer.lines.last == "fired buttonClicked")
    }

    @Test("Event has the documentation's eight cases and no others")
    func event() {
        func name(_ event: Event) -> String {
            switch event {
            case .pointerDown(let x, let y): "down \(x) \(y)"
            case .pointerUp(let x, let y): "up \(x) \(y)"
            case .pointerMove(let x, let y): "move \(x) \(y)"
            case .pointerEnter(let x, let y): "enter \(x) \(y)"
            case .pointerExit(let x, let y): "exit \(x) \(y)"
            case .click(let x, let y): "click \(x) \(y)"
            case .onComplete: "complete"
            case .onLoopComplete: "loop complete"
            }
        }
        #expect(name(Event.click(x: 150, y: 150)) == "click 150.0 150.0")
        #expect(name(.onLoopComplete) == "loop complete")
    }

    @Test("Posting pointer events")
    func posting() {
        let (dotLottieViewModel, observer) = SampleApp.start(machine: machine)
        dotLottieViewModel.stateMachinePostEvent(Event.click(x: 150, y: 150))
        dotLottieViewModel.stateMachinePostEvent(Event.pointerDown(x: 10, y: 20))
        #expect(observer.lines == ["score 0.0 -> 1.0", "score 1.0 -> 2.0"])
    }

    @Test("An observer for logging")
    func logging() {
        class MyObserver: StateMachineObserver {
            var printed: [String] = []
            func print(_ text: String) { printed.append(text) }

            func onTransition(previousState: String, newState: String) {
                print("Transition: \(previousState) -> \(newState)")
            }
            func onStateEntered(enteringState: String) {
                print("Entered: \(enteringState)")
            }
            func onStateExit(leavingState: String) {
                print("Exited: \(leavingState)")
            }
        }
        let observer = MyObserver()
        let (app, _) = SampleApp.start(machine: SampleApp.button)
        app.stateMachineSubscribe(observer: observer)
        app.stateMachineFire(event: "buttonClicked")
        #expect(observer.printed == ["Transition: idle -> active", "Exited: idle", "Entered: active"])
    }
}
