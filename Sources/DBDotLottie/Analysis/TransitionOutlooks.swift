/// What can become of every transition of a machine, by position.
struct TransitionOutlooks: Sendable {
    private(set) var all: [TransitionOutlook]

    private let machine: AnalysedMachine

    init(_ machine: AnalysedMachine) {
        self.machine = machine
        all = machine.program.transitions.map { Self.outlook(of: $0, machine.program) }
        for state in machine.program.states.indices where !machine.isHosted(state) {
            shadowFallthroughs(machine.transitions(of: state))
        }
    }

    subscript(transition: Int) -> TransitionOutlook { all[transition] }

    private static func outlook(of transition: CompiledTransition, _ program: MachineProgram) -> TransitionOutlook {
        if transition.isGuardless { return .certain }
        let guards = program.guards[transition.guards.indices]
        if guards.contains(.neverPasses) { return .explained }
        return .open
    }

    /// Of several transitions without guards the last is taken.
    private mutating func shadowFallthroughs(_ transitions: Range<Int>) {
        let guardless = transitions.filter { machine.program.transitions[$0].isGuardless }
        guard let last = guardless.last else { return }
        for transition in guardless.dropLast() { all[transition] = .shadowed(by: last) }
    }
}
