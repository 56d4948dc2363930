extension DotLottieAnimation {
    /// Plays: from the origin if playback was complete, else on from where it stands; `false` if it plays already.
    @discardableResult
    public func play() -> Bool { request(.alreadyPlaying) { player.play() } }

    /// Moves to a frame and plays from there.
    @discardableResult
    public func play(fromFrame: Float) -> Bool { (currentFrame() == fromFrame || setFrame(frame: fromFrame)) && play() }

    /// Moves to a share of the whole file, 0…1, and plays from there.
    @discardableResult
    public func play(fromProgress: Float) -> Bool { play(fromFrame: fromProgress * lastFrame) }

    /// Pauses; `false` if nothing plays.
    @discardableResult
    public func pause() -> Bool { request(.notPlaying) { player.pause() } }

    /// Stops at the mode's origin; `false` if it was stopped.
    @discardableResult
    public func stop() -> Bool { request(.alreadyStopped) { player.stop() } }

    /// Moves to a frame; `false` if it lies outside the active segment or is the one that is shown.
    @discardableResult
    public func setFrame(frame: Float) -> Bool { request(.frameNotTaken(frame)) { player.setFrame(frame) } }

    /// Moves to a share of the whole file, 0…1; `false` as for `setFrame(frame:)`.
    ///
    /// Shares outside count as 0 or 1.
    @discardableResult
    public func setProgress(progress: Float) -> Bool {
        request(.frameNotTaken(progress * lastFrame)) { player.setProgress(progress) }
    }

    /// Whether frames advance with time.
    public func isPlaying() -> Bool { player.status == .playing }

    /// Whether playback rests where it is and can go on.
    public func isPaused() -> Bool { player.status == .paused }

    /// Whether playback has not begun, has been stopped, or is complete.
    public func isStopped() -> Bool { player.status == .stopped }

    /// The frame that is shown, counted from 0.
    public func currentFrame() -> Float { player.currentFrame }

    /// The share of the whole file that lies behind, 0…1; 0 for an animation of one frame or none.
    public func currentProgress() -> Float { lastFrame > 0 ? currentFrame() / lastFrame : 0 }

    /// The number of frames; 0 without an animation.
    public func totalFrames() -> Float { player.animation?.totalFrames ?? 0 }

    /// The duration in seconds at speed 1; 0 without an animation.
    public func duration() -> Float { player.animation?.duration ?? 0 }

    private var lastFrame: Float { player.lastFrame ?? 0 }

    private func request(_ otherwise: DotLottieAnimationError, _ work: () -> Bool) -> Bool {
        attempt { () throws(DotLottieAnimationError) in
            guard isLoaded else { throw .noAnimation }
            guard work() else { throw otherwise }
        }
    }
}
