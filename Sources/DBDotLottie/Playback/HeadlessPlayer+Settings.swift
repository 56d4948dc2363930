extension HeadlessPlayer {
    /// The order of the frames; the frame never moves when it is set, and a direction that fits stays.
    public var mode: PlaybackMode {
        get { playhead.mode }
        set { playhead.mode = newValue }
    }

    /// The factor on the animation's own speed, above 0; anything else is ignored.
    public var speed: Float {
        get { playhead.speed }
        set { if newValue > 0 { playhead.speed = newValue } }
    }

    /// Whether playback repeats.
    public var loop: Bool {
        get { playhead.loop }
        set { playhead.loop = newValue }
    }

    /// The total number of plays of a loop; 0 is endless.
    public var loopCount: UInt32 {
        get { playhead.loopCount }
        set { playhead.loopCount = newValue }
    }

    /// Whether an animation plays as soon as it is loaded; setting it plays or pauses at once, as in the dotLottie players.
    public var autoplay: Bool {
        get { isAutoplayOn }
        set {
            isAutoplayOn = newValue
            if newValue { play() } else { pause() }
        }
    }

    /// The colour behind the animation: red, green, blue and alpha, one byte each from the highest to the lowest.
    ///
    /// Setting one draws, and so lets completion be judged; only colours without alpha before the first visible one do not.
    public var background: UInt32 {
        get { backgroundColor }
        set {
            if hasBackground || newValue & 0xff != 0 {
                hasBackground = loaded != nil
                playhead.isDirty = hasBackground
            }
            backgroundColor = newValue
        }
    }

    /// Whether time leads to frames between whole ones, as is usual; otherwise to the nearest whole frame, from halves away from zero.
    ///
    /// Frames that are set, and the ends of segments, are taken as they are.
    public var useFrameInterpolation: Bool {
        get { playhead.useFrameInterpolation }
        set { playhead.useFrameInterpolation = newValue }
    }

    /// The marker that playback was limited to, if any; one that covers no time limits nothing but is named here.
    public var marker: String? { activeMarker }

    /// The frames that playback is limited to, or `nil` for the whole file.
    public var segment: FrameRange? { playhead.segment }

    /// Limits playback to a marker or a range; `false` if the animation has no such marker, and then nothing changes.
    ///
    /// A frame outside jumps to the segment's start, in every mode. A segment that does not run upwards limits nothing, and the old limits stay.
    @discardableResult
    public func setSegment(_ segment: StateMachineDefinition.Segment) -> Bool {
        guard let range = frames(of: segment) else { return false }
        if range.start < range.end { playhead.limit(to: range) }
        switch segment {
        case .marker(let name): activeMarker = name
        case .frames: break
        }
        if !range.contains(playhead.frame) {
            setFrame(range.start)
            playhead.elapsed = 0
        }
        return true
    }

    /// Lets playback have the whole file again; the frame stays.
    public func clearSegment() {
        playhead.limit(to: nil)
        activeMarker = nil
    }

    /// The frames that a segment covers, or `nil` if it names a marker that the animation does not have.
    public func frames(of segment: StateMachineDefinition.Segment) -> FrameRange? {
        switch segment {
        case .marker(let name): loaded?.marker(named: name)?.frames
        case .frames(let start, let end): FrameRange(start: start, end: end)
        }
    }
}
