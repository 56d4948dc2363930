/// What a player tells its observers.
public enum PlayerEvent: Sendable, Hashable {
    /// An animation has been loaded.
    case load
    /// The animation that was asked for does not exist or cannot be read; the old one goes on.
    case loadError
    /// Playback has begun or goes on after a pause.
    case play
    /// Playback pauses.
    case pause
    /// Playback has been stopped and stands at its origin.
    case stop
    /// Playback has come to its end.
    case complete
    /// A pass of a loop is over; the number says how many passes that makes.
    case loop(UInt32)
}

/// Hears what a player does, at once and in order.
public protocol HeadlessPlayerObserver: AnyObject {
    /// Called when something has happened; the player has already changed and may be called from here.
    func player(_ player: HeadlessPlayer, did event: PlayerEvent)
}
