/// What a plan's runs begin with: a machine that was not started, on a player of its own, made anew as often as one is needed.
package struct PlanningStage {
    package let program: MachineProgram
    package let profile: DotLottieProfile
    private let animations: Animations

    private enum Animations {
        case none
        case one(LottieAnimation)
        case several(KeptAnimations, initial: String)
    }

    /// Makes a stage without an animation, or with one that has no id.
    package init(_ program: MachineProgram, profile: DotLottieProfile, animation: LottieAnimation? = nil) {
        self.program = program
        self.profile = profile
        animations = animation.map { .one($0) } ?? .none
    }

    /// Makes a stage with an archive's animations and themes, showing its initial animation.
    package init(
        _ program: MachineProgram, profile: DotLottieProfile, archive: DotLottieArchive
    ) throws(DotLottieArchive.Failure) {
        self.program = program
        self.profile = profile
        let initial = try archive.initialAnimation(LottieAnimation.init(bytes:))
        animations = .several(KeptAnimations(archive, initial.id, initial.animation), initial: initial.id)
    }

    /// A machine and its player as they are before anything is done.
    func makeMachine() -> (machine: DotLottieStateMachine, player: HeadlessPlayer)? {
        let player =
            switch animations {
            case .none: HeadlessPlayer(profile: profile)
            case .one(let animation): HeadlessPlayer(animation: animation, profile: profile)
            case .several(let source, let initial):
                HeadlessPlayer(source: source, animationID: initial, profile: profile)
            }
        do {
            return (try DotLottieStateMachine(program: program, profile: profile, playback: player), player)
        } catch {
            // Only hosted states can be refused, and there are none.
            return nil
        }
    }
}

/// An archive's animations, read once for all players of a search.
private final class KeptAnimations: LottieAnimationSource {
    private let archive: DotLottieArchive
    private var animations = RecentlyUsed<LottieAnimation>(
        countLimit: HeadlessPlayer.keptAnimations, costLimit: HeadlessPlayer.keptBytes)

    init(_ archive: DotLottieArchive, _ id: String, _ animation: LottieAnimation) {
        self.archive = archive
        keep(animation, id)
    }

    func animation(id: String) -> LottieAnimation? {
        if let animation = animations.value(named: id) { return animation }
        guard let animation = archive.animation(id: id) else { return nil }
        keep(animation, id)
        return animation
    }

    func themeRuleCount(id: String) -> Int? { archive.themeRuleCount(id: id) }

    private func keep(_ animation: LottieAnimation, _ id: String) {
        animations.insert(animation, named: id, cost: animation.root.documentByteCount)
    }
}
