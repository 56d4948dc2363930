extension HeadlessPlayer {
    /// Makes a player of an archive's animations and themes that shows the archive's initial animation.
    ///
    /// - Throws: `DotLottieArchive.Failure` if the archive names no animation to show, or that one cannot be read.
    public convenience init(
        archive: DotLottieArchive, profile: DotLottieProfile = .documented, canvas: CanvasSize = .standard
    ) throws(DotLottieArchive.Failure) {
        let initial = try archive.initialAnimation(LottieAnimation.init(bytes:))
        self.init(source: archive, profile, canvas)
        keep(initial.animation, initial.id)
        loadAnimation(initial.id)
    }
}

extension DotLottieArchive: LottieAnimationSource {
    /// The animation of this id, or `nil` if the archive has none or it cannot be read.
    public func animation(id: String) -> LottieAnimation? {
        do {
            return try animation(id: id, LottieAnimation.init(bytes:))
        } catch {
            return nil
        }
    }

    /// The number of rules of the theme of this id, or `nil` if there is none or it cannot be read.
    public func themeRuleCount(id: String) -> Int? {
        do {
            return try themeRules(id: id).count
        } catch {
            return nil
        }
    }
}
