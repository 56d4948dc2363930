extension DefinitionChecker {
    /// Circles of transitions that nothing ends.
    mutating func checkRuns(_ runs: EndlessRuns, _ machine: AnalysedMachine) {
        for circle in runs.circles {
            let global = machine.program.globalState ?? circle.states[0]
            let owner = machine.globalTransitions.contains(circle.transition) ? global : circle.states[0]
            let states = circle.states.map { DiagnosticText.quoted(definition.states[$0].name) }
            within(state: owner, transition: circle.transition - machine.transitions(of: owner).lowerBound) {
                $0.report(.infiniteLoop, Self.message(states, circle.condition))
            }
        }
    }

    private static func message(_ states: [String], _ condition: EndlessRuns.Condition) -> String {
        let rest = states.count - DiagnosticText.longestList
        let shown = states.prefix(DiagnosticText.longestList) + (rest > 0 ? ["\(rest) more"] : []) + states.prefix(1)
        let circle = shown.joined(separator: " → ")
        return switch condition {
        case .always: "this begins a circle without end, \(circle), so the machine stops with InfiniteLoop"
        case .whileNoGuardPasses:
            "while no guard on the way passes, this begins a circle without end, \(circle), and the machine stops with InfiniteLoop"
        }
    }
}
