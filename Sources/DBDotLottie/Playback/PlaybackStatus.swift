/// Whether an animation moves, spelled as the dotLottie players do.
public enum PlaybackStatus: String, Sendable, Hashable, CaseIterable {
    /// Frames advance with time.
    case playing = "Playing"
    /// Playback rests where it is and can go on.
    case paused = "Paused"
    /// Playback has not begun, has been stopped, or is complete.
    case stopped = "Stopped"
}
