/// Hears what the state machine of a `DotLottieAnimation` does, with the calls of the dotLottie iOS player.
///
/// The first three must be there, the others do nothing by default. Observers are held until they are unsubscribed, and are called in the order in
/// which they subscribed. From inside a call inputs may be read and set, events fired, and observers subscribed and unsubscribed; loading,
/// starting and stopping are refused there.
public protocol StateMachineObserver: AnyObject {
    /// Called when a transition begins; `previousState` is empty for the machine's first.
    func onTransition(previousState: String, newState: String)
    /// Called when a state has become the current one, before its entry actions.
    func onStateEntered(enteringState: String)
    /// Called when a state has been left, after its exit actions; the name is empty for the machine's first transition.
    func onStateExit(leavingState: String)

    /// Called when the machine runs, after the initial state's entry actions.
    func onStart()
    /// Called when the machine has stopped.
    func onStop()
    /// Called when something went wrong or a call was refused, with the sentence that `DotLottieAnimation.lastError` has too.
    func onError(error: String)
    /// Called when a FireCustomEvent action sends its message.
    func onCustomEvent(message: String)
    /// Called when an event has been fired, by the app or by an action.
    func onInputFired(inputName: String)
    /// Called when a Numeric input has another value.
    func onNumericInputValueChange(inputName: String, oldValue: Float, newValue: Float)
    /// Called when a Boolean input has another value.
    func onBooleanInputValueChange(inputName: String, oldValue: Bool, newValue: Bool)
    /// Called when a String input has another value.
    func onStringInputValueChange(inputName: String, oldValue: String, newValue: String)
    /// Called when an OpenUrl action asks for a URL that the policy of `stateMachineStart` allows; opening it is the app's part.
    ///
    /// The target is what the file says, such as `_blank`, and empty if it says nothing.
    func onOpenUrl(url: String, target: String)
}

extension StateMachineObserver {
    /// Does nothing.
    public func onStart() {}
    /// Does nothing.
    public func onStop() {}
    /// Does nothing.
    public func onError(error: String) {}
    /// Does nothing.
    public func onCustomEvent(message: String) {}
    /// Does nothing.
    public func onInputFired(inputName: String) {}
    /// Does nothing.
    public func onNumericInputValueChange(inputName: String, oldValue: Float, newValue: Float) {}
    /// Does nothing.
    public func onBooleanInputValueChange(inputName: String, oldValue: Bool, newValue: Bool) {}
    /// Does nothing.
    public func onStringInputValueChange(inputName: String, oldValue: String, newValue: String) {}
    /// Does nothing.
    public func onOpenUrl(url: String, target: String) {}
}
