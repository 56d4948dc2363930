/// Scenarios that take as many transitions of a machine as could be reached, and why the others could not.
package struct ScenarioPlan: Sendable {
    /// What to do, one list of steps for each scenario, with the transitions that it is the first to take.
    package let scenarios: [PlannedScenario]
    /// The transitions that no scenario takes, in the order of the definition.
    package let unreached: [UnreachedTransition]
    /// How many transitions the machine has.
    package let transitionCount: Int
    /// How many of them the scenarios take.
    package var coveredCount: Int { transitionCount - unreached.count }
}

/// A scenario that a plan proposes.
package struct PlannedScenario: Sendable, Hashable {
    /// What to do.
    package let steps: [Scenario.Step]
    /// The transitions that this scenario takes and none before it does, in the order in which it takes them.
    package let transitions: [TransitionPlace]
}

/// Where a transition stands in a definition.
package struct TransitionPlace: Sendable, Hashable {
    /// The name of the state that it leads from.
    package let state: String
    /// Its position among that state's transitions.
    package let index: Int
    /// The name of the state that it leads to.
    package let toState: String

    /// The transition as people read it: `idle[0] -> open`.
    package var text: String {
        "\(DiagnosticText.visible(state))[\(index)] -> \(DiagnosticText.visible(toState))"
    }
}

/// A transition that no scenario of a plan takes.
package struct UnreachedTransition: Sendable, Hashable {
    /// Which transition.
    package let place: TransitionPlace
    /// Why.
    package let reason: UnreachedReason
}

/// Why a plan takes a transition not at all.
package enum UnreachedReason: Sendable, Hashable {
    /// No state has the name of its target.
    case unknownTarget
    /// Nothing that was tried enters the state that it leads from.
    case stateIsNeverEntered
    /// The state that it leads from ends the machine.
    case stateIsFinal
    /// These guards, as text, never pass together.
    case contradiction([String])
    /// One of these transitions is always taken before it.
    case shadowed(by: [TransitionPlace])
    /// Whatever was tried, its state was left as soon as it was entered, by another transition.
    case stateIsLeftAtOnce
    /// Nothing that was tried led to it.
    case noWayFound
    /// The search ended before it was found; this much was spent.
    case budgetSpent(Int)

    /// The reason as half a sentence.
    package var message: String {
        switch self {
        case .unknownTarget: "no state has that name"
        case .stateIsNeverEntered: "nothing that was tried enters its state"
        case .stateIsFinal: "its state is final, and the machine finishes there"
        case .contradiction(let guards) where guards.count == 1: "its guard never passes: \(guards[0])"
        case .contradiction(let guards): "its guards never pass together: \(guards.joined(separator: ", "))"
        case .shadowed(let places):
            "whenever it could be taken, \(places.map(\.text).joined(separator: " or ")) is taken before it"
        case .stateIsLeftAtOnce: "whatever was tried, its state was left as soon as it was entered"
        case .noWayFound: "nothing that was tried leads to it"
        case .budgetSpent(let steps): "the search gave up after \(steps) steps"
        }
    }
}
