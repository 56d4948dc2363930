internal import DBDotLottie

/// A line that somebody typed during a run.
enum SessionCommand: Sendable, Hashable {
    case step(Scenario.Step)
    case inputs
    case state
    case help
    case quit

    /// The words that begin a line.
    enum Word: String, CaseIterable, Sendable {
        case fire, set, tick, click, down, up, move, enter, exit, complete, loop, start, stop, override, reset, seed
        case inputs, state, help, quit
    }

    static let usage = """
          fire EVENT         fires an event
          set NAME VALUE     sets an input: a number, true or false, or a text
          reset NAME         gives an input its initial value
          tick SECONDS       lets time pass
          click X Y          clicks at a point of the canvas; likewise down, up, move, enter, exit
          complete, loop     posts that playback, or a pass of its loop, is over
          start, stop        starts the machine anew, stops it
          override STATE     enters a state by force and evaluates
          seed NUMBER        seeds the random numbers
          inputs             prints all inputs with their values
          state              prints the current state
          help, quit
        """

    /// `nil` for an empty line; a line that makes no sense says why.
    init?(_ line: String, _ machine: DotLottieStateMachine) throws(UsageError) {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return nil }
        guard let word = Word(rawValue: first) else {
            let near = NearestName.find(first, among: Word.allCases.map(\.rawValue))
            let hint = near.map { "did you mean \"\($0)\"?" } ?? "\"help\" lists the commands."
            throw UsageError(message: "There is no command \"\(first)\"; \(hint)")
        }
        let rest = parts.count > 1 ? parts[1].trimmed : ""
        self = try Self.command(word, rest, machine)
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
        case .complete: .step(.post(.onComplete))
        case .loop: .step(.post(.onLoopComplete))
        case .start: .step(.start)
        case .stop: .step(.stop)
        case .override: .step(.override(state: try text(word, rest, "a state"), .evaluates))
        case .seed: .step(.setSeed(try seed(rest)))
        case .inputs: .inputs
        case .state: .state
        case .help: .help
        case .quit: .quit
        }
    }

    private static func text(_ word: Word, _ rest: String, _ what: String) throws(UsageError) -> String {
        guard !rest.isEmpty else { throw UsageError(message: "\"\(word.rawValue)\" needs \(what).") }
        return rest
    }

    private static func number(_ word: Word, _ rest: String) throws(UsageError) -> Double {
        guard let number = Double(rest) else {
            throw UsageError(message: "\"\(word.rawValue)\" needs a number, not \"\(rest)\".")
        }
        return number
    }

    private static func seed(_ rest: String) throws(UsageError) -> UInt64 {
        guard let seed = UInt64(rest) else { throw UsageError(message: "\"seed\" needs a whole number from 0.") }
        return seed
    }

    private static func pointer(
        _ kind: StateMachineDefinition.InteractionKind, _ word: Word, _ rest: String
    ) throws(UsageError) -> Event {
        let numbers = rest.split(separator: " ").compactMap { Float($0) }
        guard numbers.count == 2, rest.split(separator: " ").count == 2 else {
            throw UsageError(message: "\"\(word.rawValue)\" needs two numbers, X and Y.")
        }
        return Event(kind, x: numbers[0], y: numbers[1])
    }

    /// The value is read as the declared type; a name declared in several types takes the first type that the value fits.
    private static func setting(_ rest: String, _ machine: DotLottieStateMachine) throws(UsageError) -> Scenario.Step {
        let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
        guard let name = parts.first else { throw UsageError(message: "\"set\" needs an input and a value.") }
        let value = parts.count > 1 ? parts[1].trimmed : ""
        if machine.numeric(name) != nil, let number = Float(value) { return .setNumeric(name: name, value: number) }
        if machine.boolean(name) != nil, let truth = Bool(value) { return .setBoolean(name: name, value: truth) }
        if machine.string(name) != nil { return .setString(name: name, value: value) }
        if machine.numeric(name) != nil {
            throw UsageError(message: "\"\(name)\" is a number, and \"\(value)\" is none.")
        }
        if machine.boolean(name) != nil { throw UsageError(message: "\"\(name)\" is true or false, not \"\(value)\".") }
        let names = machine.inputs.map(\.name)
        let hint = NearestName.find(name, among: names).map { "; did you mean \"\($0)\"?" } ?? "."
        throw UsageError(message: "There is no input \"\(name)\"\(hint)")
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
