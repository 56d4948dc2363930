public import DBStateMachine

/// A state that a dotLottie file describes; subclass it to put your own code behind one, and keep what the file says by calling super.
///
/// The machine makes one for each state that nobody hosts. On entry it applies the file's playback settings and then runs the entry actions;
/// on exit it runs the exit actions. In a plain `DBStateMachine` it has no name and does nothing.
open class DotLottieState: DBState {
    /// The machine that made or hosts this state; looked at only while that machine owns the state.
    var runtime: Unmanaged<DotLottieStateMachine>?

    /// Makes a state to host under a name of the file.
    public override init() { super.init() }

    /// The state's name in its machine, or an empty text outside of a dotLottie machine.
    public var name: String { machine?.name(at: position) ?? "" }

    /// Allows the file's targets of this state and of the GlobalState, guards not asked, and hosted states that the file does not name.
    open override func isValidNextState(_ state: DBState) -> Bool {
        machine?.fileAllows(from: position, to: state.position) ?? super.isValidNextState(state)
    }

    /// Applies the file's playback settings and then runs the entry actions.
    open override func didEnter(from previousState: DBState?) { machine?.performEntry(at: position) }

    /// Runs the file's exit actions.
    open override func willExit(to nextState: DBState) { machine?.performExit(at: position) }

    private var machine: DotLottieStateMachine? {
        guard let runtime else { return nil }
        let machine = runtime.takeUnretainedValue()
        return machine.owns(self) ? machine : nil
    }
}

/// The state that stands for a file's GlobalState: it can be entered like any other, and leaves playback as it is.
public final class DotLottieGlobalState: DotLottieState {}
