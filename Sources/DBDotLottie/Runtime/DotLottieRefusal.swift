/// A request that a dotLottie machine refused; nothing has changed.
///
/// One exception is the players': a `start` without an initial state has reset playback, the time and the random numbers all the same.
public struct DotLottieRefusal: Sendable, Hashable {
    /// What was asked for.
    public enum Request: Sendable, Hashable {
        /// `start()`.
        case start
        /// `stop()`.
        case stop
        /// `override(_:)` with this state's name.
        case override(String)
        /// A setter, or a reset, of the input of this name.
        case write(String)
        /// `fire(_:)` with this event's name.
        case fire(String)
    }

    /// Why it was refused.
    public enum Reason: Sendable, Hashable, CaseIterable {
        /// It was asked from a hook, an observer or an action, while the machine was at work.
        case machineAtWork
        /// The definition names no initial state, or one that does not exist.
        case noInitialState
        /// The definition and the hosting have no state of that name.
        case unknownState
        /// No input of that name and type is declared.
        case unknownInput
        /// A tween is under way, and the profile blocks writes and events meanwhile (P4).
        case tweenUnderWay
        /// Inputs are reset only while the machine runs.
        case notRunning
    }

    /// What was asked for.
    public let request: Request
    /// Why it was refused.
    public let reason: Reason

    /// What was asked and why it was refused, in one sentence.
    public var message: String { "\(request.text) is refused: \(reason.text)." }
}

extension DotLottieRefusal.Request {
    fileprivate var text: String {
        switch self {
        case .start: "start"
        case .stop: "stop"
        case .override(let name): "override to \(DiagnosticText.quoted(name))"
        case .write(let name): "writing the input \(DiagnosticText.quoted(name))"
        case .fire(let name): "firing the event \(DiagnosticText.quoted(name))"
        }
    }
}

extension DotLottieRefusal.Reason {
    fileprivate var text: String {
        switch self {
        case .machineAtWork: "the machine is at work, and it was asked from a hook, an observer or an action"
        case .noInitialState: "the definition has no state of the name that it calls its initial one"
        case .unknownState: "there is no state of that name"
        case .unknownInput: "no input of that name and type is declared"
        case .tweenUnderWay: "a tween is under way"
        case .notRunning: "the machine does not run"
        }
    }
}
