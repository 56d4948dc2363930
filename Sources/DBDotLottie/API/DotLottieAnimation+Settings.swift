extension DotLottieAnimation {
    /// Whether an animation plays as soon as it is loaded.
    public func autoplay() -> Bool { player.autoplay }

    /// Sets autoplay, which plays or pauses at once.
    public func setAutoplay(autoplay: Bool) { change { player.autoplay = autoplay } }

    /// Whether playback repeats.
    public func loop() -> Bool { player.loop }

    /// Sets whether playback repeats; a change sets the number of plays back.
    public func setLoop(loop: Bool) { change { player.loop = loop } }

    /// The total number of plays of a loop; 0 is endless.
    public func loopCount() -> Int { Int(player.loopCount) }

    /// Sets the total number of plays of a loop; 0 and below is endless.
    public func setLoopCount(loopCount: Int) { change { player.loopCount = UInt32(clamping: loopCount) } }

    /// The order of the frames.
    public func mode() -> PlaybackMode { player.mode }

    /// Sets the order of the frames; the frame stays.
    public func setMode(mode: PlaybackMode) { change { player.mode = mode } }

    /// The factor on the animation's own speed.
    public func speed() -> Float { player.speed }

    /// Sets the factor on the animation's own speed; 0 and below are ignored.
    public func setSpeed(speed: Float) { change { player.speed = speed } }

    /// Whether frames between whole ones are shown.
    public func useFrameInterpolation() -> Bool { player.useFrameInterpolation }

    /// Sets whether frames between whole ones are shown.
    public func setFrameInterpolation(_ useFrameInterpolation: Bool) {
        change { player.useFrameInterpolation = useFrameInterpolation }
    }

    /// The first and the last frame that are played.
    public func segments() -> (Float, Float) {
        guard let segment = player.segment else { return (0, max(player.lastFrame ?? 0, 0)) }
        return (segment.start, segment.end)
    }

    /// Limits playback to these frames; a first that is not below the last limits nothing.
    public func setSegments(segments: (Float, Float)) {
        change { player.setSegment(.frames(segments.0, segments.1)) }
    }

    /// Limits playback to a marker; `false` if the animation has none of this name.
    @discardableResult
    public func setMarker(marker: String) -> Bool {
        attempt { () throws(DotLottieAnimationError) in
            guard player.setSegment(.marker(marker)) else { throw .unknownMarker(marker) }
        }
    }

    /// The colour behind the animation: red, green, blue and alpha, one byte each from the highest to the lowest.
    public func backgroundColor() -> UInt32 { player.background }

    /// Sets the colour behind the animation.
    public func setBackgroundColor(bgColor: UInt32) { change { player.background = bgColor } }

    /// How the animation is fitted to the canvas.
    public func layout() -> Layout { player.layout }

    /// Sets how the animation is fitted to the canvas.
    public func setLayout(_ layout: Layout) { change { player.layout = layout } }

    /// Sets the size of the canvas that pointer events refer to, in pixels.
    public func resize(width: Int, height: Int) {
        change { player.canvas = CanvasSize(width: Float(width), height: Float(height)) }
    }
}
