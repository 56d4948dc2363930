/// The states that a machine comes to and nothing leads out of, though they do not end it.
struct DeadEnds: Sendable {
    /// The states in the order of the file.
    let states: [Int]

    /// A transition that is never taken counts as a way out, since it is reported by itself, and so does one to a name of no state.
    init(_ machine: AnalysedMachine, _ reachable: ReachableStates) {
        let program = machine.program
        let common = Set(machine.globalTransitions.map { machine.destination(of: $0) })
        let places = program.states.indices.filter { $0 != program.globalState }
        guard places.count > 1, common.count < 2, !Self.reactsEverywhere(program) else {
            states = []
            return
        }
        let reacting = Self.statesWithReactions(program)
        states = program.states.indices.filter { state in
            reachable.contains(state) && !program.states[state].isFinal && !machine.isHosted(state)
                && !reacting.contains(state) && common.isSubset(of: [.state(state)])
                && machine.transitions(of: state).allSatisfy { machine.destination(of: $0) == .state(state) }
        }
    }

    /// Whether the pointer does something that can be seen in every state.
    private static func reactsEverywhere(_ program: MachineProgram) -> Bool {
        program.interactions.contains { interaction in
            switch interaction.scope {
            case .anywhere, .layer: program.actions[interaction.actions.indices].contains { $0.isVisible }
            case .state: false
            }
        }
    }

    /// The states in which the end of playback does something that can be seen.
    private static func statesWithReactions(_ program: MachineProgram) -> Set<Int> {
        var states: Set<Int> = []
        for interaction in program.interactions {
            guard case .state(.state(let state)) = interaction.scope,
                program.actions[interaction.actions.indices].contains(where: { $0.isVisible })
            else { continue }
            states.insert(Int(state))
        }
        return states
    }
}

extension CompiledAction {
    /// Whether the action changes the picture or tells the host something, rather than an input.
    fileprivate var isVisible: Bool {
        switch self {
        case .setTheme, .setFrame, .setProgress, .customEvent, .openUrl: true
        case .step, .multiply, .floor, .clamp, .setRandom, .setNumeric, .setBoolean, .setText, .toggle, .fire, .reset:
            false
        }
    }
}
