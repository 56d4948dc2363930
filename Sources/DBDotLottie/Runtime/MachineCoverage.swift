/// Which states, transitions and guards' outcomes of a machine have happened, and which never did.
///
/// Everything stands in the order of the definition. A guard's outcome counts when it is asked: one that stands behind a failing guard of its
/// transition is not, and neither is one whose transition stands behind another that is taken.
public struct MachineCoverage: Sendable, Hashable {
    /// The machine that was run.
    public let definition: StateMachineDefinition
    /// What happened to each of the definition's states.
    public private(set) var states: [State]

    /// What happened to a state.
    public struct State: Sendable, Hashable {
        /// Whether it was entered; a tween enters its target when it lands.
        public internal(set) var isEntered: Bool
        /// What happened to each of its transitions.
        public internal(set) var transitions: [Transition]
    }

    /// What happened to a transition.
    public struct Transition: Sendable, Hashable {
        /// Whether it was taken; a tweened one is when it starts.
        public internal(set) var isTaken: Bool
        /// How each of its guards came out.
        public internal(set) var guards: [GuardOutcomes]
    }

    init(definition: StateMachineDefinition, states: [State]) {
        self.definition = definition
        self.states = states
    }

    /// Adds what happened in another run of the same machine.
    ///
    /// - Precondition: both have the same definition.
    public mutating func formUnion(_ other: MachineCoverage) {
        precondition(definition == other.definition, "Only runs of the same machine add up.")
        for (index, state) in other.states.enumerated() { states[index].formUnion(state) }
    }
}

/// How a guard has come out: none, one or both of two outcomes.
public struct GuardOutcomes: OptionSet, Sendable, Hashable {
    /// The outcomes as bits.
    public let rawValue: UInt8

    /// It has let a transition pass.
    public static let passed = GuardOutcomes(rawValue: 1)
    /// It has held a transition back.
    public static let failed = GuardOutcomes(rawValue: 2)

    /// The outcomes of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
}

extension MachineCoverage.State {
    fileprivate mutating func formUnion(_ other: Self) {
        isEntered = isEntered || other.isEntered
        for (index, transition) in other.transitions.enumerated() { transitions[index].formUnion(transition) }
    }
}

extension MachineCoverage.Transition {
    fileprivate mutating func formUnion(_ other: Self) {
        isTaken = isTaken || other.isTaken
        for (index, outcomes) in other.guards.enumerated() { guards[index].formUnion(outcomes) }
    }
}
