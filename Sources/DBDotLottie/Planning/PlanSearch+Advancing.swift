extension PlanSearch {
    /// Looks for all transitions that can be had.
    mutating func run() {
        guard case .progress(let first) = begin() else { return explore() }
        follow(from: first)
        explore()
    }

    /// Starting takes no transition by itself, but it leads on.
    private mutating func begin() -> Outcome {
        switch attempt([.start], in: 0) {
        case .progress(let situation), .elsewhere(let situation): .progress(situation)
        case .nothing: .nothing
        }
    }

    /// Takes new transitions from the situation and what comes of it as long as some are found, then from those that were left behind.
    mutating func follow(from situation: Int) {
        var current = situation
        var firstOpen = 1
        while !budget.isSpent {
            if let next = advance(from: current) ?? walk(from: current) {
                current = next
                continue
            }
            while firstOpen < situations.count, !isOpen(firstOpen) { firstOpen += 1 }
            // What is written before the start comes last, since few hosts do that.
            guard firstOpen < situations.count || isOpen(0) else { return }
            current = firstOpen < situations.count ? firstOpen : 0
        }
    }

    private func isOpen(_ situation: Int) -> Bool {
        let situation = situations[situation]
        return situation.goesOn && situation.triedCount < 2 * choices(in: situation.state).count
    }

    /// The transitions that are looked at in a state: its own, then the GlobalState's; before the start the initial state's.
    func choices(in state: Int?) -> TransitionChoices {
        let state = state ?? program.initialState
        let own = state.map { program.states[$0].transitions.indices } ?? 0..<0
        let global = program.globalState.map { program.states[$0].transitions.indices } ?? 0..<0
        return TransitionChoices(own: own, global: state == program.globalState ? 0..<0 : global)
    }

    /// Tries the transitions that were not tried here, those into final states last; answers where the first new one led.
    mutating func advance(from situation: Int) -> Int? {
        guard situations[situation].goesOn else { return nil }
        let choices = choices(in: situations[situation].state)
        while situations[situation].triedCount < 2 * choices.count, !budget.isSpent {
            let count = situations[situation].triedCount
            situations[situation].triedCount += 1
            let transition = choices[count % choices.count]
            budget.spend(count % 16 == 0 ? 1 : 0)
            guard leadsToEnd(transition) == (count >= choices.count), isWorthTrying(transition) else { continue }
            if let next = take(transition, in: situation) { return next }
            failures[transition] += 1
        }
        return nil
    }

    func isWorthTrying(_ transition: Int) -> Bool {
        guard !isTaken(transition), failures[transition] < Self.failuresAllowed,
            case .state = program.transitions[transition].target
        else { return false }
        return true
    }

    private func leadsToEnd(_ transition: Int) -> Bool {
        guard case .state(let target) = program.transitions[transition].target else { return true }
        return program.states[Int(target)].isFinal
    }

    /// Tries to take a transition; answers where that led if it took a new one, be it another.
    private mutating func take(_ transition: Int, in situation: Int) -> Int? {
        for steps in approaches(to: transition, in: situation) {
            if case .progress(let next) = attempt(steps, in: situation) { return next }
            if budget.isSpent { return nil }
        }
        return nil
    }

    /// Steps that should take the transition in a situation, the best first.
    mutating func approaches(to transition: Int, in situation: Int) -> [[Scenario.Step]] {
        guard let (machine, player) = machine(in: situation),
            let state = situations[situation].state ?? program.initialState
        else { return [] }
        let values = machine.inputValues
        guard let witness = aim.witness(of: transition, in: state, near: values, &budget) else { return [] }
        guard situations[situation].state != nil else {
            let event = witness.event.map { [Scenario.Step.fire(event: program.events.names[Int($0)])] } ?? []
            return [aim.writes(witness, from: values) + event + [.start]]
        }
        let interactions = InteractionSteps(program, machine, player).approaches(witness, from: values, aim)
        return interactions + aim.approaches(witness, from: values)
    }

    /// More tries of one transition, from other situations, are seldom worth it.
    private static let failuresAllowed = 12
}

/// Transitions in the order in which they are tried.
struct TransitionChoices: Sendable, Hashable {
    let own: Range<Int>
    let global: Range<Int>

    var count: Int { own.count + global.count }

    var all: some Sequence<Int> { [own, global].joined() }

    subscript(index: Int) -> Int {
        index < own.count ? own.lowerBound + index : global.lowerBound + index - own.count
    }
}
