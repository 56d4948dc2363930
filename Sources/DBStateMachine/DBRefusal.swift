/// What a machine was asked to do and did not do, and why; observers get one for every refusal.
public struct DBRefusal {
    /// Why something was refused.
    public enum Reason: Sendable, Hashable, CaseIterable {
        /// No state of this machine is of the class asked for, or the state belongs to another machine or to none.
        case notInMachine
        /// The current state's `isValidNextState` said no.
        case ruleForbids
        /// It was asked from inside a rule, a `willExit`, or a *will transition* or *did exit* call of an observer.
        case transitionUnderWay
        /// Transitions started by other transitions nested deeper than the machine's `nestingLimit`.
        case nestedTooDeep
        /// The seconds of a timed transition were not a number.
        case durationIsNotANumber
        /// `update` was called from inside an `update` or a transition.
        case updateUnderWay
    }

    /// What was asked for.
    public enum Request {
        /// To enter a state of this class.
        case enterClass(AnyClass)
        /// To enter this state.
        case enter(DBState)
        /// To update the current state.
        case update
        /// To cancel the pending transition.
        case cancelPendingTransition
    }

    /// What was asked for.
    public let request: Request
    /// Why it was refused.
    public let reason: Reason
}
