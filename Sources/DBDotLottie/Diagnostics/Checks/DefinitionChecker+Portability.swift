/// Notes where the machine depends on a rule in which players differ.
///
/// A rule that concerns a part is noted there; one that concerns the machine as a whole, at the first place only.
extension DefinitionChecker {
    mutating func checkPortability(among tweens: TweenedTransitions) {
        let traits = PortabilityTraits(of: definition)
        var noted: Set<PortabilityRule> = []
        var canTween = false
        each(definition.states, in: .states) { checker, state in
            checker.checkPendingEvents(of: state, traits)
            if !state.exitActions.isEmpty, traits.globalLeaves(state), noted.insert(.globalExit).inserted {
                checker.note(.globalExit, at: .exitActions)
            }
            switch state {
            case .playback(let playback): checker.checkPlaces(of: playback)
            case .global: break
            }
            checker.each(state.transitions, in: .transitions) { checker, transition in
                guard let target = tweens.target(of: transition, from: state) else { return }
                canTween = true
                if traits.hasInputs, noted.insert(.writesDuringTween).inserted {
                    checker.note(.writesDuringTween, at: .type)
                }
                if traits.mayCompleteAfterLeaving(state), noted.insert(.completionDuringTween).inserted {
                    checker.note(.completionDuringTween, at: .type)
                }
                if target.mayLeaveOnArrival { checker.note(.landing, at: .toState) }
            }
        }
        each(definition.interactions, in: .interactions) { checker, interaction in
            checker.checkPortability(of: interaction, tweens)
            checker.each(interaction.actions, in: .actions) { checker, action in
                guard canTween, action.movesFrame, noted.insert(.frameDuringTween).inserted else { return }
                checker.note(.frameDuringTween, at: .type)
            }
        }
    }

    /// P6 and P18.
    mutating func checkPortability(of action: StateMachineDefinition.Action) {
        switch action {
        case .setProgress(.literal(let progress)) where progress <= 0: break
        case .setProgress: note(.wholeProgress, at: .value)
        case .fireCustomEvent(.input(let name)) where names.inputs(of: .string).contains(name):
            note(.customEvent, at: .value)
        case .fireCustomEvent, .increment, .decrement, .multiply, .floor, .clamp, .setRandom, .setNumeric,
            .setBoolean, .setString, .toggle, .fire, .reset, .setTheme, .setFrame, .openUrl:
            break
        }
    }

    /// P1: an event is pending where an action has just fired it, and for the GlobalState also where its transition stays put.
    ///
    /// Hosts that fire before `start` are left out: no file shows that, and every other one would be noted.
    private mutating func checkPendingEvents(of state: StateMachineDefinition.State, _ traits: PortabilityTraits) {
        guard traits.hasEventGuards,
            state.isGlobal || traits.statesEnteredWithEvent.contains(ExactName(state.name)),
            let index = state.transitions.firstIndex(where: \.isGuardedWithoutEvent)
        else { return }
        within(.field(.transitions)) { checker in
            checker.within(.index(index)) { $0.note(.pendingEvent, at: .guards) }
        }
    }

    /// P3, P10, P11 and P15.
    private mutating func checkPlaces(of state: StateMachineDefinition.PlaybackState) {
        if state.isFinal { note(.finalState, at: .final) }
        if let color = state.backgroundColor, color <= 0xFF_FFFF { note(.background, at: .backgroundColor) }
        guard let segment = state.segment else { return }
        switch segment {
        case .marker: break
        case .frames: note(.segment, at: .segment)
        }
        switch state.mode {
        case .forward, .bounce: break
        case .reverse, .reverseBounce: note(.placement, at: .mode)
        }
    }

    /// P7, P8 and P9.
    private mutating func checkPortability(
        of interaction: StateMachineDefinition.Interaction, _ tweens: TweenedTransitions
    ) {
        switch interaction {
        case .pointer(.pointerMove, .some, _): note(.moveLayer, at: .layerName)
        case .onLoopComplete(let name, _):
            guard case .playback(let state) = tweens.state(named: name), state.loop else { return }
            if state.loopCount > 0 {
                note(.lastLoop, at: .stateName)
            } else if state.mode.turnsBack {
                note(.endlessBounce, at: .stateName)
            }
        case .pointer, .onComplete: break
        }
    }

    private mutating func note(_ rule: PortabilityRule, at field: DefinitionField) {
        report(.portability, at: field, rule.message)
    }
}

extension StateMachineDefinition.State {
    /// Whether a transition may be taken as soon as the state is entered, without anything else happening.
    fileprivate var mayLeaveOnArrival: Bool {
        transitions.contains { !$0.hasEventGuard }
    }
}

extension StateMachineDefinition.Action {
    fileprivate var movesFrame: Bool { kind == .setFrame || kind == .setProgress }
}

extension PlaybackMode {
    fileprivate var turnsBack: Bool {
        switch self {
        case .forward, .reverse: false
        case .bounce, .reverseBounce: true
        }
    }
}
