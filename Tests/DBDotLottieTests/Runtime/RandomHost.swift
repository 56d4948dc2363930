import DBDotLottie
import DBStateMachine
import TestSupport
import Testing

/// Does things at random with a machine, from outside and from all of its callbacks, and checks what must always hold.
final class RandomHost {
    private var random: SplitMix64
    private let recorder = MachineRecorder()
    private let player: FakePlayback
    private var hosted: [ScriptedState] = []
    /// Which hosted states have been entered and not left.
    private var entered: Set<ObjectIdentifier> = []
    private let machine: DotLottieStateMachine
    /// How many things may still be done from inside before the operation from outside is over.
    private var allowance = 0
    private var depth = 0

    init(seed: UInt64, profile: DotLottieProfile) throws {
        random = SplitMix64(seed: seed)
        player = FakePlayback(recorder)
        player.markers = ["intro": FrameRange(start: 1, end: 4)]
        let (first, second, extra) = (ScriptedState(), ScriptedState(), ScriptedState())
        hosted = [first, second, extra]
        machine = try DotLottieStateMachine(
            program: MachineProgram(Self.definition(seed: seed)), profile: profile, playback: player,
            hosting: ["state 0": first, "state 2": second, "extra": extra])
        machine.nestingLimit = 5
        machine.openUrlPolicy = OpenUrlPolicy(whitelist: ["*"], requireUserInteraction: false)
        for state in hosted { script(state) }
        let notes = EngineNotes(recorder)
        let act: (DotLottieStateMachine) -> Void = { [unowned self] _ in actFromInside() }
        (notes.onWillTransition, notes.onDidExit, notes.onDidEnter, notes.onDidTransition, notes.onDidRefuse) = (
            act, act, act, act, act
        )
        machine.addObserver(notes)
        recorder.onEvent = { [unowned self] _, event in
            check(event)
            actFromInside()
        }
        machine.addObserver(recorder)
    }

    /// One that often runs and often tweens: no other animations, few final states, and tweens whose numbers can be tweened.
    private static func definition(seed: UInt64) -> Definition {
        var maker = RandomDefinition(seed: seed)
        var definition = maker.definition()
        definition.states = definition.states.map { state in
            switch state {
            case .playback(var state):
                state.animation = ""
                state.isFinal = state.isFinal && seed % 4 == 0
                state.transitions = state.transitions.map(tweenable)
                return .playback(state)
            case .global(var state):
                state.transitions = state.transitions.map(tweenable)
                return .global(state)
            }
        }
        return definition
    }

    private static func tweenable(_ transition: Definition.Transition) -> Definition.Transition {
        var transition = transition
        if transition.tween != nil { transition.tween = .lasting(0.5) }
        return transition
    }

    private func script(_ state: ScriptedState) {
        let identity = ObjectIdentifier(state)
        state.onEnter = { [unowned self] _ in
            #expect(entered.insert(identity).inserted, "a state that was not left has been entered")
            actFromInside()
        }
        state.onExit = { [unowned self] _ in
            #expect(entered.remove(identity) != nil, "a state that was not entered has been left")
            actFromInside()
        }
        state.onUpdate = { [unowned self] _ in actFromInside() }
        state.allows = { [unowned self] _, _ in
            actFromInside()
            return Int.random(in: 0..<4, using: &random) > 0
        }
    }

    /// Does one thing from outside, and whatever the callbacks come to do meanwhile.
    func step() {
        allowance = 12
        if let completion = [PlaybackCompletion.complete, .loop, .loopThenComplete, nil].randomElement(using: &random)
            ?? nil
        {
            player.completions = [completion]
        }
        if Int.random(in: 0..<30, using: &random) == 0 { player.loseTween() }
        if machine.status == .stopped, Int.random(in: 0..<3, using: &random) == 0 { machine.start() } else { act() }
        _ = recorder.take()
        #expect(machine.currentState.map { $0.stateMachine === machine } ?? true)
        if machine.status == .tweening, machine.profile.name != DotLottieProfile.dotLottieRS_0_1_58.name {
            #expect(machine.pendingTransition != nil)
            #expect(machine.tweenProgress != nil)
        }
    }

    /// Whether the machine is at rest and can be stopped and started again.
    func finish() -> Bool {
        allowance = 0
        return machine.stop() && machine.start()
    }

    private func check(_ event: DotLottieEvent) {
        switch event {
        case .transition(let from, _): #expect(from == machine.currentStateName)
        case .stateExit(let name), .stateEntered(let name): #expect(name == machine.currentStateName)
        case .start, .stop, .error, .customEvent, .inputFired, .numericInputChange, .booleanInputChange,
            .stringInputChange, .openUrl, .refused:
            break
        }
    }

    private func actFromInside() {
        guard allowance > 0, depth < 4, Int.random(in: 0..<3, using: &random) == 0 else { return }
        allowance -= 1
        depth += 1
        act()
        depth -= 1
    }

    private func act() {
        switch Int.random(in: 0..<16, using: &random) {
        case 0: machine.start()
        case 1: machine.stop()
        case 2: machine.override(anyName())
        case 3: machine.overrideAndEvaluate(anyName())
        case 4: machine.setNumeric(any("score", "level", "x"), to: Float.random(in: -2...2, using: &random))
        case 5: machine.setBoolean(any("isOn", "ready"), to: Bool.random(using: &random))
        case 6: machine.setString(any("role", "x"), to: any("", "é", "guest"))
        case 7, 8: machine.fire(any("go", "done", "nothing"))
        case 9: machine.resetInput(any("score", "isOn", "role"))
        case 10: machine.post(any(.click(x: 0, y: 0), .pointerMove(x: 1, y: 1), .pointerExit(x: 2, y: 2)))
        case 11: anyState().map { _ = machine.enter($0) }
        case 12: anyState().map { _ = machine.enter($0, after: any(0, 0.1, 1, .infinity)) }
        case 13: machine.cancelPendingTransition()
        default: machine.update(deltaTime: any(0, 0.016, 0.5, 100))
        }
    }

    private func any<Value>(_ values: Value...) -> Value { values[Int.random(in: values.indices, using: &random)] }

    private func anyName() -> String { any("state 0", "state 1", "state 2", "everywhere", "extra", "nothing") }

    private func anyState() -> DBState? { machine.states.randomElement(using: &random) }
}
