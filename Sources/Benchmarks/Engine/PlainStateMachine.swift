/// Baseline (b): GameplayKit's machine the plain way, as one would write it without measuring.
///
/// A strong array and a strong current state, a dictionary by `ObjectIdentifier`, a weak back reference; no observers,
/// no timed transitions, no subclass look-up, no guard against nesting.
final class PlainStateMachine {
    let states: [PlainState]
    private let statesByClass: [ObjectIdentifier: PlainState]
    private(set) var currentState: PlainState?

    init(states: [PlainState]) {
        self.states = states
        statesByClass = Dictionary(
            states.map { (ObjectIdentifier(type(of: $0)), $0) }, uniquingKeysWith: { first, _ in first })
        for state in states { state.stateMachine = self }
    }

    func enter(_ stateClass: AnyClass) -> Bool {
        guard let state = statesByClass[ObjectIdentifier(stateClass)] else { return false }
        return enter(state)
    }

    func enter(_ state: PlainState) -> Bool {
        guard state.stateMachine === self else { return false }
        let previous = currentState
        if let previous {
            guard previous.isValidNextState(type(of: state)) else { return false }
            previous.willExit(to: state)
        }
        currentState = state
        state.didEnter(from: previous)
        return true
    }
}

/// A state of a `PlainStateMachine`.
class PlainState {
    weak var stateMachine: PlainStateMachine?

    func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    func didEnter(from previousState: PlainState?) {}
    func willExit(to nextState: PlainState) {}
}
