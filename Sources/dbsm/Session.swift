internal import DBDotLottie

/// A run of one machine under somebody's hands: reads commands, does them, prints what happens.
struct Session {
    private let machine: DotLottieStateMachine
    private let player: HeadlessPlayer?
    private let console: Console

    init(_ loaded: LoadedMachine, _ console: Console) {
        machine = loaded.machine
        player = loaded.player
        self.console = console
        let printer = EventPrinter(console)
        machine.addObserver(printer)
        player?.addObserver(printer)
    }

    /// Answers the steps that were done, from the start on.
    @discardableResult
    func run() -> [Scenario.Step] {
        var steps = [Scenario.Step.start]
        machine.start()
        printState()
        var lines = InputLines()
        while let line = next(of: &lines) {
            do {
                guard let command = try command(line) else { continue }
                if case .quit = command { return steps }
                if case .step(let step) = command { steps.append(step) }
                perform(command)
            } catch {
                console.complain(error.message)
            }
        }
        if console.isInteractive { console.print("") }
        return steps
    }

    private func next(of lines: inout InputLines) -> InputLines.Line? {
        if console.isInteractive { console.prompt("> ") }
        return lines.next()
    }

    private func command(_ line: InputLines.Line) throws(UsageError) -> SessionCommand? {
        switch line {
        case .text(let text): return try SessionCommand(text, machine)
        case .tooLong: throw UsageError(message: "A line has at most \(InputLines.longestLine) bytes.")
        }
    }

    private func perform(_ command: SessionCommand) {
        switch command {
        case .step(let step):
            _ = machine.perform(step)
            printState()
        case .inputs:
            for input in machine.inputs { console.print(input.line) }
        case .state: printState()
        case .help: console.print(SessionCommand.usage)
        case .quit: break
        }
    }

    /// The status line: where the machine and, with an animation, playback stand.
    private func printState() {
        let name = machine.currentStateName
        let state = "state: \(name.isEmpty ? "none" : name.onOneLine) (\(machine.status.rawValue))"
        console.print(player.map { "\(state), frame \($0.currentFrame) (\($0.status.rawValue))" } ?? state)
    }
}

/// Prints every event as one line.
final class EventPrinter: DotLottieStateMachineObserver, HeadlessPlayerObserver {
    private let console: Console

    init(_ console: Console) { self.console = console }

    func stateMachine(_ machine: DotLottieStateMachine, didReport event: DotLottieEvent) { console.print(event.line) }

    func player(_ player: HeadlessPlayer, did event: PlayerEvent) { console.print("Player \(event.traceName)") }
}

extension StateMachineDefinition.Input {
    fileprivate var line: String {
        switch self {
        case .numeric(let name, let value): "\(name.onOneLine) = \(value)"
        case .boolean(let name, let value): "\(name.onOneLine) = \(value)"
        case .string(let name, let value): "\(name.onOneLine) = \"\(value.onOneLine)\""
        case .event(let name): "\(name.onOneLine) (event)"
        }
    }
}
