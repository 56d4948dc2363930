import DBDotLottie

/// Writes down every call, and does something on the way if it is told to.
final class RecordingObserver: StateMachineObserver {
    var lines: [String] = []
    var onCall: (String) -> Void = { _ in }

    private func record(_ line: String) {
        lines.append(line)
        onCall(line)
    }

    func onTransition(previousState: String, newState: String) { record("transition \(previousState) -> \(newState)") }
    func onStateEntered(enteringState: String) { record("entered \(enteringState)") }
    func onStateExit(leavingState: String) { record("exit \(leavingState)") }
    func onStart() { record("start") }
    func onStop() { record("stop") }
    func onError(error: String) { record("error \(error)") }
    func onCustomEvent(message: String) { record("custom \(message)") }
    func onInputFired(inputName: String) { record("fired \(inputName)") }
    func onNumericInputValueChange(inputName: String, oldValue: Float, newValue: Float) {
        record("\(inputName) \(oldValue) -> \(newValue)")
    }
    func onBooleanInputValueChange(inputName: String, oldValue: Bool, newValue: Bool) {
        record("\(inputName) \(oldValue) -> \(newValue)")
    }
    func onStringInputValueChange(inputName: String, oldValue: String, newValue: String) {
        record("\(inputName) \(oldValue) -> \(newValue)")
    }
    func onOpenUrl(url: String, target: String) { record("open \(url) in \(target)") }
}
