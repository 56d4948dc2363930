internal import DBStateMachine

/// An animation with its state machine, under the names of the dotLottie iOS player, without a view.
///
/// Load it, load a state machine by id, start it, then set inputs, fire events and hand time in with `tick(deltaTime:)`. Nothing throws: a call that
/// comes to nothing answers `false` or `nil`, and `lastError` and the observers say why. It belongs to one isolation domain at a time, as
/// usual the main actor.
public final class DotLottieAnimation {
    /// Which player is imitated.
    public let profile: DotLottieProfile
    /// The player under the animation and its state machine, for what has no call here.
    public let player: HeadlessPlayer
    /// The machine that is loaded, if any; another load replaces it.
    public internal(set) var stateMachine: DotLottieStateMachine?
    /// What the latest load of a state machine that succeeded had to say about it.
    public internal(set) var stateMachineWarnings: [StateMachineWarning] = []

    let archive: DotLottieArchive?
    let relay = StateMachineRelay()

    init(
        _ config: AnimationConfig, _ profile: DotLottieProfile,
        _ load: () throws(DotLottieAnimationError) -> AnimationContent
    ) {
        self.profile = profile
        var content = AnimationContent(player: HeadlessPlayer(profile: profile, canvas: config.canvas))
        var failure: DotLottieAnimationError?
        do {
            content = try load()
            try content.player.configure(config)
        } catch {
            failure = error
        }
        player = content.player
        archive = content.archive
        if let failure { relay.fail(failure) }
    }

    /// Why the latest call that came to nothing did, or `nil` if all went well since the latest load or start of a state machine.
    public var lastError: DotLottieAnimationError? { relay.lastError }

    /// Whether there is an animation to play; if not, `lastError` says why from the beginning.
    public var isLoaded: Bool { player.animation != nil }

    /// Lets time pass, in seconds: for the state machine, if one is loaded, and for playback.
    ///
    /// Less than 0 counts as 0, and so does what is not a number. From inside an observer's call nothing happens, and `lastError` says so.
    public func tick(deltaTime seconds: Double) {
        guard let stateMachine else {
            change { player.advance(milliseconds: Float(seconds * 1000)) }
            return
        }
        guard !stateMachine.isAtWork else { return relay.fail(.stateMachineAtWork) }
        change { stateMachine.update(deltaTime: seconds) }
    }
}

extension DotLottieAnimation {
    /// Does what may fail, answers whether it did not, and says why if it did.
    func attempt(_ work: () throws(DotLottieAnimationError) -> Void) -> Bool {
        do {
            try change(work)
            return true
        } catch {
            relay.fail(error)
            return false
        }
    }

    /// Says that something is about to change, to those who draw, and does it.
    @discardableResult
    func change<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        announceChange()
        return try work()
    }
}
