extension DefinitionChecker {
    mutating func checkInteractions() {
        each(definition.interactions, in: .interactions) { checker, interaction in
            switch interaction {
            case .pointer: break
            case .onComplete(let stateName, _), .onLoopComplete(let stateName, _): checker.checkStateName(stateName)
            }
            checker.checkActions(interaction.actions, in: .actions)
        }
    }

    private mutating func checkStateName(_ name: String) {
        let states = names.states
        guard states.lacks(name) else { return }
        report(
            .unknownInteractionState, at: .stateName,
            "no state is named \(DiagnosticText.quoted(name)), so this interaction never runs",
            hint: DiagnosticText.suggestion(for: name, amongDeclared: states.inOrder))
    }
}
