/// What can become of every transition of a machine, by position.
struct TransitionOutlooks: Sendable {
    /// The transition of the GlobalState that is always taken, if that takes events which states wait for.
    private(set) var greedy: Int?

    private let machine: AnalysedMachine
    private var all: [TransitionOutlook]
    /// Values with which each transition's guards pass.
    private var witnesses: [ConjunctionWitness?]
    private var questions = PrecedingTransitions.mostQuestions

    init(_ machine: AnalysedMachine) {
        self.machine = machine
        let program = machine.program
        all = Array(repeating: .open, count: program.transitions.count)
        witnesses = Array(repeating: nil, count: program.transitions.count)
        let values = InputValues(
            numerics: program.numerics.initialValues, booleans: program.booleans.initialValues,
            strings: program.strings.initialValues)
        for transition in program.transitions.indices { judge(transition, near: values) }
        for state in program.states.indices where mayShadow(in: state) {
            shadowFallthroughs(machine.transitions(of: state))
            shadowLater(machine.transitions(of: state))
        }
        shadowByGlobal()
    }

    subscript(transition: Int) -> TransitionOutlook { all[transition] }

    /// A hosted state may veto the earlier transition, and from a state that ends the machine none is taken anyway.
    private func mayShadow(in state: Int) -> Bool { !machine.isHosted(state) && !machine.ends(state) }

    /// Looks at a transition by itself.
    private mutating func judge(_ transition: Int, near values: InputValues) {
        let guards = machine.guards(of: transition)
        if guards.contains(.neverPasses) {
            all[transition] = .explained
        } else if guards.allSatisfy(\.alwaysPasses) {
            all[transition] = .certain
        } else {
            let conjunction = GuardConjunction(guards: guards, texts: machine.program.texts)
            switch conjunction.solved(near: values) {
            case .impossible: all[transition] = .contradictory(conjunction.contradiction)
            case .possible(let witness): witnesses[transition] = witness
            case .unknown: break
            }
        }
    }

    /// Of several transitions without guards the last is taken.
    private mutating func shadowFallthroughs(_ transitions: Range<Int>) {
        let guardless = transitions.filter { machine.program.transitions[$0].isGuardless }
        guard let last = guardless.last else { return }
        for transition in guardless.dropLast() { all[transition] = .shadowed(by: last) }
    }

    /// Guarded transitions are tried in their order.
    private mutating func shadowLater(_ transitions: Range<Int>) {
        guard transitions.count > 1 else { return }
        var preceding = PrecedingTransitions(machine)
        for transition in transitions where all[transition].canBeTaken {
            if machine.program.transitions[transition].isGuardless { continue }
            shadow(transition, by: preceding)
            guard all[transition].canBeTaken else { continue }
            preceding.append(transition, all[transition])
        }
        // What an always passing guard leaves nothing to do for is reported with that guard.
        guard preceding.hasCertain, !machine.profile.hidesGuardsWithoutEvent else { return }
        for transition in transitions
        where all[transition].canBeTaken && machine.program.transitions[transition].isGuardless {
            all[transition] = .explained
        }
    }

    private mutating func shadow(_ transition: Int, by preceding: PrecedingTransitions) {
        if preceding.hideAll(before: transition) {
            all[transition] = .explained
        } else if let other = preceding.first(impliedBy: transition, witnesses[transition], &questions) {
            all[transition] = .shadowed(by: other)
        }
    }

    /// While an event is pending, the GlobalState's transitions are tried before a state's own; the one that passes takes the event.
    private mutating func shadowByGlobal() {
        let program = machine.program
        var preceding = PrecedingTransitions(machine)
        for transition in machine.globalTransitions where all[transition].canBeTaken {
            guard !program.transitions[transition].isGuardless else { continue }
            preceding.append(transition, all[transition])
        }
        let always = machine.globalTransitions.last {
            all[$0].canBeTaken && program.transitions[$0].isGuardless
        }
        for state in program.states.indices where state != program.globalState && mayShadow(in: state) {
            for transition in machine.transitions(of: state) where all[transition].canBeTaken {
                guard program.transitions[transition].hasEventGuard else { continue }
                if always == nil {
                    shadow(transition, by: preceding)
                } else {
                    all[transition] = .explained
                    greedy = always
                }
            }
        }
    }
}
