extension HeadlessPlayer {
    /// Loads the animation of this id, stopped at its origin, or playing with `autoplay`; `false` if the source has none or there is no source.
    ///
    /// The segment is cleared, for its frames are those of the old animation. An animation that cannot be had leaves everything as it was.
    @discardableResult
    public func loadAnimation(_ id: String) -> Bool {
        guard source != nil else { return false }
        guard let kept = keptAnimation(id) else {
            report(.loadError)
            return false
        }
        clearSegment()
        loadedID = id
        show(kept)
        if isAutoplayOn { play() }
        return true
    }

    func show(_ kept: KeptAnimation) {
        loaded = kept.animation
        scene = kept.scene
        playback = .stopped
        playhead.load(kept.animation)
        report(.load)
    }

    /// Applies a theme by id, or none for the empty id; `false` if there is no such theme, and then nothing changes.
    ///
    /// While a theme that has rules is applied to an animation without slots, frames advance but nothing completes.
    @discardableResult
    public func setTheme(_ themeID: String) -> Bool {
        guard !themeID.isEmpty else {
            clearTheme()
            return true
        }
        guard let count = keptRuleCount(ofTheme: themeID) else { return false }
        activeTheme = themeID
        themeHasRules = count > 0
        isRecoloured = true
        return true
    }

    private func clearTheme() {
        activeTheme = nil
        themeHasRules = false
        isRecoloured = true
        switch profile.clearedTheme {
        case .draws: playhead.isDirty = loaded != nil
        case .waits: break
        }
    }

    /// Whether themes can change anything of the animation.
    var isThemeable: Bool { loaded?.hasSlots ?? true }
}
