/// What of a machine as a whole decides whether its parts depend on a rule in which players differ.
struct PortabilityTraits {
    /// Whether some guard waits for an event.
    let hasEventGuards: Bool
    /// Whether there is anything to write or to fire.
    let hasInputs: Bool
    /// The names of the states that may be entered while an event is pending, since an entry or exit action fires one.
    private(set) var statesEnteredWithEvent: Set<ExactName> = []
    /// The names of the states to which the GlobalState's transitions lead.
    private let globalTargets: Set<ExactName>
    /// The names of the states whose completion some interaction listens to.
    private let completingStates: Set<ExactName>

    init(of definition: StateMachineDefinition) {
        hasInputs = !definition.inputs.isEmpty
        hasEventGuards = definition.states.contains { $0.transitions.contains(where: \.hasEventGuard) }
        let globalTransitions = definition.states.lazy.filter(\.isGlobal).flatMap(\.transitions)
        globalTargets = Set(globalTransitions.map { ExactName($0.toState) })
        completingStates = Set(
            definition.interactions.compactMap { interaction in
                switch interaction {
                case .onComplete(let stateName, _), .onLoopComplete(let stateName, _): ExactName(stateName)
                case .pointer: nil
                }
            })
        var firesOnExit = false
        for state in definition.states {
            if state.entryActions.contains(where: \.firesEvent) { statesEnteredWithEvent.insert(ExactName(state.name)) }
            guard state.exitActions.contains(where: \.firesEvent) else { continue }
            statesEnteredWithEvent.formUnion(state.transitions.map { ExactName($0.toState) })
            firesOnExit = true
        }
        if firesOnExit { statesEnteredWithEvent.formUnion(globalTargets) }
    }

    /// Whether some transition of the GlobalState leaves a state.
    func globalLeaves(_ state: StateMachineDefinition.State) -> Bool {
        globalTargets.contains { $0 != ExactName(state.name) }
    }

    /// Whether playback may complete, and tell, after a Tweened transition has left a state.
    func mayCompleteAfterLeaving(_ state: StateMachineDefinition.State) -> Bool {
        switch state {
        case .playback(let playback): playback.autoplay && completingStates.contains(ExactName(state.name))
        case .global: !completingStates.isEmpty
        }
    }
}

extension StateMachineDefinition.State {
    /// Whether this is the GlobalState.
    var isGlobal: Bool {
        switch self {
        case .playback: false
        case .global: true
        }
    }
}

extension StateMachineDefinition.Transition {
    /// Whether a guard waits for an event.
    var hasEventGuard: Bool {
        (guards ?? []).contains { condition in
            switch condition {
            case .event: true
            case .numeric, .string, .boolean: false
            }
        }
    }

    /// Whether there are guards, and none waits for an event.
    var isGuardedWithoutEvent: Bool { guards?.isEmpty == false && !hasEventGuard }
}

extension StateMachineDefinition.Action {
    /// Whether the action fires an event.
    fileprivate var firesEvent: Bool { kind == .fire }
}
