/// Hears what a machine does, in the order in which observers were added; every method has an empty default.
///
/// A machine holds its observers strongly and each of them once. An `enter` from inside a *did enter* or *did transition* call
/// happens at once: first the other observers hear of the state just entered, and its own `didEnter(from:)` is called.
/// Inside *will transition* and *did exit* it is refused. When a refusal is heard it happens at once unless a state is being left.
public protocol DBStateMachineObserver: AnyObject {
    /// Called first in a transition, when it has been decided and nothing has happened; `source` is `nil` for the first.
    func stateMachine(_ machine: DBStateMachine, willTransitionFrom source: DBState?, to destination: DBState)
    /// Called after the state's `willExit(to:)`, while it is still the current one.
    func stateMachine(_ machine: DBStateMachine, didExit state: DBState, to destination: DBState)
    /// Called when the state has become the current one, before its `didEnter(from:)`.
    func stateMachine(_ machine: DBStateMachine, didEnter state: DBState, from source: DBState?)
    /// Called last in a transition, so after those that the destination's `didEnter(from:)` started.
    func stateMachine(_ machine: DBStateMachine, didTransitionFrom source: DBState?, to destination: DBState)
    /// Called when something was refused; nothing has changed.
    ///
    /// A state that another machine took over cannot be entered even if the current one has been left for it; it is reported here too.
    /// A refusal caused from inside is not reported again.
    func stateMachine(_ machine: DBStateMachine, didRefuse refusal: DBRefusal)
}

extension DBStateMachineObserver {
    /// Does nothing.
    public func stateMachine(_ machine: DBStateMachine, willTransitionFrom source: DBState?, to destination: DBState) {}
    /// Does nothing.
    public func stateMachine(_ machine: DBStateMachine, didExit state: DBState, to destination: DBState) {}
    /// Does nothing.
    public func stateMachine(_ machine: DBStateMachine, didEnter state: DBState, from source: DBState?) {}
    /// Does nothing.
    public func stateMachine(_ machine: DBStateMachine, didTransitionFrom source: DBState?, to destination: DBState) {}
    /// Does nothing.
    public func stateMachine(_ machine: DBStateMachine, didRefuse refusal: DBRefusal) {}
}
