/// Why a call of a `DotLottieAnimation` came to nothing; one case per cause.
public enum DotLottieAnimationError: Error, Sendable, Hashable {
    // Loading the animation.

    /// Neither the bundle has a file of this name, nor is it a file's path.
    case noFile(String)
    /// The file is there and cannot be read.
    case unreadableFile(UnreadableFile)
    /// The archive cannot be opened or shown.
    case archive(DotLottieArchive.Failure)
    /// The JSON is no Lottie animation.
    case animation(LottieAnimationError)

    // Calls in the wrong order.

    /// No animation is loaded.
    case noAnimation
    /// Something was asked for by id, and the animation comes from a bare JSON file, which has no ids.
    case noArchive
    /// No state machine is loaded.
    case noStateMachine
    /// The machine is at work: it was asked from inside an observer's call.
    case stateMachineAtWork
    /// `play` was called while the animation plays.
    case alreadyPlaying
    /// `pause` was called while nothing plays.
    case notPlaying
    /// `stop` was called while the animation is stopped.
    case alreadyStopped

    // Names that do not exist.

    /// There is no readable animation of this id.
    case unknownAnimation(String)
    /// There is no readable theme of this id that the manifest lists.
    case unknownTheme(String)
    /// The animation has no marker of this name.
    case unknownMarker(String)
    /// No input of this name and of the type that was asked for is declared.
    case unknownInput(String)
    /// The frame lies outside the active segment, or is the one that is shown.
    case frameNotTaken(Float)

    // The state machine.

    /// The state machine is not there or was rejected; the diagnostics say where.
    case stateMachineNotLoaded(DotLottieStateMachine.LoadError)
    /// Something went wrong in a state machine that had loaded.
    case stateMachine(DotLottieRuntimeError)
    /// The state machine refused a call.
    case refused(DotLottieRefusal)

    /// What went wrong, for a person: a sentence, or one diagnostic a line.
    public var message: String {
        switch self {
        case .noFile(let name): "There is no file \(name.debugDescription), in the bundle or on disk."
        case .unreadableFile(let file): file.message
        case .archive(let failure): failure.description
        case .animation(let error): error.description
        case .noAnimation: "No animation is loaded."
        case .noArchive: "The animation is no archive, so nothing in it has an id."
        case .noStateMachine: "No state machine is loaded."
        case .stateMachineAtWork: "The state machine is at work, and it was asked from inside an observer's call."
        case .alreadyPlaying: "The animation plays already."
        case .notPlaying: "The animation does not play."
        case .alreadyStopped: "The animation is stopped already."
        case .unknownAnimation(let id): "There is no readable animation \(id.debugDescription)."
        case .unknownTheme(let id): "There is no readable theme \(id.debugDescription) in the manifest."
        case .unknownMarker(let name): "The animation has no marker \(name.debugDescription)."
        case .unknownInput(let name): "There is no input \(name.debugDescription) of that type."
        case .frameNotTaken(let frame): "Frame \(frame) lies outside the active segment, or is shown already."
        case .stateMachineNotLoaded(let error): error.message
        case .stateMachine(let error): error.message
        case .refused(let refusal): refusal.message
        }
    }
}
