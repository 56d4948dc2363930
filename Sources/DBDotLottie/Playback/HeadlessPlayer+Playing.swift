extension HeadlessPlayer {
    /// Plays: from the mode's origin if playback was complete, else on from where it stands; `false` if it plays already or nothing is loaded.
    @discardableResult
    public func play() -> Bool {
        guard loaded != nil, playback != .playing else { return false }
        if playback == .stopped, playhead.isComplete {
            playhead.direction = playhead.mode.firstDirection
            rewind()
        } else {
            playhead.countWay()
        }
        playback = .playing
        report(.play)
        return true
    }

    /// Pauses what plays; `false` if nothing does.
    @discardableResult
    public func pause() -> Bool {
        guard playback == .playing else { return false }
        playback = .paused
        report(.pause)
        return true
    }

    /// Stops at the mode's origin; direction and loop counter stay, and `false` means it was stopped already.
    ///
    /// A tween ends here too, except in `dotLottieRS_0_1_58`.
    @discardableResult
    public func stop() -> Bool {
        let endsTween = tween != nil && profile.endsTweensWithStatus
        guard playback != .stopped || endsTween else { return false }
        if endsTween { tween = nil }
        halt()
        report(.stop)
        return true
    }

    /// Moves to a frame; `false` if it lies outside the active segment or is the one that is drawn.
    ///
    /// The renderer takes no frame within 0.0009 of the drawn one, both rounded to four decimals; nor is anything but a number a frame.
    @discardableResult
    public func setFrame(_ frame: Float) -> Bool {
        guard loaded != nil, playhead.move(to: frame) else { return false }
        switch profile.frameDuringTween {
        case .tweenIsDropped: tween?.isBroken = true
        case .tweenGoesOn: break
        }
        return true
    }

    /// Moves to a share of the whole file, 0…1; `false` as for `setFrame`.
    ///
    /// Shares outside count as 0 or 1, and one that is no number is refused.
    @discardableResult
    public func setProgress(_ progress: Float) -> Bool {
        setFrame(playhead.file.end * FrameRange(start: 0, end: 1).clamp(progress))
    }

    /// Lets time pass while no tween is under way, and answers what playback came to; what is not above 0 counts as none.
    ///
    /// Completion is judged only if something is drawn: a frame, a background, a theme.
    @discardableResult
    public func advance(milliseconds: Float) -> PlaybackCompletion {
        guard loaded != nil, tween == nil else { return .none }
        playhead.hasPassEnded = false
        if playback == .playing {
            let due = playhead.advance(milliseconds: milliseconds > 0 ? milliseconds : 0)
            if due != playhead.frame { draw(due) }
        }
        guard playhead.isDirty, !themeHasRules || isThemeable else { return .none }
        playhead.isDirty = false
        isRecoloured = false
        return judgeCompletion()
    }

    private func draw(_ frame: Float) {
        if isRecoloured { playhead.isDirty = true }
        if !playhead.hardlyDiffers(frame) { playhead.show(frame) }
    }

    /// Judges whether playback has come to its end, or a pass of its loop.
    func judgeCompletion() -> PlaybackCompletion {
        guard playback == .playing, playhead.isComplete else { return .none }
        guard playhead.loop else {
            playback = .stopped
            report(.complete)
            return .complete
        }
        let passes = playhead.loopCounter
        guard playhead.isLastPassOver else {
            report(.loop(passes))
            return .loop
        }
        halt()
        playhead.loopCounter = 0
        report(.stop)
        report(.loop(passes))
        report(.complete)
        switch profile.lastLoop {
        case .loopThenComplete: return .loopThenComplete
        case .completeOnly: return .complete
        }
    }

    /// Rests at the origin.
    private func halt() {
        playback = .stopped
        rewind()
    }

    private func rewind() {
        setFrame(playhead.origin)
        playhead.elapsed = 0
    }
}
