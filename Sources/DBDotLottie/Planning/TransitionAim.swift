/// Finds values and an event for which a machine that rests would take one certain transition.
struct TransitionAim {
    let program: MachineProgram
    let profile: DotLottieProfile
    let readsTime: Bool

    init(_ program: MachineProgram, _ profile: DotLottieProfile) {
        self.program = program
        self.profile = profile
        readsTime = program.states.contains(where: \.readsElapsedTime)
    }

    /// What lets the transition pass by itself, whatever else would be taken; `nil` if nothing is found.
    func witness(of transition: Int, near values: InputValues) -> ConjunctionWitness? {
        solve(demands(of: transition, values), near: values)
    }

    /// What makes a machine in the state take the transition and none before it; `nil` if nothing is found.
    func witness(
        of transition: Int, in state: Int, near values: InputValues, _ budget: inout PlanBudget
    ) -> ConjunctionWitness? {
        guard let rivals = rivals(of: transition, in: state) else { return nil }
        return witness(demands(of: transition, values), avoiding: rivals, near: values, &budget)
    }

    /// What keeps the GlobalState from taking a machine out of the state while no event is pending; `nil` if nothing is found.
    func calm(in state: Int, near values: InputValues, _ budget: inout PlanBudget) -> ConjunctionWitness? {
        guard let global = program.globalState, global != state else { return nil }
        return witness([], avoiding: Array(program.states[global].transitions.indices), near: values, &budget)
    }

    /// Meets the demands, and more of them as long as a rival passes.
    private func witness(
        _ demands: [CompiledGuard], avoiding rivals: [Int], near values: InputValues, _ budget: inout PlanBudget
    ) -> ConjunctionWitness? {
        var demands = demands
        for _ in 0..<Self.rivalsAvoided {
            budget.spend(1 + demands.count / 8 + rivals.count / 32)
            guard let witness = solve(demands, near: values) else { return nil }
            let then = values.changed(by: witness)
            guard let rival = rivals.first(where: { isTaken($0, then, witness.event) }) else { return witness }
            guard let failure = failure(of: rival, beside: demands) else { return nil }
            demands.append(failure)
        }
        return nil
    }

    private func demands(of transition: Int, _ values: InputValues) -> [CompiledGuard] {
        let guards = program.guards[program.transitions[transition].guards.indices]
        guard readsTime, program.transitions[transition].readsTime(program) else { return Array(guards) }
        // Time only passes.
        return guards + [.numeric(.elapsedTime, .greaterThanOrEqual, .constant(values.elapsedTime))]
    }

    private func solve(_ guards: [CompiledGuard], near values: InputValues) -> ConjunctionWitness? {
        guard case .possible(let witness) = GuardConjunction(guards: guards, texts: program.texts).solved(near: values)
        else { return nil }
        return witness
    }

    /// The transitions that are looked at before this one in a state, in order; `nil` if it is never looked at.
    private func rivals(of transition: Int, in state: Int) -> [Int]? {
        let own = program.states[state].transitions.indices
        let global = program.globalState.map { program.states[$0].transitions.indices } ?? 0..<0
        let group = own.contains(transition) ? own : global
        let before: [Int]
        if program.transitions[transition].isGuardless {
            // Of several without guards the last counts.
            guard transition == group.last(where: { program.transitions[$0].isGuardless }) else { return nil }
            before = group.filter { !program.transitions[$0].isGuardless }
        } else {
            before = group.lowerBound < transition ? Array(group.lowerBound..<transition) : []
        }
        guard group != global else { return before }
        return program.overruling(transition, in: state) + before
    }

    /// Whether a rival's guards pass; a pending event may hide those that wait for none (P1).
    private func isTaken(_ rival: Int, _ values: InputValues, _ event: Int32?) -> Bool {
        let rival = program.transitions[rival]
        guard !rival.isGuardless else { return false }
        if profile.hidesGuardsWithoutEvent, event != nil, !rival.hasEventGuard { return false }
        return rival.guards.indices.allSatisfy {
            values.lets(pass: program.guards[$0], event: event, texts: program.texts)
        }
    }

    /// A demand beside which the rival fails.
    private func failure(of rival: Int, beside demands: [CompiledGuard]) -> CompiledGuard? {
        for index in program.transitions[rival].guards.indices {
            for failure in program.guards[index].failures ?? []
            where !GuardConjunction(guards: demands + [failure], texts: program.texts).isImpossible {
                return failure
            }
        }
        return nil
    }

    /// Each rival avoided takes another solution; a transition behind more of them is left to chance.
    private static let rivalsAvoided = 32
}

extension MachineProgram {
    /// The GlobalState's transitions that take a transition of another state its turn.
    ///
    /// One that leads to where the machine is already, or nowhere, takes nothing but the event.
    func overruling(_ transition: Int, in state: Int) -> [Int] {
        guard let globalState, globalState != state else { return [] }
        return states[globalState].transitions.indices.filter { rival in
            if transitions[transition].hasEventGuard { return true }
            switch transitions[rival].target {
            case .state(let target): return Int(target) != state
            case .unnamed: return false
            }
        }
    }
}

extension CompiledTransition {
    fileprivate func readsTime(_ program: MachineProgram) -> Bool {
        guards.indices.contains { index in
            guard case .numeric(let input, _, let value) = program.guards[index] else { return false }
            return input == .elapsedTime || value == .elapsedTime
        }
    }
}
