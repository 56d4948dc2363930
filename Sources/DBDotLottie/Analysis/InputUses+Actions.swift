extension InputUses {
    mutating func note(_ action: StateMachineDefinition.Action) {
        switch action {
        case .increment(let name, let value), .decrement(let name, let value):
            note(.written, name, .numeric)
            note(value)
        case .multiply(let name, let value), .setNumeric(let name, let value):
            note(.written, name, .numeric)
            note(value)
        case .floor(let name): note(.written, name, .numeric)
        case .clamp(let name, let min, let max), .setRandom(let name, let min, let max, _):
            note(.written, name, .numeric)
            note(min)
            note(max)
        case .setBoolean(let name, let value):
            note(.written, name, .boolean)
            note(value)
        case .toggle(let name): note(.written, name, .boolean)
        case .setString(let name, let value):
            note(.written, name, .string)
            noteCopied(value)
        case .fire(let name): note(.written, name, .event)
        case .reset(let name): noteReset(name)
        case .setTheme(let value), .fireCustomEvent(let value), .openUrl(let value, _): note(value)
        case .setFrame(let value), .setProgress(let value): note(value)
        }
    }

    /// Numeric, then Boolean, then String inputs are searched for the name.
    private mutating func noteReset(_ name: String) {
        let kinds: [InputKind] = [.numeric, .boolean, .string]
        let found = kinds.first { isDeclared(name, $0) }
        for kind in found.map({ [$0] }) ?? kinds { note(.written, name, kind) }
    }

    /// SetString takes the value of the String input that the text names, with or without `$`.
    private mutating func noteCopied(_ text: String) {
        switch ValueReference<String>(text: text) {
        case .input(let name): note(.referred, name, .string)
        case .literal, .builtIn, .text:
            if isDeclared(text, .string) { note(.referred, text, .string) }
        }
    }

    mutating func note(_ value: ValueReference<Float>?) {
        switch value {
        case .input(let name), .text(let name): note(.referred, name, .numeric)
        case .literal, .builtIn, nil: break
        }
    }

    mutating func note(_ value: ValueReference<Bool>) {
        switch value {
        case .input(let name), .text(let name): note(.referred, name, .boolean)
        case .literal, .builtIn: break
        }
    }

    mutating func note(_ value: ValueReference<String>) {
        switch value {
        case .input(let name): note(.referred, name, .string)
        case .literal, .builtIn, .text: break
        }
    }
}
