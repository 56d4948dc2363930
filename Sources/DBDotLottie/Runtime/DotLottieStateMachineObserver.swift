/// Hears everything that a dotLottie machine reports; a machine holds its observers strongly and each of them once.
///
/// From inside the call, inputs can be read, written and fired; the machine evaluates what was written before it comes to rest.
/// `start`, `stop` and `override` are refused there.
public protocol DotLottieStateMachineObserver: AnyObject {
    /// Called for each event when it happens, observers in the order in which they were added.
    func stateMachine(_ machine: DotLottieStateMachine, didReport event: DotLottieEvent)
}
