/// What a tick of playback came to.
public enum PlaybackCompletion: Sendable, Hashable {
    /// Playback goes on, or stood still.
    case none
    /// A pass of a loop is over.
    case loop
    /// Playback has come to its end.
    case complete
    /// The last pass of a counted loop is over, and so is playback.
    case loopThenComplete
}

/// What a tick of a tween came to.
public enum TweenProgress: Sendable, Hashable {
    /// The tween goes on, or its time is over; completion as far as the profile judges it during tweens.
    case shown(PlaybackCompletion)
    /// There is no tween any more: something moved the frame underneath and the profile drops the tween for it, or the host stopped playback.
    case lost
}
