/// What the machine wants of those around it: playback, animations, themes, the host's policy, and players that differ.
extension DefinitionChecker {
    mutating func checkSurroundings() {
        let tweens = TweenedTransitions(of: definition)
        checkPlayback(among: tweens)
        checkLayers()
        checkWhitelist()
        eachAction { checker, action, place in
            checker.checkFrames(of: action, in: place)
            checker.checkTheme(of: action)
            checker.checkUrl(of: action, in: place)
            checker.checkPortability(of: action)
        }
        checkPortability(among: tweens)
    }

    /// Checks each action of the machine in its place.
    private mutating func eachAction(_ check: (inout Self, StateMachineDefinition.Action, ActionPlace) -> Void) {
        each(definition.states, in: .states) { checker, state in
            checker.each(state.entryActions, in: .entryActions) { check(&$0, $1, .entry(state)) }
            checker.each(state.exitActions, in: .exitActions) { check(&$0, $1, .exit(state)) }
        }
        each(definition.interactions, in: .interactions) { checker, interaction in
            checker.each(interaction.actions, in: .actions) { check(&$0, $1, .interaction(interaction)) }
        }
    }
}
