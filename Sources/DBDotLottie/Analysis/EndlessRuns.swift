/// Circles of transitions that one run follows without end, so that the player stops the machine with InfiniteLoop.
///
/// A run is followed from every reachable state as the machine would, on the assumption that no guard passes whose outcome depends on inputs.
/// That leaves one way on from each place, so a run either ends or comes back to a place where it has been.
struct EndlessRuns: Sendable {
    /// A circle of transitions.
    struct Circle: Sendable, Hashable {
        /// The states in their order, the first of the file first.
        let states: [Int]
        /// The transition by which the first of them is left.
        let transition: Int
        let condition: Condition
    }

    /// When a circle goes on.
    enum Condition: Sendable, Hashable {
        /// Whatever the inputs are.
        case always
        /// As long as none of the guarded transitions of its states passes.
        case whileNoGuardPasses
    }

    /// The guarded transitions that may end a circle and are looked at; with more of them nothing is said.
    static let mostExits = 100

    private(set) var circles: [Circle] = []

    private var run: AssumedRun
    /// In which walk each place was come to.
    private var walks: [AssumedRun.Place: Int] = [:]
    private var known: Set<[Int]> = []

    init(_ machine: AnalysedMachine, _ outlooks: TransitionOutlooks, _ reachable: ReachableStates) {
        run = AssumedRun(machine, outlooks)
        var walk = 0
        for state in machine.program.states.indices where reachable.contains(state) {
            for start in run.starts(in: state) {
                walk += 1
                follow(from: start, walk)
            }
        }
    }

    private mutating func follow(from start: AssumedRun.Place, _ walk: Int) {
        var place = start
        var path: [AssumedRun.Step] = []
        while walks[place] == nil {
            walks[place] = walk
            guard let step = run.step(from: place) else { return }
            path.append(step)
            place = step.destination
        }
        guard walks[place] == walk, let first = path.firstIndex(where: { $0.origin == place }) else { return }
        close(Array(path[first...]))
    }

    private mutating func close(_ steps: [AssumedRun.Step]) {
        let states = steps.map(\.origin.state)
        guard let lowest = states.indices.min(by: { states[$0] < states[$1] }), let condition = condition(of: steps)
        else { return }
        let inOrder = steps[lowest...] + steps[..<lowest]
        guard let transition = inOrder.first?.transition, known.insert(states.sorted()).inserted else { return }
        circles.append(
            Circle(states: inOrder.map(\.origin.state), transition: transition, condition: condition))
    }

    /// When the circle goes on, or `nil` if it may end by itself or nobody knows.
    private mutating func condition(of steps: [AssumedRun.Step]) -> Condition? {
        guard let exits = exits(of: steps) else { return nil }
        guard !exits.isEmpty else { return .always }
        let written = Set(steps.flatMap { run.written(by: $0) })
        let looked = exits.flatMap { run.machine.guards(of: $0) }.flatMap(\.subjects)
        guard written.isDisjoint(with: looked.filter { !$0.isEvent }) else { return nil }
        return canAllFail(exits.sorted()) ? .whileNoGuardPasses : nil
    }

    /// The transitions that may be taken in place of those of the circle, or `nil` if they are too many or others certainly are.
    private mutating func exits(of steps: [AssumedRun.Step]) -> Set<Int>? {
        var exits: Set<Int> = []
        for (number, step) in steps.enumerated() {
            exits.formUnion(run.exits(at: step.origin))
            let next = steps[(number + 1) % steps.count]
            for place in run.arrivals(of: step) where place != next.origin {
                guard run.step(from: place)?.transition == next.transition else { return nil }
                exits.formUnion(run.exits(at: place))
            }
            guard exits.count <= Self.mostExits else { return nil }
        }
        return exits
    }

    /// Whether there are values for which none of the transitions is taken; a first way to find some is enough.
    private func canAllFail(_ exits: [Int]) -> Bool {
        var held: [CompiledGuard] = []
        for exit in exits {
            let failures = run.machine.guards(of: exit).flatMap { $0.failures ?? [] }
            let next = failures.first {
                let conjunction = GuardConjunction(guards: held + [$0], texts: run.machine.program.texts)
                if case .possible = conjunction.solved(near: .none) { return true }
                return false
            }
            guard let next else { return false }
            held.append(next)
        }
        return true
    }
}

extension GuardSubject {
    fileprivate var isEvent: Bool {
        switch self {
        case .event: true
        case .numeric, .boolean, .text, .elapsedTime: false
        }
    }
}
