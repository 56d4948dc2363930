/// Where a player finds its animations and themes by id; a `.lottie` archive is one.
public protocol LottieAnimationSource {
    /// The animation of this id, or `nil` if there is none or it cannot be read.
    func animation(id: String) -> LottieAnimation?
    /// The number of rules of the theme of this id, or `nil` if there is no such theme or it cannot be read.
    func themeRuleCount(id: String) -> Int?
}
