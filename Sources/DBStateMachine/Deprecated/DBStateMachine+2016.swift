extension DBStateMachine {
    /// Goes to the machine's state of this class, in the spelling of 2016.
    @available(*, deprecated, renamed: "enter(_:)")
    @discardableResult
    public func enterState(_ stateClass: AnyClass) -> Bool { enter(stateClass) }

    /// Whether the machine may go to its state of this class, in the spelling of 2016.
    @available(*, deprecated, renamed: "canEnterState(_:)")
    public func canEnterState(stateClass: AnyClass) -> Bool { canEnterState(stateClass) }

    /// The machine's state of this class or of a subclass, in the spelling of 2016.
    ///
    /// Today's spelling answers with the class asked for, so that no cast is needed.
    @available(*, deprecated, renamed: "state(forClass:)")
    public func stateForClass(_ stateClass: AnyClass) -> DBState? {
        member(ofClass: stateClass)?.takeUnretainedValue()
    }
}
