extension HeadlessPlayer: DotLottiePlayback {
    /// What a machine's `stop` gives back.
    struct SettingsBeforeMachine: Sendable, Hashable {
        var mode: PlaybackMode
        var speed: Float
        var loop: Bool
        var loopCount: UInt32
        var background: UInt32
        var segment: FrameRange?
        var marker: String?
        var autoplay: Bool
    }

    /// Stops playback, then plays forward, at speed 1, once, and not by itself; called by a machine's `start`.
    public func prepareForStart() {
        rememberSettings()
        stop()
        mode = .forward
        speed = 1
        loop = false
        loopCount = 0
        autoplay = false
    }

    /// Gives back the settings from before a machine first touched them; called by a machine's `stop`.
    public func restoreAfterStop() {
        guard let before = settingsBeforeMachine else { return }
        settingsBeforeMachine = nil
        mode = before.mode
        speed = before.speed
        loop = before.loop
        loopCount = before.loopCount
        background = before.background
        playhead.limit(to: before.segment)
        activeMarker = before.marker
        autoplay = before.autoplay
    }

    /// Takes over the settings of a PlaybackState that a machine enters, in the engine's order.
    public func enter(_ settings: PlaybackSettings) {
        rememberSettings()
        let frame = playhead.frame
        loop = settings.loop
        loopCount = settings.loopCount
        speed = settings.speed
        background = settings.background
        clearSegment()
        let isOther = load(settings.animation)
        if let segment = settings.segment { setSegment(segment) }
        mode = settings.mode
        switch profile.placement {
        case .atModeOrigin: place(from: isOther ? playhead.frame : frame, autoplay: settings.autoplay)
        case .keepsQuirks: break
        }
        autoplay = settings.autoplay
    }

    /// Loads a state's animation unless it is there already, and answers whether another one is shown now.
    private func load(_ animation: String) -> Bool {
        guard !animation.isEmpty, loadedID?.isExactly(animation) != true else { return false }
        autoplay = false
        setTheme("")
        return loadAnimation(animation)
    }

    /// P15: begins at the mode's origin, or goes on from the frame shown until now if that makes sense.
    private func place(from frame: Float, autoplay: Bool) {
        guard loaded != nil else { return }
        var frame = frame
        if !playhead.bounds.contains(frame) || (autoplay && frame == playhead.endOfFirstLeg) {
            playhead.direction = playhead.mode.firstDirection
            frame = playhead.origin
        }
        if frame != playhead.frame { setFrame(frame) }
        playhead.countWay()
    }

    private func rememberSettings() {
        guard settingsBeforeMachine == nil else { return }
        let keepsAll =
            switch profile.settingsAfterStop {
            case .asBeforeStart: true
            case .loopCounterAsLoopCount: false
            }
        settingsBeforeMachine = SettingsBeforeMachine(
            mode: mode, speed: speed, loop: loop, loopCount: keepsAll ? loopCount : loopCounter,
            background: background, segment: keepsAll || marker != nil ? segment : nil, marker: marker,
            autoplay: autoplay)
    }
}
