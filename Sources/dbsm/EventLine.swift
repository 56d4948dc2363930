internal import DBDotLottie

extension DotLottieEvent {
    /// The event as one line for a person.
    var line: String {
        switch self {
        case .transition(let from, let to): "Transition \(from.isEmpty ? "(none)" : from) -> \(to)"
        case .stateExit(let name): "StateExit \(name.isEmpty ? "(none)" : name)"
        case .stateEntered(let name): "StateEntered \(name)"
        case .start: "Start"
        case .stop: "Stop"
        case .error(let error): "Error \(error.message)"
        case .customEvent(let message): "CustomEvent \(message)"
        case .inputFired(let name): "InputFired \(name)"
        case .numericInputChange(let name, let old, let new): "NumericInputChange \(name): \(old) -> \(new)"
        case .booleanInputChange(let name, let old, let new): "BooleanInputChange \(name): \(old) -> \(new)"
        case .stringInputChange(let name, let old, let new): "StringInputChange \(name): \"\(old)\" -> \"\(new)\""
        case .openUrl(let url, let target): "OpenUrl \(url)\(target.isEmpty ? "" : " (\(target))")"
        case .refused(let refusal): "Refused: \(refusal.message)"
        }
    }
}
