/// How far a tween has come, in single-precision milliseconds as the players count.
struct TweenClock: Sendable, Hashable {
    private(set) var elapsed: Float = 0
    let duration: Float
    let easing: StateMachineDefinition.Easing

    init(_ tween: CompiledTween) {
        duration = tween.milliseconds
        easing = tween.easing
    }

    mutating func advance(milliseconds: Float) { elapsed += milliseconds }

    var isOver: Bool { elapsed >= duration }

    /// The share of the time, 0…1, and 1 only when it is over, be it endless.
    var share: Double { isOver ? 1 : Double(elapsed) / Double(duration) }

    /// The share of the way, by the easing curve.
    var progress: Double { easing.progress(at: share) }
}
