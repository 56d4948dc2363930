import DBDotLottie

enum Door {
    /// A machine with every kind of state and of transition.
    static let definition = StateMachineDefinition(
        initial: "closed",
        states: [
            .global(.init(name: "any", transitions: [.init(toState: "closed", guards: [.event(inputName: "reset")])])),
            .playback(.init(name: "closed", transitions: [open, wearOut])),
            .playback(.init(name: "half open", transitions: [.init(toState: "closed", guards: [])])),
            .playback(.init(name: "broken", isFinal: true)),
        ],
        inputs: [
            .numeric(name: "pushes", value: 0), .numeric(name: "needed", value: 2), .event(name: "push"),
            .event(name: "reset"),
        ])

    private static let open = StateMachineDefinition.Transition(
        toState: "half open",
        guards: [
            .event(inputName: "push"),
            .numeric(inputName: "pushes", .greaterThanOrEqual, compareTo: .input("needed")),
        ], tween: .init(duration: 0.3, easing: .init(0, 0, 1, 1)))

    private static let wearOut = StateMachineDefinition.Transition(
        toState: "broken",
        guards: [.numeric(inputName: "@elapsedTime", .greaterThan, compareTo: .literal(60))])
}
