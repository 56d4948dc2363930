/// What a dotLottie machine needs of a player; `HeadlessPlayer` is one, and a host can put a real player behind it.
///
/// The machine calls these while it runs; an implementation must not call the machine back from them.
/// Frames are counted from 0, times are milliseconds, points are canvas pixels.
public protocol DotLottiePlayback: AnyObject {
    /// The id of the loaded animation, or `nil` for none or a bare animation file.
    var animationID: String? { get }
    /// The number of the last frame, or `nil` if no animation is loaded.
    var lastFrame: Float? { get }

    /// Called by `start` before anything else: stops playback, then resets mode, speed, loop and autoplay.
    func prepareForStart()
    /// Called by `stop`: gives mode, speed, loop, background and autoplay back what they were before `start`.
    func restoreAfterStop()
    /// Called when a PlaybackState is entered, before its entry actions.
    func enter(_ settings: PlaybackSettings)

    /// The frames that a segment covers, or `nil` if it names a marker that the animation does not have.
    func frames(of segment: StateMachineDefinition.Segment) -> FrameRange?
    /// Moves to a frame; a frame outside the active segment is ignored.
    func setFrame(_ frame: Float)
    /// Applies a theme by id, or none for the empty id; an unknown id does nothing.
    func setTheme(_ themeID: String)

    /// Advances playback, while no tween runs, and answers what it came to.
    func advance(milliseconds: Float) -> PlaybackCompletion
    /// A tween from the frame shown now towards this frame begins; playback rests until it ends.
    func beginTween(towards frame: Float)
    /// Shows the tween at this share of its time, 0…1, and answers what playback came to meanwhile.
    func advanceTween(share: Float) -> TweenProgress
    /// The tween's target has been entered and its entry actions are done: the frame becomes the target's.
    func landTween(at frame: Float)
    /// The tween is abandoned: the frame is again the one where it began.
    func cancelTween()

    /// Whether the point lies on the layer of this name as it is drawn at the current frame.
    func hits(layerName: String, x: Float, y: Float) -> Bool
}

/// A PlaybackState's settings as a player takes them.
public struct PlaybackSettings: Sendable, Hashable {
    /// The animation to show; empty keeps the one that is shown.
    public var animation: String
    /// Whether playback starts.
    public var autoplay: Bool
    /// Whether playback repeats.
    public var loop: Bool
    /// The total number of plays of a loop; 0 is endless.
    public var loopCount: UInt32
    /// The direction.
    public var mode: PlaybackMode
    /// The factor on the animation's speed; 0 and below keep the old one.
    public var speed: Float
    /// The part to play, or `nil` for all.
    public var segment: StateMachineDefinition.Segment?
    /// Red, green, blue and alpha, one byte each from the highest to the lowest; 0 is transparent.
    public var background: UInt32
}

/// A range of frames, both ends played.
public struct FrameRange: Sendable, Hashable {
    /// The first frame.
    public var start: Float
    /// The last frame.
    public var end: Float
}

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
    /// Something moved the frame underneath and the profile drops the tween for it.
    case lost
}
