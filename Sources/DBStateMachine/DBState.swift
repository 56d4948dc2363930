/// One state of a `DBStateMachine`: subclass it once for each state, and override what the state decides and does.
///
/// The API is GameplayKit's `GKState`. Only the machine calls the hooks; a hook that is not overridden does nothing, and its rule allows everything.
open class DBState {
    /// Unmanaged, and cleared by the machine: a `weak` reference would make every later retain three times dearer.
    var owner: Unmanaged<DBStateMachine>?
    /// Where the state stands among its machine's states.
    @exclusivity(unchecked) package internal(set) final var position = -1

    /// Makes a state that belongs to no machine yet.
    public init() {}

    /// The machine that owns this state, or `nil` before a machine is made with it and after that machine is gone.
    ///
    /// A state given to a second machine belongs to that one from then on.
    public var stateMachine: DBStateMachine? { owner?.takeUnretainedValue() }

    /// Whether the machine may go from this state to one of the given class; `true` unless overridden.
    ///
    /// Called while this state is current, once for each attempt to leave it. An `enter` from inside is refused.
    /// GameplayKit asks only this form.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { ruleOf2016(stateClass) }

    /// Whether the machine may go from this state to the given one; asks the class form unless overridden.
    ///
    /// Every door of the machine asks this form. Override it where several states share one class.
    open func isValidNextState(_ state: DBState) -> Bool { isValidNextState(type(of: state)) }

    /// Called after this state has become the current one; `previousState` is `nil` for the machine's first.
    ///
    /// An `enter` from inside happens at once, up to the machine's `nestingLimit`.
    open func didEnter(from previousState: DBState?) { entryOf2016(previousState) }

    /// Called for every `update(deltaTime:)` of the machine while this state is current and no timed transition runs.
    ///
    /// The seconds are passed on as the machine got them. An `enter` from inside happens at once.
    open func update(deltaTime seconds: Double) {}

    /// Called while this state is still current, before the machine goes on to `nextState`.
    ///
    /// A timed transition calls it when its time begins. An `enter` from inside is refused: a transition is under way.
    open func willExit(to nextState: DBState) { exitOf2016(nextState) }

    // What follows stands here and not in Deprecated/, because a method of an extension cannot be overridden.

    /// Whether the machine may go from this state to one of the given class, in the spelling of 2016.
    ///
    /// Asked by `isValidNextState(_:)` unless that one is overridden; `true` unless overridden itself.
    @available(*, deprecated, renamed: "isValidNextState(_:)")
    open func isValidNextState(stateClass: AnyClass) -> Bool { true }

    /// Called after this state has become the current one, in the spelling of 2016.
    ///
    /// Called by `didEnter(from:)` unless that one is overridden.
    @available(*, deprecated, renamed: "didEnter(from:)")
    open func didEnterWithPreviousState(previousState: DBState?) {}

    /// Called before the machine goes on to `nextState`, in the spelling of 2016.
    ///
    /// Called by `willExit(to:)` unless that one is overridden.
    @available(*, deprecated, renamed: "willExit(to:)")
    open func willExitWithNextState(nextState: DBState) {}
}
