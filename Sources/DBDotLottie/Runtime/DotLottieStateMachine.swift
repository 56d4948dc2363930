public import DBStateMachine

/// A state machine that runs what a dotLottie file describes, on the same engine as hand-written states.
///
/// Make it from a file, a text, data, a definition or a compiled program, `start` it, then write inputs, `fire` events, `post` pointer events,
/// and hand time in with `update(deltaTime:)`. It evaluates its transitions after each of them, as the dotLottie players do.
/// Hosted states run your own code behind names of the file, or beside them.
open class DotLottieStateMachine: DBStateMachine {
    /// The compiled definition that the machine runs.
    public let program: MachineProgram
    /// The player that the machine imitates.
    public let profile: DotLottieProfile
    /// The player that the machine drives, or `nil`: everything that would go to one is dropped then, and tweens are instant.
    public let playback: (any DotLottiePlayback)?
    /// Which URLs OpenUrl may ask the host to open; a new one takes effect at the next `start`.
    public var openUrlPolicy = OpenUrlPolicy()

    /// Names of hosted states that the file does not name; they stand behind the file's states.
    let addedNames: [String]
    /// Where the file's unknown targets lead, by their number in the program.
    let unnamedTargets: [Int?]
    /// Whether the state at a position is hosted; empty if none is.
    let isHosted: [Bool]

    // Like the engine's own, what is hot is not checked for exclusivity: no code of the host runs while it changes.
    @exclusivity(unchecked) var numerics: [Float]
    @exclusivity(unchecked) var booleans: [Bool]
    @exclusivity(unchecked) var strings: [String]
    /// The one pending event, or `noEvent`.
    var slot = noEvent
    var elapsedTime: Float = 0
    var state = MachineStatus.stopped
    var seed = RandomGenerator.defaultSeed
    @exclusivity(unchecked) var random = RandomGenerator(seed: RandomGenerator.defaultSeed)

    /// An action changed an input, and no state change has looked at it since.
    var isMarked = false
    /// Host code wrote something that no run has seen.
    var hasUnseenWrites = false
    /// An operation from outside is under way.
    var isOperating = false
    /// An observer or a hook posts an event during an operation, which evaluates what that writes.
    var isPostingInside = false
    @exclusivity(unchecked) var visited: VisitedStates

    var exitActions = ExitActions.run
    /// The current state's exit hook has been called: for a tween or a timed transition that has not arrived.
    var hasLeft = false
    /// That hook asked for the file's exit actions: a generated state's does, a hosted one's by calling super.
    var exitReachesFile = false
    var tweenTarget: Int?
    @exclusivity(unchecked) var tweenClock: TweenClock?
    /// Whether the source's exit actions have run for the tween under way.
    var hasLeftForTween = false

    var policyInForce = OpenUrlPolicy()
    var latestPosted: StateMachineDefinition.InteractionKind?
    /// The layer that the pointer is on, by its position among the program's layers.
    var enteredLayer: Int32?
    @exclusivity(unchecked) var reporters = ObserverList<any DotLottieStateMachineObserver>()
    /// Who notes what the machine decides, if anybody does.
    @exclusivity(unchecked) var decisions: DecisionRecorder?
    /// The states before this position are chosen from without a note: all of the file's, or none.
    ///
    /// One comparison serves noting and hosting.
    @exclusivity(unchecked) var unnotedStates: Int

    static let noEvent: Int32 = -1

    /// Makes a machine that runs the program and is in no state yet.
    ///
    /// `hosting` puts states of your own behind names of the file, in order; a name that the file does not have adds a state to the machine.
    /// - Throws: `HostingError` for a state under two names, two states under one name, or a state under the GlobalState's name.
    public init(
        program: MachineProgram, profile: DotLottieProfile = .documented, playback: (any DotLottiePlayback)? = nil,
        hosting: KeyValuePairs<String, DBState> = [:]
    ) throws(HostingError) {
        let cast = try HostedStates(program, hosting)
        self.program = program
        self.profile = profile
        self.playback = playback
        addedNames = cast.addedNames
        unnamedTargets = cast.unnamedTargets
        isHosted = cast.isHosted
        numerics = program.numerics.initialValues
        booleans = program.booleans.initialValues
        strings = program.strings.initialValues
        visited = VisitedStates(count: cast.states.count)
        unnotedStates = program.states.count
        super.init(states: cast.states)
        for case let state as DotLottieState in cast.states { state.runtime = .passUnretained(self) }
    }

    deinit {
        for position in 0..<(program.states.count + addedNames.count) {
            guard let state = member(at: position) as? DotLottieState,
                state.runtime?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
            else { continue }
            state.runtime = nil
        }
    }

    /// Enters the state at any time, if the current state's rule allows; the machine then evaluates, if it runs.
    ///
    /// It is the host's own act: before `start` and after `stop` nothing is evaluated. A tween under way ends. From a hook it happens at once.
    @discardableResult
    open override func enter(_ state: DBState) -> Bool {
        work {
            let position = state.position
            guard admits(state) else { return false }
            hasUnseenWrites = true
            return enterByForce(position, endTween())
        }
    }

    /// Leaves the current state now and enters the given one when the seconds have passed; a tween under way ends.
    ///
    /// The same as in `DBStateMachine`. The file's transitions go on being evaluated meanwhile, and one that is taken ends the wait.
    @discardableResult
    open override func enter(_ state: DBState, after seconds: Double) -> Bool {
        guard seconds > 0, currentState != nil else { return super.enter(state, after: seconds) }
        return work {
            let position = state.position
            guard admits(state) else { return false }
            depart(for: position, endTween())
            return wait(for: DBPendingTransition(destination: state, duration: seconds))
        }
    }

    /// Gives up the timed transition or the tween under way: its source is entered again without having been left a second time.
    open override func cancelPendingTransition() {
        guard let source = cancellableSource() else { return }
        work {
            _ = endTween()
            move(to: source.position, .alreadyLeft)
            hasUnseenWrites = true
        }
    }

    /// Lets the seconds pass for playback, a tween or timed transition, `@elapsedTime` and the current state's `update(deltaTime:)`.
    ///
    /// Less than 0 counts as 0, and so does what is not a number; the current state's `update` gets the seconds as they are.
    /// From a hook, an observer or an action it is refused.
    open override func update(deltaTime seconds: Double) {
        tick(milliseconds: seconds * 1000, seconds: seconds)
    }

    /// The name under which the state is in this machine: the file's, or the one that it is hosted by.
    ///
    /// A state of another machine, or of none, is named as by `DBStateMachine`.
    open override func name(of state: DBState) -> String {
        owns(state) ? name(at: state.position) : super.name(of: state)
    }
}
