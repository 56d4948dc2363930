extension PlanSearch {
    /// The scenarios that the search has come to: the ends of all ways on which new transitions were taken, without those that others make needless.
    func scenarios() -> [[Scenario.Step]] {
        var goesOn = [Bool](repeating: false, count: situations.count)
        var ends: [Int] = []
        for index in situations.indices.reversed() {
            if !situations[index].firstTaken.isEmpty, !goesOn[index] { ends.append(index) }
            guard !situations[index].firstTaken.isEmpty || goesOn[index], let parent = situations[index].parent else {
                continue
            }
            goesOn[parent] = true
        }
        return ends.reversed().map { steps(to: $0) }
    }
}

extension ScenarioPlan {
    /// Proposes scenarios for the machine of a stage; every one of them has been run from its beginning.
    ///
    /// The search ends when it has done the given amount of work, about the steps that machines perform in it. The same machine gives the same plan.
    package init(for stage: PlanningStage, work: Int = ScenarioPlan.defaultWork) {
        let places = TransitionPlaces(stage.program)
        guard var search = PlanSearch(stage, PlanBudget(work)) else {
            self.init(scenarios: [], unreached: [], transitionCount: stage.program.transitions.count)
            return
        }
        search.run()
        let verified = VerifiedScenarios(search.scenarios(), on: stage)
        var reasons = UnreachedReasons(stage, verified, search)
        let missing = stage.program.transitions.indices.filter { !verified.isTaken[$0] }
        var unreached: [UnreachedTransition] = []
        for transition in missing {
            unreached.append(UnreachedTransition(place: places[transition], reason: reasons.reason(for: transition)))
        }
        self.init(
            scenarios: verified.scenarios.map { scenario in
                PlannedScenario(steps: scenario.steps, transitions: scenario.firstTaken.map { places[$0] })
            },
            unreached: unreached,
            transitionCount: stage.program.transitions.count)
    }

    /// How much work a search may do if nobody says otherwise.
    package static let defaultWork = 2_000_000
}

/// Scenarios run once more from their beginnings, by machines that did nothing before.
struct VerifiedScenarios {
    private(set) var scenarios: [(steps: [Scenario.Step], firstTaken: [Int])] = []
    private(set) var isTaken: [Bool]
    private(set) var isEntered: [Bool]

    init(_ candidates: [[Scenario.Step]], on stage: PlanningStage) {
        isTaken = Array(repeating: false, count: stage.program.transitions.count)
        isEntered = Array(repeating: false, count: stage.program.states.count)
        var taken: [[Int]] = []
        var counts = [Int](repeating: 0, count: isTaken.count)
        let decisions = DecisionRecorder(stage.program)
        for steps in candidates {
            decisions.forgetTransitions()
            if let (machine, _) = stage.makeMachine() {
                machine.record(into: decisions)
                for step in steps { _ = machine.perform(step) }
            }
            taken.append(decisions.takenInOrder)
            for transition in decisions.takenInOrder { counts[transition] += 1 }
        }
        for state in isEntered.indices where decisions.hasEntered(state) { isEntered[state] = true }
        for (steps, transitions) in zip(candidates, taken) {
            // What others take too needs no scenario of its own.
            if transitions.allSatisfy({ counts[$0] > 1 }) {
                for transition in transitions { counts[transition] -= 1 }
                continue
            }
            scenarios.append((steps, transitions.filter { !isTaken[$0] }))
            for transition in transitions { isTaken[transition] = true }
        }
    }
}

/// Where each transition of a program stands in its definition.
struct TransitionPlaces {
    private let program: MachineProgram
    private var owners: [Int]

    init(_ program: MachineProgram) {
        self.program = program
        owners = Array(repeating: 0, count: program.transitions.count)
        for (state, compiled) in program.states.enumerated() {
            for transition in compiled.transitions.indices { owners[transition] = state }
        }
    }

    /// The state that a transition leads from.
    func state(of transition: Int) -> Int { owners[transition] }

    subscript(transition: Int) -> TransitionPlace {
        let state = owners[transition]
        let toState =
            switch program.transitions[transition].target {
            case .state(let target): program.stateNames[Int(target)]
            case .unnamed(let number): program.unnamedTargets[Int(number)]
            }
        return TransitionPlace(
            state: program.stateNames[state],
            index: transition - program.states[state].transitions.indices.lowerBound, toState: toState)
    }
}
