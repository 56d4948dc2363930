internal import DBStateMachine

/// Hands what machines report, and what an animation refuses, to the app's observers, and remembers the latest failure.
///
/// Machines come and go; the observers stay.
final class StateMachineRelay: DotLottieStateMachineObserver {
    private(set) var lastError: DotLottieAnimationError?
    private var observers = ObserverList<any StateMachineObserver>()
    private var isReportingFailure = false

    func subscribe(_ observer: any StateMachineObserver) { observers.add(observer) }

    func unsubscribe(_ observer: any StateMachineObserver) { observers.remove(observer) }

    func forgetError() { lastError = nil }

    /// Remembers the failure and reports it.
    ///
    /// What an observer causes while it hears of a failure is only remembered, so that observers cannot keep each other busy.
    func fail(_ error: DotLottieAnimationError) {
        lastError = error
        guard !isReportingFailure else { return }
        isReportingFailure = true
        defer { isReportingFailure = false }
        tell { $0.onError(error: error.message) }
    }

    func stateMachine(_ machine: DotLottieStateMachine, didReport event: DotLottieEvent) {
        switch event {
        case .transition(let from, let to): tell { $0.onTransition(previousState: from, newState: to) }
        case .stateExit(let name): tell { $0.onStateExit(leavingState: name) }
        case .stateEntered(let name): tell { $0.onStateEntered(enteringState: name) }
        case .start: tell { $0.onStart() }
        case .stop: tell { $0.onStop() }
        case .error(let error): fail(.stateMachine(error))
        case .customEvent(let message): tell { $0.onCustomEvent(message: message) }
        case .inputFired(let name): tell { $0.onInputFired(inputName: name) }
        case .numericInputChange(let name, let old, let new):
            tell { $0.onNumericInputValueChange(inputName: name, oldValue: old, newValue: new) }
        case .booleanInputChange(let name, let old, let new):
            tell { $0.onBooleanInputValueChange(inputName: name, oldValue: old, newValue: new) }
        case .stringInputChange(let name, let old, let new):
            tell { $0.onStringInputValueChange(inputName: name, oldValue: old, newValue: new) }
        case .openUrl(let url, let target): tell { $0.onOpenUrl(url: url, target: target) }
        case .refused(let refusal): refused(refusal)
        }
    }

    /// A start without initial state is an error event already where the definition names one.
    private func refused(_ refusal: DotLottieRefusal) {
        if refusal.reason == .noInitialState, case .stateMachine(.unknownInitialState)? = lastError { return }
        fail(.refused(refusal))
    }

    private func tell(_ call: (any StateMachineObserver) -> Void) {
        let called = observers
        for place in called.places where observers.stillHas(place, of: called) { call(place.observer) }
    }
}
