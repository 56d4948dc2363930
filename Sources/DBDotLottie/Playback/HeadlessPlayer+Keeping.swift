extension HeadlessPlayer {
    /// An animation as it was read, and its layers once a hit test has asked for them.
    struct KeptAnimation: Sendable {
        let animation: LottieAnimation
        var scene: LayerScene?
    }

    /// How many animations a player keeps, the one that it shows among them: 16.
    static let keptAnimations = 16
    /// How many bytes of JSON the animations that a player keeps may have together: 16 MiB.
    static let keptBytes = 16 << 20
    /// How many themes' rule counts a player keeps: 64.
    static let keptThemes = 64

    /// The animation of this id, read only if it is not among those kept.
    func keptAnimation(_ id: String) -> KeptAnimation? {
        if let kept = animations.value(named: id) { return kept }
        guard let animation = source?.animation(id: id) else { return nil }
        return keep(animation, id)
    }

    /// Keeps an animation under its id.
    @discardableResult
    func keep(_ animation: LottieAnimation, _ id: String) -> KeptAnimation {
        let kept = KeptAnimation(animation: animation)
        animations.insert(kept, named: id, cost: animation.root.documentByteCount)
        return kept
    }

    /// The number of rules of the theme of this id, read only if it is not among those kept.
    func keptRuleCount(ofTheme id: String) -> Int? {
        if let count = themeRuleCounts.value(named: id) { return count }
        guard let count = source?.themeRuleCount(id: id) else { return nil }
        themeRuleCounts.insert(count, named: id, cost: 0)
        return count
    }
}
