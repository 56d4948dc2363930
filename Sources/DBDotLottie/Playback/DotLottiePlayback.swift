/// What a dotLottie machine needs of a player; `HeadlessPlayer` is one, and a host can put a real player behind it.
///
/// The machine calls these while it runs; an implementation must not call the machine back from them.
/// Frames are counted from 0, times are milliseconds, points are canvas pixels.
public protocol DotLottiePlayback: AnyObject {
    /// The id of the loaded animation, or `nil` for none or a bare animation file.
    var animationID: String? { get }
    /// The number of the last frame, or `nil` if no animation is loaded.
    var lastFrame: Float? { get }
    /// Whether a tween is under way: from `beginTween` until its time is over, or it is lost, cancelled or dropped by a stop.
    var isTweening: Bool { get }

    /// Called by `start` before anything else: stops playback, then resets mode, speed, loop and autoplay.
    ///
    /// It may end a tween; ask `isTweening` afterwards.
    func prepareForStart()
    /// Called by `stop`: gives back the settings from before the machine first touched them, by `prepareForStart` or `enter`.
    ///
    /// Those are mode, speed, loop, loop count, background, segment and autoplay, so playback pauses or plays. The frame does not move,
    /// and a tween under way goes on. Without anything to give back it does nothing.
    func restoreAfterStop()
    /// Called when a PlaybackState is entered, before its entry actions.
    func enter(_ settings: PlaybackSettings)

    /// The frames that a segment covers, or `nil` if it names a marker that the animation does not have.
    func frames(of segment: StateMachineDefinition.Segment) -> FrameRange?
    /// Moves to a frame; `false` if it lies outside the active segment or is the one that is drawn.
    @discardableResult func setFrame(_ frame: Float) -> Bool
    /// Applies a theme by id, or none for the empty id; `false` if there is no such theme, and then nothing changes.
    @discardableResult func setTheme(_ themeID: String) -> Bool

    /// Advances playback, while no tween is under way, and answers what it came to.
    func advance(milliseconds: Float) -> PlaybackCompletion
    /// A tween from the frame shown now towards this frame begins; playback rests until it ends.
    ///
    /// The easing is for who draws what is in between. Called during a tween, the new one takes its place and starts from the same frame.
    func beginTween(towards frame: Float, easing: StateMachineDefinition.Easing)
    /// Shows the tween at this share of its time, not eased yet, and answers what playback came to meanwhile.
    ///
    /// The share is 1 on the tick on which the time is over, and less before. At 1 the tween is no longer under way; `landTween` follows
    /// unless the machine has been stopped or redirected meanwhile.
    func advanceTween(share: Double) -> TweenProgress
    /// The tween's target has been entered and its entry actions are done: the frame becomes the target's.
    func landTween(at frame: Float)
    /// The tween under way, if any, is abandoned: the frame is again the one where it began.
    func cancelTween()

    /// Whether the point lies on the layer of this name as it is drawn at the current frame.
    func hits(layerName: String, x: Float, y: Float) -> Bool
}
