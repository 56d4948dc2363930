extension DefinitionChecker {
    mutating func checkInitial() {
        let names = names.states
        if definition.states.isEmpty {
            report(.noStates, at: .states, "there is no state, so the machine cannot start")
        } else if definition.initial.isEmpty {
            report(.emptyInitial, at: .initial, "'initial' is empty, so the machine cannot start")
        } else if names.lacks(definition.initial) {
            let initial = definition.initial
            report(
                .unknownInitialState, at: .initial,
                "no state is named \(DiagnosticText.quoted(initial)), so the machine cannot start",
                hint: DiagnosticText.suggestion(for: initial, amongDeclared: names.inOrder))
        }
    }

    mutating func checkStates() {
        var taken = NameList(isComplete: true)
        var globalName: String?
        each(definition.states, in: .states) { checker, state in
            if !taken.insert(state.name) {
                checker.report(
                    .duplicateState, at: .name, "a state is named \(DiagnosticText.quoted(state.name)) already")
            }
            switch state {
            case .playback(let playback): checker.checkSegment(of: playback)
            case .global:
                if let globalName {
                    checker.report(
                        .secondGlobalState, "there is a GlobalState already, \(DiagnosticText.quoted(globalName))")
                }
                globalName = globalName ?? state.name
            }
            checker.checkTransitions(of: state)
            checker.checkActions(state.entryActions, in: .entryActions)
            checker.checkActions(state.exitActions, in: .exitActions)
        }
    }

    private mutating func checkSegment(of state: StateMachineDefinition.PlaybackState) {
        guard case .frames = state.segment else { return }
        report(.segmentRange, at: .segment, "'segment' must be a marker's name; this player knows no ranges of frames")
    }
}
