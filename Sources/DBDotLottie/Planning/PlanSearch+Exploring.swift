extension PlanSearch {
    /// Where no transition can be aimed at any more, tries everything that changes something, and aims again from what comes of it.
    mutating func explore() {
        var next = 0
        while next < situations.count, !budget.isSpent, hasUntaken {
            if situations[next].goesOn {
                for steps in moves(in: next) {
                    guard !budget.isSpent else { return }
                    switch attempt(steps, in: next) {
                    case .progress(let situation): follow(from: situation)
                    case .elsewhere(let situation): if let taken = advance(from: situation) { follow(from: taken) }
                    case .nothing: continue
                    }
                }
            }
            next += 1
        }
    }

    private var hasUntaken: Bool {
        program.transitions.indices.contains { isWorthTrying($0) }
    }

    /// What can be done in a situation that may change something.
    private mutating func moves(in situation: Int) -> [[Scenario.Step]] {
        guard let state = situations[situation].state, let (machine, player) = machine(in: situation) else { return [] }
        let values = machine.inputValues
        var moves = InteractionSteps(program, machine, player).all
        if let calm = aim.calm(in: state, near: values, &budget) { moves.append(aim.writes(calm, from: values)) }
        // What a transition elsewhere waits for may be had here, and kept until the machine comes there.
        for transition in first(of: program.transitions.indices, where: { $0.isWorthTrying($1) }) {
            guard let witness = aim.witness(of: transition, near: values) else { continue }
            moves.append(aim.writes(witness, from: values))
        }
        moves += program.events.names.prefix(Self.movesTried).map { [.fire(event: $0)] }
        let choices = choices(in: state)
        for transition in first(of: choices.all, where: { $0.isTaken($1) }) {
            if let steps = approaches(to: transition, in: situation).first { moves.append(steps) }
        }
        if aim.readsTime { moves.append([.tick(milliseconds: 1000)]) }
        budget.spend(moves.count + program.transitions.count / 64)
        return moves
    }

    private func first(
        of transitions: some Sequence<Int>, where isWanted: (PlanSearch, Int) -> Bool
    ) -> [Int] {
        var found: [Int] = []
        for transition in transitions where isWanted(self, transition) {
            found.append(transition)
            if found.count == Self.movesTried { break }
        }
        return found
    }

    private static let movesTried = 16
}
