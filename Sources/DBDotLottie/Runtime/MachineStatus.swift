/// Whether a dotLottie machine takes transitions, and if not, why.
public enum MachineStatus: String, Sendable, Hashable, CaseIterable {
    /// It was not started, or was stopped: no transition happens.
    case stopped = "Stopped"
    /// It evaluates its transitions.
    case running = "Running"
    /// A tweened transition is under way.
    case tweening = "Tweening"
    /// It entered a `final` state; only the documented profile stays there, the others stop.
    case finished = "Finished"
}
