/// Finds out why a plan does not take a transition.
struct UnreachedReasons {
    private let program: MachineProgram
    private let profile: DotLottieProfile
    private let places: TransitionPlaces
    private let verified: VerifiedScenarios
    private let budget: PlanBudget
    /// The states in which a machine was found after some step.
    private let restingStates: Set<Int>
    /// How much looking for shadows may cost.
    private var shadowBudget = PlanBudget(Self.shadowWork)
    /// The transition without guards that counts in each state.
    private let fallthroughs: [Int?]
    private let machine: AnalysedMachine

    init(_ stage: PlanningStage, _ verified: VerifiedScenarios, _ search: PlanSearch) {
        program = stage.program
        profile = stage.profile
        machine = AnalysedMachine(stage.program.definition, in: .loading(stage.profile))
        places = TransitionPlaces(stage.program)
        self.verified = verified
        budget = search.budget
        restingStates = Set(search.situations.compactMap(\.state))
        let program = stage.program
        fallthroughs = program.states.map { $0.transitions.indices.last { program.transitions[$0].isGuardless } }
    }

    mutating func reason(for transition: Int) -> UnreachedReason {
        if case .unnamed = program.transitions[transition].target { return .unknownTarget }
        let state = places.state(of: transition)
        let guards = conjunction(of: transition)
        if guards.isImpossible { return .contradiction(guards.contradiction.map { text(of: transition, at: $0) }) }
        if state != program.globalState, !verified.isEntered[state] { return neverEntered }
        if machine.ends(state) { return .stateIsFinal }
        let shadows = shadows(of: transition, guards)
        if !shadows.isEmpty { return .shadowed(by: shadows.map { places[$0] }) }
        if budget.isSpent { return .budgetSpent(budget.spent) }
        return state == program.globalState || restingStates.contains(state) ? .noWayFound : .stateIsLeftAtOnce
    }

    /// A search that gave up cannot know that a state is never entered.
    private var neverEntered: UnreachedReason {
        budget.isSpent ? .budgetSpent(budget.spent) : .stateIsNeverEntered
    }

    private func conjunction(of transition: Int) -> GuardConjunction {
        GuardConjunction(
            guards: Array(program.guards[program.transitions[transition].guards.indices]), texts: program.texts)
    }

    /// Transitions of which one passes whenever this one does, each of them needed for that; none if there are no such.
    ///
    /// Where a rival can fail in one way only, that is demanded from then on; so a rival may be left without any.
    private mutating func shadows(of transition: Int, _ guards: GuardConjunction) -> [Int] {
        guard !shadowBudget.isSpent else { return [] }
        var forced: [(rival: Int, failure: CompiledGuard)] = []
        for rival in rivals(of: transition) where mayPass(rival, before: transition) {
            guard !shadowBudget.isSpent else { return [] }
            shadowBudget.spend(1 + guards.guards.count + forced.count)
            let failures = failures(of: rival, beside: guards.guards + forced.map(\.failure))
            guard let failure = failures.first else { return needed(forced, for: rival, guards) + [rival] }
            if failures.count == 1 { forced.append((rival, failure)) }
        }
        return []
    }

    /// The rivals without whose demands the last one could fail.
    private func needed(
        _ forced: [(rival: Int, failure: CompiledGuard)], for rival: Int, _ guards: GuardConjunction
    ) -> [Int] {
        var needed = forced
        for candidate in forced {
            let rest = needed.filter { $0.rival != candidate.rival }
            if failures(of: rival, beside: guards.guards + rest.map(\.failure)).isEmpty { needed = rest }
        }
        return needed.map(\.rival)
    }

    /// The ways in which a rival can fail beside demands; an Event guard that nothing demands fails, too, which no guard says.
    private func failures(of rival: Int, beside demands: [CompiledGuard]) -> [CompiledGuard] {
        program.guards[program.transitions[rival].guards.indices].flatMap { condition -> [CompiledGuard] in
            switch condition {
            case .event: demands.contains(condition) ? [] : [condition, condition]
            case .neverPasses: [condition, condition]
            case .boolean, .numeric, .text:
                (condition.failures ?? []).filter {
                    !GuardConjunction(guards: demands + [$0], texts: program.texts).isImpossible
                }
            }
        }
    }

    /// Transitions that are looked at before this one, not too many: the first of the GlobalState's, then of its own state's.
    private func rivals(of transition: Int) -> [Int] {
        let state = places.state(of: transition)
        let own = program.states[state].transitions.indices
        // The GlobalState is passed over after a local change that wrote nothing, but never while an event is pending.
        let overruling =
            program.transitions[transition].hasEventGuard
            ? Array(program.overruling(transition, in: state).prefix(Self.rivalsCompared)) : []
        guard program.transitions[transition].isGuardless else {
            return overruling + own.prefix(Self.rivalsCompared).filter { $0 < transition }
        }
        let guarded = own.prefix(Self.rivalsCompared).filter { !program.transitions[$0].isGuardless }
        return overruling + guarded + [fallthroughs[state]].compactMap { $0 }.filter { $0 != transition }
    }

    /// Whether a rival is evaluated whenever the transition might be taken; an event may hide it from one without guards (P1).
    private func mayPass(_ rival: Int, before transition: Int) -> Bool {
        let (rival, goal) = (program.transitions[rival], program.transitions[transition])
        if rival.isGuardless { return goal.isGuardless }
        return !profile.hidesGuardsWithoutEvent || rival.hasEventGuard || !(goal.hasEventGuard || goal.isGuardless)
    }

    private func text(of transition: Int, at position: Int) -> String {
        let state = places.state(of: transition)
        let index = transition - program.states[state].transitions.indices.lowerBound
        let guards = program.definition.states[state].transitions[index].guards ?? []
        return guards.indices.contains(position) ? guards[position].text : ""
    }

    /// About as many guards are looked at; after that transitions are not said to be shadowed.
    private static let shadowWork = 500_000
    /// More rivals of one transition are not looked at.
    private static let rivalsCompared = 128
}
