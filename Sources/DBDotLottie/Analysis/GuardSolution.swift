/// What the guards of one transition, all together, can come to.
package enum GuardSolution: Sendable, Hashable {
    /// No values let them all pass; these guards, by their position, contradict each other, and none of them can be left out.
    case impossible([Int])
    /// They pass whatever the inputs are; no guards at all do.
    case alwaysPasses
    /// They pass for some values and not for others; here are values for which they pass.
    case possible(GuardWitness)
    /// Nothing could be found out; only inputs that are compared with each other in tangled ways come to this.
    case unknown
}

/// Values for which guards pass, for those inputs only that the guards look at.
package struct GuardWitness: Sendable, Hashable {
    /// The inputs and their values, Numeric before Boolean before String ones, each in the order of declaration; no events.
    package var inputs: [StateMachineDefinition.Input]
    /// How many seconds must have passed since the machine started; `nil` if the guards do not ask.
    package var elapsedTime: Float?
    /// The event that must be the pending one; `nil` if the guards do not ask.
    package var event: String?

    /// Makes a witness of the given values.
    package init(inputs: [StateMachineDefinition.Input] = [], elapsedTime: Float? = nil, event: String? = nil) {
        self.inputs = inputs
        self.elapsedTime = elapsedTime
        self.event = event
    }
}

/// The values of a machine's inputs by position: where a solver starts from, changing only what it must.
struct InputValues: Sendable, Hashable {
    var numerics: [Float]
    var booleans: [Bool]
    var strings: [String]
    var elapsedTime: Float = 0
}

/// Values by position for which compiled guards pass.
struct ConjunctionWitness: Sendable, Hashable {
    var numerics: [Int32: Float] = [:]
    var booleans: [Int32: Bool] = [:]
    var strings: [Int32: String] = [:]
    var elapsedTime: Float?
    var event: Int32?
}

/// What a part of the guards, those of one type, comes to.
enum Solved<Values: Sendable>: Sendable {
    case impossible
    case possible(Values)
    case unknown
}
