/// Where a player finds its animations and themes by id; a `.lottie` archive is one.
///
/// A player keeps what it was given last, so that switching back is cheap: 16 animations with 16 MiB of JSON together, and 64 themes' counts.
/// It asks again for what it no longer keeps, and each time for what it did not get; what an id stands for must not change.
public protocol LottieAnimationSource {
    /// The animation of this id, or `nil` if there is none or it cannot be read.
    func animation(id: String) -> LottieAnimation?
    /// The number of rules of the theme of this id, or `nil` if there is no such theme or it cannot be read.
    func themeRuleCount(id: String) -> Int?
}
