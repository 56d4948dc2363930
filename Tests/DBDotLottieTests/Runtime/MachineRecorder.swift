import DBDotLottie
import DBStateMachine

/// Writes down what a machine reports, one line each, and then does there what the test wants done.
final class MachineRecorder: DotLottieStateMachineObserver {
    private(set) var lines: [String] = []
    var onEvent: (DotLottieStateMachine, DotLottieEvent) -> Void = { _, _ in }

    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func note(_ line: String) { lines.append(line) }

    func stateMachine(_ machine: DotLottieStateMachine, didReport event: DotLottieEvent) {
        note(Self.line(event))
        onEvent(machine, event)
    }

    private static func line(_ event: DotLottieEvent) -> String {
        switch event {
        case .transition(let from, let to): "\(from) -> \(to)"
        case .stateExit(let name): "exit \(name)"
        case .stateEntered(let name): "enter \(name)"
        case .start: "Start"
        case .stop: "Stop"
        case .error(let error): "Error \(error)"
        case .customEvent(let message): "custom \(message)"
        case .inputFired(let name): "fired \(name)"
        case .numericInputChange(let name, let old, let new): "\(name): \(old) to \(new)"
        case .booleanInputChange(let name, let old, let new): "\(name): \(old) to \(new)"
        case .stringInputChange(let name, let old, let new): "\(name): \(old) to \(new)"
        case .openUrl(let url, let target): "open \(url) \(target)"
        case .refused(let refusal): "refused \(refusal.request) \(refusal.reason)"
        }
    }
}

typealias Definition = StateMachineDefinition

extension StateMachineDefinition.State {
    /// A PlaybackState that keeps the animation as it is.
    static func state(
        _ name: String, entry: [Definition.Action] = [], exit: [Definition.Action] = [], isFinal: Bool = false,
        _ transitions: Definition.Transition...
    ) -> Self {
        .playback(
            .init(name: name, isFinal: isFinal, entryActions: entry, exitActions: exit, transitions: transitions))
    }

    static func anywhere(_ transitions: Definition.Transition...) -> Self {
        .global(.init(name: "anywhere", transitions: transitions))
    }
}

extension StateMachineDefinition.Transition {
    static func to(_ name: String, _ guards: Definition.Guard...) -> Self {
        .init(toState: name, guards: guards.isEmpty ? nil : guards)
    }
}

extension StateMachineDefinition.Guard {
    static func on(_ event: String) -> Self { .event(inputName: event) }

    static func number(_ name: String, _ condition: Definition.Condition, _ value: Float) -> Self {
        .numeric(inputName: name, condition, compareTo: .literal(value))
    }

    static func truth(_ name: String, _ value: Bool = true) -> Self {
        .boolean(inputName: name, .equal, compareTo: .literal(value))
    }
}

/// A machine with a recorder, in the order of their making.
struct RecordedMachine {
    let machine: DotLottieStateMachine
    let recorder: MachineRecorder

    init(
        _ states: [Definition.State], inputs: [Definition.Input] = [], interactions: [Definition.Interaction] = [],
        profile: DotLottieProfile = .documented, playback: (any DotLottiePlayback)? = nil,
        hosting: KeyValuePairs<String, DBState> = [:], recorder: MachineRecorder = MachineRecorder()
    ) throws {
        let definition = Definition(
            initial: states.first { if case .playback = $0 { true } else { false } }?.name ?? "", states: states,
            interactions: interactions, inputs: inputs)
        try self.init(definition, profile: profile, playback: playback, hosting: hosting, recorder: recorder)
    }

    init(
        _ definition: Definition, profile: DotLottieProfile = .documented, playback: (any DotLottiePlayback)? = nil,
        hosting: KeyValuePairs<String, DBState> = [:], recorder: MachineRecorder = MachineRecorder()
    ) throws {
        self.recorder = recorder
        machine = try DotLottieStateMachine(
            definition: definition, profile: profile, playback: playback, hosting: hosting)
        machine.addObserver(recorder)
    }

    /// What the machine reports while something is done to it.
    func lines(of work: (DotLottieStateMachine) -> Void) -> [String] {
        _ = recorder.take()
        work(machine)
        return recorder.take()
    }

    /// The same, and what it answers as the last line.
    func answer(of work: (DotLottieStateMachine) -> Bool) -> [String] {
        _ = recorder.take()
        recorder.note("answer: \(work(machine))")
        return recorder.take()
    }
}
