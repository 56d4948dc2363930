/// The direction in which an animation plays, spelled as in dotLottie files.
public enum PlaybackMode: String, Sendable, Hashable, CaseIterable {
    /// From the first frame to the last.
    case forward = "Forward"
    /// From the last frame to the first.
    case reverse = "Reverse"
    /// From the first frame to the last and back.
    case bounce = "Bounce"
    /// From the last frame to the first and back.
    case reverseBounce = "ReverseBounce"
}
