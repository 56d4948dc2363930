extension DotLottieArchive {
    /// The id of the animation that is shown first: `initial.animation` of the manifest, else the first that it lists.
    public var initialAnimationID: String? { manifest.initialAnimation ?? manifest.animations.first }

    /// The animation that is shown first; an archive for which this throws cannot be shown at all.
    ///
    /// No other animation takes its place. `read` makes an animation of a file's bytes; what it throws becomes
    /// `Failure.unreadableAnimation`. Throws `Failure.noAnimation` if the manifest neither lists nor names one.
    package func initialAnimation<Animation>(
        _ read: ([UInt8]) throws -> Animation
    ) throws(Failure) -> (id: String, animation: Animation) {
        guard let id = initialAnimationID else { throw .noAnimation }
        return (id, try animation(id: id, read))
    }

    /// An animation by its id, listed or not.
    ///
    /// Throws if its file is missing or damaged, and `Failure.unreadableAnimation` with what `read` throws.
    package func animation<Animation>(
        id: String, _ read: ([UInt8]) throws -> Animation
    ) throws(Failure) -> Animation {
        let bytes = try bytes(of: .animation(id))
        do {
            return try read(bytes)
        } catch {
            throw .unreadableAnimation(id, reason: String(describing: error))
        }
    }
}
