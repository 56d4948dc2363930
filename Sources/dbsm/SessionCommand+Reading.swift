internal import DBDotLottie

extension SessionCommand {
    /// `nil` for an empty line; a line that makes no sense says why.
    init?(_ line: String, _ machine: DotLottieStateMachine) throws(UsageError) {
        let parts = line.trimmed.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let first = parts.first.map(String.init) else { return nil }
        guard let word = Word(rawValue: first) else {
            let isEvent = machine.inputs.contains(.event(name: line.trimmed))
            let near =
                isEvent
                ? "\(DiagnosticText.quoted("fire " + line.trimmed)) fires the event."
                : DiagnosticText.suggestion(for: first, among: Word.allCases.map(\.rawValue))
            throw UsageError(
                message: "There is no command \(DiagnosticText.quoted(first)); "
                    + (near ?? "\"help\" lists the commands."))
        }
        self = try Self.command(word, parts.count > 1 ? String(parts[1]).trimmed : "", machine)
    }

    private static func command(
        _ word: Word, _ rest: String, _ machine: DotLottieStateMachine
    ) throws(UsageError) -> SessionCommand {
        switch word {
        case .fire: .step(.fire(event: try text(word, rest, "an event")))
        case .set: .step(try setting(rest, machine))
        case .reset: .step(.resetInput(name: try text(word, rest, "an input")))
        case .tick: .step(.tick(milliseconds: try number(word, rest) * 1000))
        case .click: .step(.post(try pointer(.click, word, rest)))
        case .down: .step(.post(try pointer(.pointerDown, word, rest)))
        case .up: .step(.post(try pointer(.pointerUp, word, rest)))
        case .move: .step(.post(try pointer(.pointerMove, word, rest)))
        case .enter: .step(.post(try pointer(.pointerEnter, word, rest)))
        case .exit: .step(.post(try pointer(.pointerExit, word, rest)))
        case .complete: try alone(.step(.post(.onComplete)), word, rest)
        case .loop: try alone(.step(.post(.onLoopComplete)), word, rest)
        case .start: try alone(.step(.start), word, rest)
        case .stop: try alone(.step(.stop), word, rest)
        case .override: .step(.override(state: try text(word, rest, "a state"), .evaluates))
        case .seed: .step(.setSeed(try seed(rest)))
        case .inputs: try alone(.inputs, word, rest)
        case .state: try alone(.state, word, rest)
        case .help: .help
        case .quit: .quit
        }
    }

    /// A command that takes nothing.
    private static func alone(
        _ command: SessionCommand, _ word: Word, _ rest: String
    ) throws(UsageError) -> SessionCommand {
        guard rest.isEmpty else {
            throw UsageError(message: "\"\(word.rawValue)\" stands alone, without \(DiagnosticText.quoted(rest)).")
        }
        return command
    }

    private static func text(_ word: Word, _ rest: String, _ what: String) throws(UsageError) -> String {
        guard !rest.isEmpty else { throw UsageError(message: "\"\(word.rawValue)\" needs \(what).") }
        return rest
    }

    private static func number(_ word: Word, _ rest: String) throws(UsageError) -> Double {
        guard let number = Double(rest), number.isFinite else {
            let found = rest.isEmpty ? "" : ", not \(DiagnosticText.quoted(rest))"
            throw UsageError(message: "\"\(word.rawValue)\" needs a number\(found).")
        }
        return number
    }

    private static func seed(_ rest: String) throws(UsageError) -> UInt64 {
        guard let seed = UInt64(rest) else {
            throw UsageError(message: "\"seed\" needs a whole number from 0 to \(UInt64.max).")
        }
        return seed
    }

    private static func pointer(
        _ kind: StateMachineDefinition.InteractionKind, _ word: Word, _ rest: String
    ) throws(UsageError) -> Event {
        let parts = rest.split(whereSeparator: \.isWhitespace)
        let numbers = parts.compactMap { Float($0) }.filter(\.isFinite)
        guard numbers.count == 2, parts.count == 2 else {
            throw UsageError(message: "\"\(word.rawValue)\" needs two numbers, X and Y.")
        }
        return Event(kind, x: numbers[0], y: numbers[1])
    }
}
