extension DefinitionChecker {
    mutating func checkTransitions(of state: StateMachineDefinition.State) {
        let states = names.states
        var hasGuardless = false
        each(state.transitions, in: .transitions) { checker, transition in
            if states.lacks(transition.toState) {
                checker.report(
                    .unknownTargetState, at: .toState,
                    "no state is named \(DiagnosticText.quoted(transition.toState)), so this transition goes nowhere",
                    hint: DiagnosticText.suggestion(for: transition.toState, amongDeclared: states.inOrder))
            }
            guard let guards = transition.guards else {
                if hasGuardless {
                    checker.report(.secondGuardlessTransition, "this state has a transition without 'guards' already")
                }
                hasGuardless = true
                return
            }
            checker.each(guards, in: .guards) { $0.checkGuard($1) }
        }
    }
}
