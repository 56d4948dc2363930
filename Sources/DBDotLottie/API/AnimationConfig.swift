/// How a `DotLottieAnimation` begins to play; what is not given is as the players have it.
public struct AnimationConfig: Sendable, Hashable {
    /// Whether the animation plays as soon as it is loaded.
    public var autoplay: Bool
    /// Whether playback repeats.
    public var loop: Bool
    /// The total number of plays of a loop; 0 and below is endless.
    public var loopCount: Int
    /// The order of the frames.
    public var mode: PlaybackMode
    /// The factor on the animation's own speed; 0 and below count as 1.
    public var speed: Float
    /// Whether frames between whole ones are shown.
    public var useFrameInterpolation: Bool
    /// The frames to play, or `nil` for the whole file; `marker` goes before.
    public var segments: FrameRange?
    /// The colour behind the animation: red, green, blue and alpha, one byte each from the highest to the lowest.
    public var backgroundColor: UInt32
    /// The width of the canvas that pointer events refer to, in pixels.
    public var width: Int
    /// The height of the canvas that pointer events refer to, in pixels.
    public var height: Int
    /// How the animation is fitted to the canvas.
    public var layout: Layout
    /// The marker to play, or `nil` for none; an unknown one is a failure of the animation and plays the whole file.
    public var marker: String?

    /// Makes a configuration; without arguments the animation plays once, when it is told to.
    public init(
        autoplay: Bool = false, loop: Bool = false, loopCount: Int = 0, mode: PlaybackMode = .forward, speed: Float = 1,
        useFrameInterpolation: Bool = true, segments: (Float, Float)? = nil, backgroundColor: UInt32 = 0,
        width: Int = 512, height: Int = 512, layout: Layout = Layout(), marker: String? = nil
    ) {
        self.autoplay = autoplay
        self.loop = loop
        self.loopCount = loopCount
        self.mode = mode
        self.speed = speed
        self.useFrameInterpolation = useFrameInterpolation
        self.segments = segments.map { FrameRange(start: $0.0, end: $0.1) }
        self.backgroundColor = backgroundColor
        self.width = width
        self.height = height
        self.layout = layout
        self.marker = marker
    }

    var canvas: CanvasSize { CanvasSize(width: Float(width), height: Float(height)) }
}

extension HeadlessPlayer {
    /// Takes over a configuration before anything plays; throws if the animation does not have the marker, and the rest is taken over.
    func configure(_ config: AnimationConfig) throws(DotLottieAnimationError) {
        loop = config.loop
        loopCount = UInt32(clamping: config.loopCount)
        mode = config.mode
        speed = config.speed
        useFrameInterpolation = config.useFrameInterpolation
        background = config.backgroundColor
        layout = config.layout
        if let range = config.segments { setSegment(.frames(range.start, range.end)) }
        let hasMarker = config.marker.map { setSegment(.marker($0)) } ?? true
        // The mode decides where an animation stands that has just been loaded.
        if let loaded { playhead.load(loaded) }
        autoplay = config.autoplay
        if let marker = config.marker, !hasMarker { throw .unknownMarker(marker) }
    }
}
