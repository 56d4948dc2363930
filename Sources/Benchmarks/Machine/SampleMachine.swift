import DBDotLottie

/// Machines that are measured.
enum SampleMachine {
    typealias Definition = StateMachineDefinition

    /// A ring of states; each has transitions whose guards never pass, three at most, and one on the event `go`.
    static func program(stateCount: Int, guardCount: Int = 3) -> MachineProgram {
        let states = (0..<stateCount).map { number in
            Definition.State.playback(
                .init(
                    name: "state\(number)", autoplay: true, loop: true,
                    transitions: blocked.prefix(guardCount) + [
                        .init(toState: "state\((number + 1) % stateCount)", guards: [.event(inputName: "go")])
                    ]))
        }
        let interaction = Definition.Interaction.onComplete(
            stateName: "state0", actions: [.increment(inputName: "x", value: nil)])
        return MachineProgram(
            Definition(
                initial: "state0", states: states, interactions: [interaction],
                inputs: [
                    .event(name: "go"), .numeric(name: "x", value: 0), .boolean(name: "isOn", value: false),
                    .string(name: "mode", value: "idle"),
                ]))
    }

    private static var blocked: [Definition.Transition] {
        let guards: [Definition.Guard] = [
            .numeric(inputName: "x", .lessThan, compareTo: .literal(-1)),
            .numeric(inputName: "@elapsedTime", .lessThan, compareTo: .literal(-1)),
            .boolean(inputName: "isOn", .equal, compareTo: .literal(true)),
        ]
        return guards.map { .init(toState: "state0", guards: [$0]) }
    }

    static func machine(
        _ program: MachineProgram, playback: (any DotLottiePlayback)? = nil
    ) -> DotLottieStateMachine? {
        do {
            return try DotLottieStateMachine(program: program, playback: playback)
        } catch {
            return nil  // Only hosting can fail, and nothing is hosted.
        }
    }

    /// Two states over an animation of a minute that plays and repeats, started.
    static func playing(guardCount: Int) -> DotLottieStateMachine {
        guard let animation,
            let machine = machine(
                program(stateCount: 2, guardCount: guardCount), playback: HeadlessPlayer(animation: animation))
        else { preconditionFailure("the sample machine is sound") }
        machine.start()
        return machine
    }

    private static var animation: LottieAnimation? {
        do {
            return try LottieAnimation(
                bytes: Array("{\"fr\": 60, \"ip\": 0, \"op\": 3600, \"w\": 1, \"h\": 1, \"layers\": []}".utf8))
        } catch {
            return nil
        }
    }
}
