import DBDotLottie
import Foundation
import Testing

@Suite("Calls of an animation that come to nothing")
struct FailureTests {
    private func told(_ app: DotLottieAnimation, _ call: (DotLottieAnimation) -> Bool) -> [String] {
        let observer = RecordingObserver()
        app.stateMachineSubscribe(observer: observer)
        #expect(!call(app))
        #expect(observer.lines == app.lastError.map { ["error \($0.message)"] })
        return observer.lines
    }

    private static let calls: [@Sendable (DotLottieAnimation) -> Bool] = [
        { $0.stateMachineStart() }, { $0.stateMachineStop() }, { $0.stateMachineFire(event: "x") },
        { $0.stateMachineSetBooleanInput(key: "x", value: true) },
        { $0.stateMachineSetNumericInput(key: "x", value: 1) },
        { $0.stateMachineSetStringInput(key: "x", value: "") },
        { $0.stateMachineGetBooleanInput(key: "x") != nil }, { $0.stateMachineGetNumericInput(key: "x") != nil },
        { $0.stateMachineGetStringInput(key: "x") != nil }, { !$0.stateMachineGetInputs().isEmpty },
        { !$0.stateMachineCurrentState().isEmpty }, { !$0.stateMachineFrameworkSetup().isEmpty },
    ]

    @Test("Without a machine every call says that none is loaded", arguments: calls.indices)
    func noMachine(index: Int) {
        let app = SampleApp.load()
        #expect(told(app, Self.calls[index]) == ["error No state machine is loaded."])
        #expect(app.lastError == .noStateMachine)
    }

    @Test("Without an animation no machine is loaded")
    func noAnimation() {
        let app = DotLottieAnimation(animationData: "{}")
        #expect(told(app) { $0.stateMachineLoadData(SampleApp.button) } == ["error No animation is loaded."])
    }

    @Test("A bare animation has no machines to load by id")
    func noArchive() {
        let app = DotLottieAnimation(animationData: SampleApp.animation)
        #expect(!told(app) { $0.stateMachineLoad(id: "x") }.isEmpty)
        #expect(app.lastError == .noArchive)
    }

    @Test("An unknown machine is named")
    func unknownMachine() {
        let lines = told(SampleApp.load()) { $0.stateMachineLoad(id: "nobody") }
        #expect(lines.first?.contains("s/nobody.json") == true)
    }

    @Test("A machine with errors is not loaded, the diagnostics say where, and the machine from before stays")
    func rejectedMachine() throws {
        let (app, observer) = SampleApp.start(machine: SampleApp.button)
        #expect(!app.stateMachineLoad(id: "broken"))
        #expect(app.isStateMachineRunning())
        #expect(observer.lines.first?.contains("1:1: error:") == true)
        guard case .stateMachineNotLoaded(.rejected(let error))? = app.lastError else {
            Issue.record("It should have been rejected.")
            return
        }
        #expect(error.diagnostics.first?.location?.line == 1)
    }

    @Test("Unknown inputs and events are refused by name")
    func unknownInputs() {
        let (app, _) = SampleApp.start(machine: SampleApp.button)
        #expect(told(app) { $0.stateMachineFire(event: "nobody") }.first?.contains("\"nobody\"") == true)
        #expect(!app.stateMachineSetNumericInput(key: "nobody", value: 1))
        guard case .refused(let refusal)? = app.lastError else {
            Issue.record("The write should have been refused.")
            return
        }
        #expect(refusal.request == .write("nobody") && refusal.reason == .unknownInput)
        #expect(app.stateMachineGetStringInput(key: "nobody") == nil)
        #expect(app.lastError == .unknownInput("nobody"))
    }

    @Test("An unknown initial state is said once, and a definition without states too", arguments: ["nobody", ""])
    func noInitialState(initial: String) {
        let states = initial.isEmpty ? [] : [SampleApp.state("idle")]
        let (app, observer) = SampleApp.load(machine: SampleApp.machine(initial: initial, states: states))
        #expect(!app.stateMachineStart())
        #expect(observer.lines.filter { $0.hasPrefix("error") }.count == 1)
        #expect(app.lastError != nil)
    }

    @Test("Loading, starting, stopping and ticking from inside an observer's call are refused")
    func inside() {
        let (app, observer) = SampleApp.load(machine: SampleApp.button)
        var answers: [Bool] = []
        observer.onCall = { [weak app] line in
            guard let app, line == "entered idle" else { return }
            answers = [
                app.stateMachineLoad(id: "myButtonFSM"), app.stateMachineLoadData(SampleApp.button),
                app.stateMachineStart(), app.stateMachineStop(),
            ]
            app.tick(deltaTime: 1)
        }
        #expect(app.stateMachineStart())
        #expect(answers == [false, false, false, false])
        #expect(app.lastError == .stateMachineAtWork)
        #expect(observer.lines.filter { $0.hasPrefix("error") }.count == 5)
    }

    @Test("Starting well forgets the failure from before")
    func forgotten() {
        let app = SampleApp.load()
        #expect(!app.stateMachineStart())
        #expect(app.stateMachineLoad(id: "myButtonFSM"))
        #expect(app.stateMachineStart())
        #expect(app.lastError == nil)
    }
}
