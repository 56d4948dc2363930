extension ProgramCompiler {
    /// `nil` for an action on an input that is not declared: it does nothing.
    mutating func compile(_ action: StateMachineDefinition.Action) -> CompiledAction? {
        switch action {
        case .increment(let name, let value): return step(name, .up, value)
        case .decrement(let name, let value): return step(name, .down, value)
        case .multiply(let name, let value): return numerics.positions[name].map { .multiply($0, operand(value)) }
        case .floor(let name): return numerics.positions[name].map { .floor($0) }
        case .clamp(let name, let min, let max):
            return numerics.positions[name].map { .clamp($0, min: min.map(operand), max: max.map(operand)) }
        case .setRandom(let name, let min, let max, let integer):
            let (min, max) = (min.map(operand) ?? .constant(0), max.map(operand) ?? .constant(1))
            return numerics.positions[name].map { .setRandom($0, min: min, max: max, integer ? .integer : .fraction) }
        case .setNumeric(let name, let value): return numerics.positions[name].map { .setNumeric($0, operand(value)) }
        case .setBoolean(let name, let value): return booleans.positions[name].map { .setBoolean($0, operand(value)) }
        case .setString(let name, let value):
            guard let position = strings.positions[name] else { return nil }
            return .setText(position, copiedText(value))
        case .toggle(let name): return booleans.positions[name].map { .toggle($0) }
        case .fire(let name): return events.positions[name].map { .fire($0) }
        case .reset(let name): return .reset(resetTarget(named: name))
        case .setTheme(let value): return .setTheme(operand(value))
        case .setFrame(let value): return .setFrame(operand(value))
        case .setProgress(let value): return .setProgress(operand(value))
        case .fireCustomEvent(let value):
            return .customEvent(written: texts.position(of: value.written), resolved: operand(value))
        case .openUrl(let url, let target): return .openUrl(operand(url), target: texts.position(of: target))
        }
    }

    private func step(_ name: String, _ direction: StepDirection, _ value: ValueReference<Float>?) -> CompiledAction? {
        numerics.positions[name].map {
            let writing: StepWriting = value == nil && direction == .up ? .marksAlways : .marksAsOthers
            return .step($0, direction, value.map(operand) ?? .constant(1), writing)
        }
    }

    private func resetTarget(named name: String) -> ResetTarget {
        if let position = numerics.positions[name] { return .numeric(position) }
        if let position = booleans.positions[name] { return .boolean(position) }
        if let position = strings.positions[name] { return .text(position) }
        return .nothing
    }

    /// SetString takes the value of the String input that the text names, with or without `$`.
    private mutating func copiedText(_ text: String) -> TextOperand {
        let name = text.hasPrefix("$") ? String(text.dropFirst()) : text
        return strings.positions[name].map { .input($0) } ?? .constant(texts.position(of: text))
    }
}
