import DBStateMachine

/// What all of the guard's states have: the guard.
class GuardState: DBState {
    /// The guard outlives its states.
    unowned let owner: Guard

    init(_ owner: Guard) { self.owner = owner }
}
