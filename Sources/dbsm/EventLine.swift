internal import DBDotLottie

extension DotLottieEvent {
    /// The event as one line for a person.
    var line: String {
        switch self {
        case .transition(let from, let to): "Transition \(from.isEmpty ? "(none)" : from.onOneLine) -> \(to.onOneLine)"
        case .stateExit(let name): "StateExit \(name.isEmpty ? "(none)" : name.onOneLine)"
        case .stateEntered(let name): "StateEntered \(name.onOneLine)"
        case .start: "Start"
        case .stop: "Stop"
        case .error(let error): "Error \(error.message.onOneLine)"
        case .customEvent(let message): "CustomEvent \(message.onOneLine)"
        case .inputFired(let name): "InputFired \(name.onOneLine)"
        case .numericInputChange(let name, let old, let new): "NumericInputChange \(name.onOneLine): \(old) -> \(new)"
        case .booleanInputChange(let name, let old, let new): "BooleanInputChange \(name.onOneLine): \(old) -> \(new)"
        case .stringInputChange(let name, let old, let new):
            "StringInputChange \(name.onOneLine): \"\(old.onOneLine)\" -> \"\(new.onOneLine)\""
        case .openUrl(let url, let target): "OpenUrl \(url.onOneLine)\(target.isEmpty ? "" : " (\(target.onOneLine))")"
        case .refused(let refusal): "Refused: \(refusal.message)"
        }
    }
}

extension String {
    /// Without anything invisible, so that whatever stands in a file or a command cannot begin a line of its own or steer a terminal.
    var onOneLine: String { DiagnosticText.visible(self) }
}
