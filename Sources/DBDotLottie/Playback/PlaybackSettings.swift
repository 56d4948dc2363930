/// A PlaybackState's settings as a player takes them.
public struct PlaybackSettings: Sendable, Hashable {
    /// The animation to show; empty keeps the one that is shown.
    public var animation: String
    /// Whether playback starts; otherwise a playing animation pauses.
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
    /// Red, green, blue and alpha, one byte each from the highest to the lowest; alpha 0 is transparent.
    public var background: UInt32

    /// Makes settings; every parameter defaults to what a PlaybackState without that field means.
    public init(
        animation: String = "", autoplay: Bool = false, loop: Bool = false, loopCount: UInt32 = 0,
        mode: PlaybackMode = .forward, speed: Float = 1, segment: StateMachineDefinition.Segment? = nil,
        background: UInt32 = 0
    ) {
        self.animation = animation
        self.autoplay = autoplay
        self.loop = loop
        self.loopCount = loopCount
        self.mode = mode
        self.speed = speed
        self.segment = segment
        self.background = background
    }
}
