extension DefinitionChecker {
    /// Transitions that are never taken, and guards that make no difference.
    mutating func checkOutlooks(_ machine: AnalysedMachine, _ outlooks: TransitionOutlooks) {
        for state in definition.states.indices {
            for (index, transition) in machine.transitions(of: state).enumerated() {
                let outlook = outlooks[transition]
                let useless = outlook.canBeTaken ? machine.uselessGuards(of: transition) : []
                guard outlook != .explained, !outlook.canBeTaken || !useless.isEmpty || transition == outlooks.greedy
                else { continue }
                within(state: state, transition: index) {
                    switch outlook {
                    case .open, .certain:
                        for position in useless { $0.reportUselessGuard(position) }
                        if transition == outlooks.greedy { $0.reportGreedy() }
                    case .explained: break
                    case .contradictory(let positions): $0.reportContradiction(positions)
                    case .shadowed(let other): $0.reportShadowed(by: other, machine)
                    }
                }
            }
        }
    }

    /// Does something at a transition's place.
    mutating func within(state: Int, transition: Int, do body: (inout Self) -> Void) {
        within(state: state) {
            $0.within(.field(.transitions)) { $0.within(.index(transition), do: body) }
        }
    }

    /// The transition at whose place the checker is.
    private var currentTransition: StateMachineDefinition.Transition? {
        let indices = path.components.compactMap { if case .index(let index) = $0 { index } else { nil } }
        guard indices.count == 2 else { return nil }
        return definition.states[indices[0]].transitions[indices[1]]
    }

    private func text(ofGuard position: Int) -> String {
        DiagnosticText.inline(currentTransition?.guards?[position].text ?? "")
    }

    private mutating func within(guard position: Int, do body: (inout Self) -> Void) {
        within(.field(.guards)) { $0.within(.index(position), do: body) }
    }

    private mutating func reportUselessGuard(_ position: Int) {
        let text = text(ofGuard: position)
        within(guard: position) {
            $0.report(.alwaysPassingGuard, "\(text) always holds, so this guard makes no difference")
        }
    }

    private mutating func reportContradiction(_ positions: [Int]) {
        guard let last = positions.last, let guards = currentTransition?.guards else { return }
        let texts = positions.map { text(ofGuard: $0) }
        if positions.count == 1 {
            within(guard: last) {
                $0.report(.neverPassingGuard, "\(texts[0]) never holds, so this transition is never taken")
            }
        } else if case .event(let name) = guards[last], case .event(let other) = guards[positions[0]] {
            let names = [other, name].map(DiagnosticText.quoted)
            within(guard: last) {
                $0.report(
                    .twoEventGuards,
                    "this transition waits for \(names[0]) and \(names[1]) at once, but only one event can be pending")
            }
        } else {
            within(guard: last) {
                $0.report(
                    .contradictoryGuards,
                    "\(DiagnosticText.enumeration(texts)) never hold together, so this transition is never taken")
            }
        }
    }

    private mutating func reportShadowed(by other: Int, _ machine: AnalysedMachine) {
        let target = DiagnosticText.quoted(machine.targetName(of: other))
        if machine.program.transitions[other].isGuardless {
            report(
                .shadowedTransition,
                "of several transitions without guards only the last is taken, here the one to \(target)")
        } else if machine.globalTransitions.contains(other), !isAtGlobalState {
            report(
                .shadowedTransition,
                "the GlobalState's transition to \(target) takes the event whenever this one could, so this one never does"
            )
        } else {
            report(
                .shadowedTransition,
                "the earlier transition to \(target) is taken whenever this one could be, so this one never is")
        }
    }

    private var isAtGlobalState: Bool {
        guard case .index(let state)? = path.components.dropFirst().first else { return false }
        if case .global = definition.states[state] { return true }
        return false
    }

    private mutating func reportGreedy() {
        report(
            .greedyTransition,
            "this transition of the GlobalState has no guards, so it takes every event before other states' transitions can"
        )
    }
}

extension AnalysedMachine {
    /// The positions of those guards of a transition that always pass.
    fileprivate func uselessGuards(of transition: Int) -> [Int] {
        let guards = program.transitions[transition].guards.indices
        return guards.filter { program.guards[$0].alwaysPasses }.map { $0 - guards.lowerBound }
    }

    /// The name of the state that a transition leads to, as it is written.
    fileprivate func targetName(of transition: Int) -> String {
        switch program.transitions[transition].target {
        case .state(let position): program.stateNames[Int(position)]
        case .unnamed(let number): program.unnamedTargets[Int(number)]
        }
    }
}
