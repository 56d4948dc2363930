import DBDotLottie

/// A machine over a player of `SampleSource`, frames of 10 ms; what both report is written down in one list.
struct PlayedMachine {
    let machine: DotLottieStateMachine
    let player: HeadlessPlayer
    private let recorded: RecordedMachine
    private let playerLines: PlayerLines

    /// The machine stands in its first state, started, with the 20 frames of the animation `twenty` or another one.
    init(
        _ profile: DotLottieProfile, _ states: [Definition.State], events: [String] = [],
        numerics: [String] = [], interactions: [Definition.Interaction] = [], animation: String = "twenty"
    ) throws {
        player = try HeadlessPlayer(source: SampleSource.standard(), animationID: animation, profile: profile)
        let inputs = events.map { Definition.Input.event(name: $0) } + numerics.map { .numeric(name: $0, value: 0) }
        recorded = try RecordedMachine(
            states, inputs: inputs, interactions: interactions, profile: profile, playback: player)
        machine = recorded.machine
        playerLines = PlayerLines(recorded.recorder)
        player.addObserver(playerLines)
        machine.start()
        _ = recorded.recorder.take()
    }

    /// What machine and player report while something is done.
    func lines(of work: (DotLottieStateMachine) -> Void) -> [String] { recorded.lines(of: work) }

    /// What they report during ticks of these milliseconds.
    func lines(ofTicks ticks: Double...) -> [String] {
        lines { machine in for tick in ticks { machine.tick(milliseconds: tick) } }
    }

    /// The frame after each of these ticks.
    func frames(afterTicks ticks: Double...) -> [Float] {
        ticks.map {
            machine.tick(milliseconds: $0)
            return player.currentFrame
        }
    }
}

private final class PlayerLines: HeadlessPlayerObserver {
    private let recorder: MachineRecorder

    init(_ recorder: MachineRecorder) { self.recorder = recorder }

    func player(_ player: HeadlessPlayer, did event: PlayerEvent) { recorder.note("player \(event.traceName)") }
}

extension StateMachineDefinition.Transition {
    /// A tween of 100 ms.
    static func tween(_ name: String, _ guards: Definition.Guard...) -> Self {
        .init(toState: name, guards: guards, tween: .init(duration: 0.1, easing: .init(0, 0, 1, 1)))
    }
}

extension StateMachineDefinition.Action {
    /// Tells the observers that it was done.
    static func say(_ message: String) -> Self { .fireCustomEvent(value: .literal(message)) }
}
