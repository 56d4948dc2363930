/// A run of a machine in which no guard passes that depends on inputs, as far as its course can be told.
struct AssumedRun: Sendable {
    /// Where a run stands at the head of a round.
    struct Place: Sendable, Hashable {
        let state: Int
        /// Which transitions the round looks at.
        let scope: Scope
        /// The pending event.
        let event: Int32?
    }

    enum Scope: Sendable, Hashable {
        /// The GlobalState's transitions, then the state's own.
        case everything
        /// The state's own, since nothing was written when it was entered.
        case own
    }

    /// A transition of the run that is certainly taken.
    struct Step: Sendable, Hashable {
        let origin: Place
        let transition: Int
        let destination: Place
    }

    let machine: AnalysedMachine
    private let outlooks: TransitionOutlooks
    private let program: MachineProgram
    /// Whether actions may have left the mark that they changed something from before the run.
    private let mayBeMarked: Bool
    /// The GlobalState's transitions are the same for all states, so they are looked at once for each event.
    private var globalChoices: [Int32?: Choice] = [:]

    init(_ machine: AnalysedMachine, _ outlooks: TransitionOutlooks) {
        self.machine = machine
        self.outlooks = outlooks
        program = machine.program
        mayBeMarked = machine.program.actions.contains { $0.mayMark }
    }

    /// The places where a run can stand in a state it has not come to by itself.
    func starts(in state: Int) -> [Place] {
        guard !machine.ends(state), !machine.isHosted(state) else { return [] }
        let effect = effect(of: [program.states[state].entryActions])
        let rested = Place(state: state, scope: scope(.everything), event: nil)
        guard effect.event == nil else {
            return [rested, Place(state: state, scope: scope(.everything), event: effect.event)]
        }
        guard scope(.everything) == .everything, effect.mark == .none else { return [rested] }
        return [rested, Place(state: state, scope: .own, event: nil)]
    }

    /// The transition that is taken next, or `nil` if none is, if it ends the run, or if nobody knows.
    mutating func step(from place: Place) -> Step? {
        var event = place.event
        if place.scope == .everything, let chosen = globalChoice(event).taken {
            event = nil
            switch machine.destination(of: chosen) {
            case .added: return nil
            case .state(let target) where target != place.state:
                let left =
                    machine.profile.runsExitActionsForGlobal
                    ? [program.states[place.state].exitActions] : []
                return step(chosen, from: place, to: target, left)
            case .state, .nowhere: break
            }
        }
        guard let chosen = choice(machine.transitions(of: place.state), event).taken,
            case .state(let target) = machine.destination(of: chosen)
        else { return nil }
        return step(chosen, from: place, to: target, [program.states[place.state].exitActions])
    }

    /// The transitions at a place that may be taken instead, depending on inputs.
    mutating func exits(at place: Place) -> [Int] {
        var event = place.event
        var exits: [Int] = []
        if place.scope == .everything {
            let choice = globalChoice(event)
            exits = choice.undecided
            if let taken = choice.taken {
                event = nil
                switch machine.destination(of: taken) {
                case .added: return exits
                case .state(let target): if target != place.state { return exits }
                case .nowhere: break
                }
            }
        }
        return exits + choice(machine.transitions(of: place.state), event).undecided
    }

    /// The places where a run stands at the end of a step, one more if it began with a mark: that is looked at after its first step only.
    func arrivals(of step: Step) -> [Place] {
        guard mayBeMarked, step.destination.scope == .own, scope(.everything) == .everything else {
            return [step.destination]
        }
        return [step.destination, Place(state: step.destination.state, scope: .everything, event: nil)]
    }

    /// What the actions of a step change.
    func written(by step: Step) -> [GuardSubject] {
        let states = [
            program.states[step.origin.state].exitActions, program.states[step.destination.state].entryActions,
        ]
        return states.flatMap { program.actions[$0.indices].compactMap(\.written) }
    }

    private func step(
        _ transition: Int, from place: Place, to target: Int, _ left: [IndexRange]
    ) -> Step? {
        guard !machine.isHosted(target), !machine.ends(target),
            !machine.mayTween(transition, from: place.state, to: target)
        else { return nil }
        let effect = effect(of: left + [program.states[target].entryActions])
        let next: Scope
        switch effect.mark {
        case .certain: next = scope(.everything)
        case .possible where effect.event == nil && scope(.everything) == .everything: return nil
        case .possible, .none: next = effect.event == nil ? scope(.own) : scope(.everything)
        }
        return Step(
            origin: place, transition: transition,
            destination: Place(state: target, scope: next, event: effect.event))
    }

    /// Without a GlobalState there is only one scope.
    private func scope(_ wanted: Scope) -> Scope { machine.globalTransitions.isEmpty ? .own : wanted }

    private mutating func globalChoice(_ event: Int32?) -> Choice {
        if let known = globalChoices[event] { return known }
        let choice = choice(machine.globalTransitions, event)
        globalChoices[event] = choice
        return choice
    }

    private func choice(_ transitions: Range<Int>, _ event: Int32?) -> Choice {
        var choice = Choice()
        for transition in transitions where outlooks[transition].canBeTaken {
            switch outcome(of: transition, event) {
            case .fails: continue
            case .falls: choice.taken = transition
            case .depends: choice.undecided.append(transition)
            case .passes:
                choice.taken = transition
                return choice
            }
        }
        return choice
    }

    private func outcome(of transition: Int, _ event: Int32?) -> Outcome {
        let compiled = program.transitions[transition]
        if compiled.isGuardless { return .falls }
        if event != nil, !compiled.hasEventGuard, machine.profile.hidesGuardsWithoutEvent { return .fails }
        var depends = false
        for condition in program.guards[compiled.guards.indices] {
            if case .event(let wanted) = condition {
                guard wanted == event else { return .fails }
            } else if !condition.alwaysPasses {
                depends = true
            }
        }
        return depends ? .depends : .passes
    }

    private enum Outcome { case fails, depends, passes, falls }

    private struct Choice {
        var taken: Int?
        var undecided: [Int] = []
    }

    /// What lists of actions do to a run.
    private func effect(of lists: [IndexRange]) -> Effect {
        var effect = Effect()
        for action in lists.lazy.flatMap({ program.actions[$0.indices] }) {
            if case .fire(let event) = action {
                effect.event = event
            } else if action.mayMark {
                effect.mark = max(effect.mark, action.mayChangeNothing ? .possible : .certain)
            }
        }
        return effect
    }

    private struct Effect {
        var event: Int32?
        var mark = Mark.none
    }

    private enum Mark: Int, Comparable {
        case none, possible, certain

        static func < (first: Mark, second: Mark) -> Bool { first.rawValue < second.rawValue }
    }
}

extension CompiledAction {
    /// Whether the action may leave the mark that it changed something.
    fileprivate var mayMark: Bool {
        switch self {
        case .fire, .setTheme, .setFrame, .setProgress, .customEvent, .openUrl: false
        case .step, .multiply, .floor, .clamp, .setRandom, .setNumeric, .setBoolean, .setText, .toggle, .reset: true
        }
    }

    /// Whether the action counts as a write only if the value becomes another, or its references resolve.
    fileprivate var mayChangeNothing: Bool {
        switch self {
        case .multiply, .floor, .clamp, .setRandom, .setNumeric(_, .unresolvable), .setBoolean(_, .unresolvable): true
        case .step, .setNumeric, .setBoolean, .setText, .toggle, .fire, .reset, .setTheme, .setFrame, .setProgress,
            .customEvent, .openUrl:
            false
        }
    }
}

extension AnalysedMachine {
    /// Whether a transition may take time, as far as the definition tells.
    fileprivate func mayTween(_ transition: Int, from source: Int, to target: Int) -> Bool {
        program.transitions[transition].tween != nil && animation(of: source) == animation(of: target)
    }

    private func animation(of state: Int) -> Int32 {
        guard case .settings(let position) = program.states[state].playback else { return CompiledSettings.noAnimation }
        return program.settings[Int(position)].animation
    }
}
