import DBDotLottie

extension StateMachineDefinition {
    /// What is said of the machine, each as its path and code.
    func findings(
        profile: DotLottieProfile = .documented, hosting: [String] = [],
        leavingOut ignored: Set<DiagnosticCode> = Self.besides
    ) -> [String] {
        let context = CheckingContext(profile: profile, hosting: hosting)
        return StateMachineReport(checking: self, in: context).diagnostics
            .filter { !ignored.contains($0.code) }.map { "\($0.path) \($0.code.rawValue)" }
    }

    /// What is said of inputs, and of what depends on the player, beside what is looked at here.
    static let besides: Set<DiagnosticCode> = [
        .unusedInput, .unreadInput, .unwrittenInput, .unheardEvent, .unfiredEvent, .portability, .instantTween,
    ]

    /// A machine with a Numeric, a Boolean, a String input and the events "go" and "stop", that begins in the first state.
    static func machine(_ states: State..., interactions: [Interaction] = []) -> StateMachineDefinition {
        machine(states, interactions: interactions)
    }

    static func machine(_ states: [State], interactions: [Interaction] = []) -> StateMachineDefinition {
        StateMachineDefinition(
            initial: states.first { if case .playback = $0 { true } else { false } }?.name ?? "", states: states,
            interactions: interactions,
            inputs: [
                .numeric(name: "n", value: 0), .numeric(name: "m", value: 0), .boolean(name: "on", value: false),
                .string(name: "text", value: ""), .event(name: "go"), .event(name: "stop"),
            ])
    }
}

extension StateMachineDefinition.State {
    static func state(
        _ name: String, entry: [StateMachineDefinition.Action] = [], exit: [StateMachineDefinition.Action] = [],
        _ transitions: StateMachineDefinition.Transition...
    ) -> StateMachineDefinition.State {
        .playback(.init(name: name, entryActions: entry, exitActions: exit, transitions: transitions))
    }

    static func final(
        _ name: String, _ transitions: StateMachineDefinition.Transition...
    ) -> StateMachineDefinition.State {
        .playback(.init(name: name, isFinal: true, transitions: transitions))
    }

    static func everywhere(_ transitions: StateMachineDefinition.Transition...) -> StateMachineDefinition.State {
        .global(.init(name: "everywhere", transitions: transitions))
    }
}

extension StateMachineDefinition.Transition {
    static func to(
        _ name: String, _ guards: StateMachineDefinition.Guard..., tween: StateMachineDefinition.Tween? = nil
    ) -> StateMachineDefinition.Transition {
        .init(toState: name, guards: guards, tween: tween)
    }
}

extension StateMachineDefinition.Guard {
    static let go = StateMachineDefinition.Guard.event(inputName: "go")
    static let stop = StateMachineDefinition.Guard.event(inputName: "stop")
    static let isOn = StateMachineDefinition.Guard.boolean(inputName: "on", .equal, compareTo: .literal(true))
    static let isOff = StateMachineDefinition.Guard.boolean(inputName: "on", .equal, compareTo: .literal(false))

    static func n(_ condition: StateMachineDefinition.Condition, _ value: Float) -> StateMachineDefinition.Guard {
        .numeric(inputName: "n", condition, compareTo: .literal(value))
    }

    static func elapsed(
        _ condition: StateMachineDefinition.Condition, _ value: Float
    ) -> StateMachineDefinition.Guard {
        .numeric(inputName: BuiltInInput.elapsedTime.rawValue, condition, compareTo: .literal(value))
    }
}
