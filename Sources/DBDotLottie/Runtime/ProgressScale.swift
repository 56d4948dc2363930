/// P6: how a player reads the value of SetProgress.
struct ProgressScale {
    /// The values from nothing of the animation to all of it.
    let range: ClosedRange<Float>

    init(of profile: DotLottieProfile) { range = 0...profile.wholeProgress }

    /// The value itself, or the nearer end of the range.
    func clamp(_ progress: Float) -> Float { progress.clamped(range.lowerBound, range.upperBound) }

    /// The frame that a value means.
    func frame(at progress: Float, of lastFrame: Float) -> Float { lastFrame * (clamp(progress) / range.upperBound) }
}
