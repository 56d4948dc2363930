/// What a dotLottie machine is about.
public enum MachineStatus: String, Sendable, Hashable, CaseIterable {
    /// The machine that was not started, or was stopped: no transition happens.
    case stopped = "Stopped"
    /// The machine that evaluates its transitions.
    case running = "Running"
    /// The machine whose tweened transition is under way.
    case tweening = "Tweening"
    /// The machine that entered a `final` state; only the documented profile stays there.
    case finished = "Finished"
}
