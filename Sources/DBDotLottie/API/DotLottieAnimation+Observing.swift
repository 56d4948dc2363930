#if canImport(Combine)
    public import Combine

    /// Views that hold the animation as a `StateObject` or `ObservedObject` are drawn again when it may have changed.
    extension DotLottieAnimation: ObservableObject {
        func announceChange() { objectWillChange.send() }
    }
#else
    extension DotLottieAnimation {
        /// Nobody can observe an object here.
        func announceChange() {}
    }
#endif

extension DotLottieAnimation {
    /// Adds an observer behind the others and holds it; one that has subscribed already stays where it is.
    ///
    /// It may be called at any time, before a state machine is loaded too, and holds for every machine that is loaded later.
    public func stateMachineSubscribe(observer: any StateMachineObserver) { relay.subscribe(observer) }

    /// Removes an observer; it hears nothing more, even of what is under way.
    public func stateMachineUnsubscribe(observer: any StateMachineObserver) { relay.unsubscribe(observer) }
}
