import DBDotLottie
import DBStateMachine

/// A hand-written state that notes each call of its hooks, and then does there what the test wants done.
final class ScriptedState: DBState {
    var recorder: MachineRecorder?
    var allows: (DotLottieStateMachine, DBState) -> Bool = { _, _ in true }
    var onEnter: (DotLottieStateMachine) -> Void = { _ in }
    var onUpdate: (DotLottieStateMachine) -> Void = { _ in }
    var onExit: (DotLottieStateMachine) -> Void = { _ in }

    override func isValidNextState(_ state: DBState) -> Bool {
        recorder?.note("rule")
        return machine.map { allows($0, state) } ?? true
    }

    override func didEnter(from previousState: DBState?) {
        recorder?.note("didEnter")
        machine.map(onEnter)
    }

    override func update(deltaTime seconds: Double) {
        recorder?.note("update \(seconds)")
        machine.map(onUpdate)
    }

    override func willExit(to nextState: DBState) {
        recorder?.note("willExit")
        machine.map(onExit)
    }

    private var machine: DotLottieStateMachine? { stateMachine as? DotLottieStateMachine }
}

/// Writes down what the engine tells its observers, among what the machine reports.
final class EngineNotes: DBStateMachineObserver {
    private let recorder: MachineRecorder
    var onWillTransition: (DotLottieStateMachine) -> Void = { _ in }
    var onDidExit: (DotLottieStateMachine) -> Void = { _ in }
    var onDidEnter: (DotLottieStateMachine) -> Void = { _ in }
    var onDidTransition: (DotLottieStateMachine) -> Void = { _ in }
    var onDidRefuse: (DotLottieStateMachine) -> Void = { _ in }

    init(_ recorder: MachineRecorder) { self.recorder = recorder }

    func stateMachine(_ machine: DBStateMachine, willTransitionFrom source: DBState?, to destination: DBState) {
        recorder.note("engine: will \(name(source, machine)) -> \(name(destination, machine))")
        (machine as? DotLottieStateMachine).map(onWillTransition)
    }

    func stateMachine(_ machine: DBStateMachine, didExit state: DBState, to destination: DBState) {
        recorder.note("engine: exit \(name(state, machine))")
        (machine as? DotLottieStateMachine).map(onDidExit)
    }

    func stateMachine(_ machine: DBStateMachine, didEnter state: DBState, from source: DBState?) {
        recorder.note("engine: enter \(name(state, machine))")
        (machine as? DotLottieStateMachine).map(onDidEnter)
    }

    func stateMachine(_ machine: DBStateMachine, didTransitionFrom source: DBState?, to destination: DBState) {
        recorder.note("engine: did \(name(source, machine)) -> \(name(destination, machine))")
        (machine as? DotLottieStateMachine).map(onDidTransition)
    }

    func stateMachine(_ machine: DBStateMachine, didRefuse refusal: DBRefusal) {
        recorder.note("engine: refused \(refusal.reason)")
        (machine as? DotLottieStateMachine).map(onDidRefuse)
    }

    private func name(_ state: DBState?, _ machine: DBStateMachine) -> String { state.map(machine.name(of:)) ?? "" }
}
