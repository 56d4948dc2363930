/// Notes what machines of one program decide: which states they enter, which transitions they take, how guards come out.
///
/// Attach it to a machine, run that, and read `coverage`. Several machines of the program may share a recorder; what they do adds up.
package final class DecisionRecorder {
    private let program: MachineProgram
    private var enteredStates: [Bool]
    private var takenTransitions: [Bool]
    /// The transitions that have been taken, each once, in the order of the first times.
    private(set) var takenInOrder: [Int] = []
    private var guardOutcomes: [GuardOutcomes]

    package init(_ program: MachineProgram) {
        self.program = program
        enteredStates = Array(repeating: false, count: program.states.count)
        takenTransitions = Array(repeating: false, count: program.transitions.count)
        guardOutcomes = Array(repeating: [], count: program.guards.count)
    }

    /// What has been noted so far, in the order of the definition.
    package var coverage: MachineCoverage {
        MachineCoverage(
            definition: program.definition,
            states: program.states.enumerated().map { position, state in
                MachineCoverage.State(
                    isEntered: enteredStates[position],
                    transitions: state.transitions.indices.map { index in
                        MachineCoverage.Transition(
                            isTaken: takenTransitions[index],
                            guards: program.transitions[index].guards.indices.map { guardOutcomes[$0] })
                    })
            })
    }

    /// A state that the host has added stands in no definition.
    func noteState(at position: Int) {
        guard position < enteredStates.count else { return }
        enteredStates[position] = true
    }

    func noteTransition(at index: Int) {
        guard !takenTransitions[index] else { return }
        takenTransitions[index] = true
        takenInOrder.append(index)
    }

    /// Notes transitions as if none had been taken so far.
    func forgetTransitions() {
        for transition in takenInOrder { takenTransitions[transition] = false }
        takenInOrder = []
    }

    func hasTaken(_ transition: Int) -> Bool { takenTransitions[transition] }

    func hasEntered(_ state: Int) -> Bool { enteredStates[state] }

    func noteGuard(at index: Int, _ outcome: GuardOutcomes) { guardOutcomes[index].insert(outcome) }
}

extension DotLottieStateMachine {
    /// Has everything that the machine decides from now on noted, or nothing any more; the recorder must be one of the machine's own program.
    package func record(into recorder: DecisionRecorder?) {
        decisions = recorder
        unnotedStates = recorder == nil ? program.states.count : 0
    }
}
