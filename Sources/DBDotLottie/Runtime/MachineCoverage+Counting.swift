extension MachineCoverage {
    /// Some things of a kind, and how many of them have happened.
    public struct Share: Sendable, Hashable {
        /// How many have happened.
        public let covered: Int
        /// How many there are.
        public let total: Int

        package init(covered: Int, total: Int) {
            self.covered = covered
            self.total = total
        }

        fileprivate init(_ happened: [Bool]) {
            self.init(covered: happened.filter(\.self).count, total: happened.count)
        }
    }

    /// How many states were entered, of all but a GlobalState, which need not be.
    public var stateShare: Share {
        Share(zip(definition.states, states).filter { !$0.0.isGlobal }.map(\.1.isEntered))
    }

    /// How many transitions were taken.
    public var transitionShare: Share { Share(states.flatMap(\.transitions).map(\.isTaken)) }

    /// How many outcomes guards have had, of two for each of them.
    public var outcomeShare: Share {
        Share(states.flatMap(\.transitions).flatMap(\.guards).flatMap { [$0.contains(.passed), $0.contains(.failed)] })
    }

    /// What has not happened, one thing on each line, in the order of the definition: `never taken: closed -> open [event go]`.
    public var missing: [String] {
        let states = zip(definition.states, states)
        let neverEntered = states.filter { !$0.0.isGlobal && !$0.1.isEntered }.map {
            "never entered: \($0.0.name.shown)"
        }
        let transitions = states.flatMap { state, covered in
            zip(state.transitions, covered.transitions).map { (state.name, $0.0, $0.1) }
        }
        let neverTaken = transitions.filter { !$0.2.isTaken }.map { "never taken: \($0.1.text(from: $0.0))" }
        let outcomes = transitions.flatMap { source, transition, covered in
            zip(transition.guards ?? [], covered.guards).flatMap { condition, outcomes in
                outcomes.missing.map { "\($0): \(condition.text.shown) of \(transition.text(from: source))" }
            }
        }
        return neverEntered + neverTaken + outcomes
    }
}

extension MachineCoverage: CustomStringConvertible {
    /// How much has happened, and what is missing, one thing on each line.
    public var description: String { ([summary] + missing).joined(separator: "\n") }

    /// How much has happened, on one line: `states 3 of 4, transitions 5 of 7, guards' outcomes 9 of 14`.
    public var summary: String {
        "states \(stateShare), transitions \(transitionShare), guards' outcomes \(outcomeShare)"
    }
}

extension MachineCoverage.Share: CustomStringConvertible {
    /// The two numbers: `5 of 7`.
    public var description: String { "\(covered) of \(total)" }
}

extension GuardOutcomes {
    fileprivate var missing: [String] {
        (contains(.passed) ? [] : ["never passed"]) + (contains(.failed) ? [] : ["never failed"])
    }
}

extension StateMachineDefinition.Transition {
    /// Told apart from others by its guards.
    fileprivate func text(from source: String) -> String {
        let guards = (guards ?? []).map(\.text.shown).joined(separator: " and ")
        return "\(source.shown) -> \(toState.shown)" + (guards.isEmpty ? "" : " [\(guards)]")
    }
}

extension String {
    /// On one line; an empty name as two quotes.
    fileprivate var shown: String { isEmpty ? "\"\"" : DiagnosticText.visible(self) }
}
