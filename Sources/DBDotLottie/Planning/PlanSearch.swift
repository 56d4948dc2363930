internal import DBStateMachine

/// The search for steps that take transitions which no steps before took.
///
/// A *situation* is where a machine stands after some steps. From each the transitions that may be taken there are tried one by one; what takes a new
/// one is followed on, so that one scenario takes many. Machines cannot be copied, so a situation is gone back to by running from the beginning.
struct PlanSearch {
    let stage: PlanningStage
    let program: MachineProgram
    let aim: TransitionAim
    let decisions: DecisionRecorder
    var budget: PlanBudget

    var situations: [Situation] = []
    private(set) var seen: Set<UInt64> = []
    private var live: LiveMachine?
    /// How often each transition was tried in vain.
    var failures: [Int]

    /// Where a machine stands after the steps of the situation before and some more.
    struct Situation {
        let parent: Int?
        let steps: [Scenario.Step]
        /// The transitions that are taken for the first time by these steps.
        let firstTaken: [Int]
        /// The current state, or `nil` before the start.
        let state: Int?
        /// Whether transitions can happen from here.
        let goesOn: Bool
        /// How many of the transitions that may be taken here have been tried.
        var triedCount = 0
    }

    private struct LiveMachine {
        let machine: DotLottieStateMachine
        let player: HeadlessPlayer
        var situation: Int
    }

    /// What came of some steps.
    enum Outcome {
        /// A new transition was taken, and this is the situation now.
        case progress(Int)
        /// None was, but nothing has been in this situation before.
        case elsewhere(Int)
        case nothing
    }

    init?(_ stage: PlanningStage, _ budget: PlanBudget) {
        self.stage = stage
        self.budget = budget
        program = stage.program
        aim = TransitionAim(stage.program, stage.profile)
        decisions = DecisionRecorder(stage.program)
        failures = Array(repeating: 0, count: stage.program.transitions.count)
        guard stage.makeMachine() != nil else { return nil }
        situations.append(Situation(parent: nil, steps: [], firstTaken: [], state: nil, goesOn: true))
    }

    func isTaken(_ transition: Int) -> Bool { decisions.hasTaken(transition) }

    /// The machine in a situation, for looking at.
    mutating func machine(in situation: Int) -> (machine: DotLottieStateMachine, player: HeadlessPlayer)? {
        if let live, live.situation == situation { return (live.machine, live.player) }
        guard let (machine, player) = stage.makeMachine() else { return nil }
        budget.spend(1 + program.states.count / 8)
        machine.record(into: decisions)
        for step in steps(to: situation) {
            _ = machine.perform(step)
            budget.spend(1 + choices(in: machine.currentPosition).count / 32)
        }
        live = LiveMachine(machine: machine, player: player, situation: situation)
        return (machine, player)
    }

    /// All steps from the beginning.
    func steps(to situation: Int) -> [Scenario.Step] {
        var parts: [[Scenario.Step]] = []
        var next: Int? = situation
        while let current = next {
            parts.append(situations[current].steps)
            next = situations[current].parent
        }
        return parts.reversed().flatMap { $0 }
    }

    /// Does the steps in a situation, up to the one that takes a new transition, and lets a tween end.
    mutating func attempt(_ steps: [Scenario.Step], in situation: Int) -> Outcome {
        guard !steps.isEmpty, let (machine, _) = machine(in: situation) else { return .nothing }
        let takenBefore = decisions.takenInOrder.count
        var done: [Scenario.Step] = []
        for step in steps where decisions.takenInOrder.count == takenBefore {
            done.append(step)
            _ = machine.perform(step)
        }
        done += settle(machine)
        budget.spend(done.count * (1 + choices(in: situations[situation].state).count / 32))
        budget.spend(1 + program.numerics.names.count / 16 + program.strings.names.count / 4)
        let firstTaken = Array(decisions.takenInOrder[takenBefore...])
        let isNew = seen.insert(machine.fingerprint(aim.readsTime ? .inSeconds : .ignored)).inserted
        guard !firstTaken.isEmpty || isNew, situations.count < Self.situationLimit else {
            live = nil
            return .nothing
        }
        situations.append(
            Situation(
                parent: situation, steps: done, firstTaken: firstTaken, state: machine.currentPosition,
                goesOn: machine.status == .running))
        live?.situation = situations.count - 1
        return firstTaken.isEmpty ? .elsewhere(situations.count - 1) : .progress(situations.count - 1)
    }

    /// Ticks until a tween has landed; one that others follow is left at last.
    private func settle(_ machine: DotLottieStateMachine) -> [Scenario.Step] {
        var ticks: [Scenario.Step] = []
        while let clock = machine.tweenClock, clock.duration.isFinite, ticks.count < Self.tweensAwaited {
            let tick = Scenario.Step.tick(milliseconds: Double(max(0, clock.duration - clock.elapsed)).rounded(.up))
            _ = machine.perform(tick)
            ticks.append(tick)
        }
        return ticks
    }

    private static let tweensAwaited = 8
    /// More are not kept in memory.
    private static let situationLimit = 50_000
}
