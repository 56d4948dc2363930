/// The Tweened transitions of a definition, as far as they can tween.
struct TweenedTransitions {
    private var states: [ExactName: StateMachineDefinition.State] = [:]
    /// How many states have an animation; a GlobalState counts as one without.
    private var statesByAnimation: [ExactName: Int] = [:]
    /// The names of the states that Tweened transitions of other states lead to.
    private(set) var targets: Set<ExactName> = []

    init(of definition: StateMachineDefinition) {
        for state in definition.states {
            states[ExactName(state.name)] = state
            statesByAnimation[ExactName(state.animation), default: 0] += 1
        }
        for transition in definition.states.lazy.flatMap(\.transitions) where transition.tween != nil {
            targets.insert(ExactName(transition.toState))
        }
    }

    func state(named name: String) -> StateMachineDefinition.State? { states[ExactName(name)] }

    /// Where a transition of a state tweens to, or `nil` if it does not tween.
    func target(
        of transition: StateMachineDefinition.Transition, from source: StateMachineDefinition.State
    ) -> StateMachineDefinition.State? {
        guard transition.tween != nil, obstacle(to: transition, of: source) == nil else { return nil }
        return state(named: transition.toState)
    }

    /// Why a transition of a state that is called Tweened is none; `nil` if it may tween, or is not called so.
    func obstacle(
        to transition: StateMachineDefinition.Transition, of source: StateMachineDefinition.State
    ) -> Obstacle? {
        guard let tween = transition.tween, let target = state(named: transition.toState) else { return nil }
        guard tween.duration > 0 else { return .duration }
        guard tween.easing.canTween else { return .easing }
        switch source {
        case .playback: return source.animation.isExactly(target.animation) ? nil : .animation(of: target)
        case .global:
            // Any other state may be left, or this one itself.
            let others = statesByAnimation[ExactName(target.animation), default: 0] - 1
            return others > 0 ? nil : .noOtherState(like: target)
        }
    }

    enum Obstacle {
        case duration
        case easing
        case animation(of: StateMachineDefinition.State)
        case noOtherState(like: StateMachineDefinition.State)
    }
}

extension StateMachineDefinition.State {
    /// The id of the animation that the state wants, empty if it wants none.
    var animation: String {
        switch self {
        case .playback(let state): state.animation
        case .global: ""
        }
    }

    /// The animation as messages call it.
    fileprivate var animationText: String {
        "the animation \(DiagnosticText.quoted(animation)) of \(DiagnosticText.quoted(name))"
    }
}

extension DefinitionChecker {
    mutating func checkTweens(of state: StateMachineDefinition.State, among tweens: TweenedTransitions) {
        each(state.transitions, in: .transitions) { checker, transition in
            switch tweens.obstacle(to: transition, of: state) {
            case nil: break
            case .duration:
                checker.report(.instantTween, at: .duration, "a duration of 0 or less changes the state at once")
            case .easing:
                checker.report(
                    .instantTween, at: .easing,
                    "the first and the third number of 'easing' must lie in 0…1, or the state changes at once")
            case .animation(let target):
                guard checker.canShow(state), checker.canShow(target) else { return }
                checker.report(
                    .instantTween, at: .type,
                    "this Tweened transition changes the state at once, for \(state.animationText) and \(target.animationText) differ",
                    hint: "a tween runs within one animation")
            case .noOtherState(let target):
                guard checker.canShow(target) else { return }
                checker.report(
                    .instantTween, at: .type,
                    "this Tweened transition always changes the state at once, for no other state has \(target.animationText)",
                    hint: "a tween runs within one animation")
            }
        }
    }

    /// Whether a state's animation is to be had as far as is known; of one that is not, enough is said where it is named.
    private mutating func canShow(_ state: StateMachineDefinition.State) -> Bool {
        state.animation.isEmpty || shown?.failure(ofAnimation: state.animation) == nil
    }
}
