extension DefinitionChecker {
    /// The ways through the machine: states that nothing leads to, and those that nothing leads out of.
    mutating func checkWays(_ machine: AnalysedMachine, _ reachable: ReachableStates, besides runs: EndlessRuns) {
        let unreachable = reachable.unreachableGroups
        for group in unreachable { reportUnreachable(group) }
        // A machine that does not even leave its first state lacks the ways into the others, and a circle is reported by itself.
        let excused = Set(runs.circles.flatMap(\.states) + (unreachable.isEmpty ? [] : [machine.initialState ?? 0]))
        for state in DeadEnds(machine, reachable).states where !excused.contains(state) { reportDeadEnd(state) }
        for state in definition.states.indices where machine.ends(state) && !machine.transitions(of: state).isEmpty {
            within(state: state) {
                let name = DiagnosticText.quoted($0.definition.states[state].name)
                $0.report(
                    .finalStateTransitions, at: .transitions,
                    "\(name) is final, so the machine ends there and takes none of its transitions")
            }
        }
    }

    /// Does something at a state's place.
    mutating func within(state: Int, do body: (inout Self) -> Void) {
        within(.field(.states)) { $0.within(.index(state), do: body) }
    }

    private mutating func reportUnreachable(_ group: [Int]) {
        guard let first = group.first else { return }
        let names = group.map { DiagnosticText.quoted(definition.states[$0].name) }
        within(state: first) {
            $0.report(
                .unreachableState, at: .name,
                names.count == 1
                    ? "no transition leads to \(names[0]), so only the host can enter it"
                    : "no transition leads to \(DiagnosticText.enumeration(names)) except from one another, so only the host can enter them"
            )
        }
    }

    private mutating func reportDeadEnd(_ state: Int) {
        within(state: state) {
            let name = DiagnosticText.quoted($0.definition.states[state].name)
            $0.report(.deadEnd, at: .name, "no transition leads out of \(name), and it is not final")
        }
    }
}
