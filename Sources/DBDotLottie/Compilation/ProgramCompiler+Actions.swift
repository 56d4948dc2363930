extension ProgramCompiler {
    /// `nil` for an action on an input that is not declared: it does nothing.
    mutating func compile(_ action: StateMachineDefinition.Action) -> CompiledAction? {
        switch action {
        case .increment(let name, let value): return step(name, .up, value)
        case .decrement(let name, let value): return step(name, .down, value)
        case .multiply(let name, let value): return numerics.position(of: name).map { .multiply($0, operand(value)) }
        case .floor(let name): return numerics.position(of: name).map { .floor($0) }
        case .clamp(let name, let min, let max):
            return numerics.position(of: name).map { .clamp($0, min: min.map(operand), max: max.map(operand)) }
        case .setRandom(let name, let min, let max, let integer):
            let (min, max) = (min.map(operand) ?? .constant(0), max.map(operand) ?? .constant(1))
            return numerics.position(of: name).map {
                .setRandom($0, min: min, max: max, integer ? .integer : .fraction)
            }
        case .setNumeric(let name, let value):
            return numerics.position(of: name).map { .setNumeric($0, operand(value)) }
        case .setBoolean(let name, let value):
            return booleans.position(of: name).map { .setBoolean($0, operand(value)) }
        case .setString(let name, let value):
            guard let position = strings.position(of: name) else { return nil }
            return .setText(position, copiedText(value))
        case .toggle(let name): return booleans.position(of: name).map { .toggle($0) }
        case .fire(let name): return events.position(of: name).map { .fire($0) }
        case .reset(let name): return .reset(ResetTarget(name, numerics, booleans, strings))
        case .setTheme(let value): return .setTheme(operand(value))
        case .setFrame(let value): return .setFrame(operand(value))
        case .setProgress(let value): return .setProgress(operand(value))
        case .fireCustomEvent(let value):
            return .customEvent(written: texts.insert(value.written), resolved: operand(value))
        case .openUrl(let url, let target): return .openUrl(operand(url), target: texts.insert(target))
        }
    }

    private func step(_ name: String, _ direction: StepDirection, _ value: ValueReference<Float>?) -> CompiledAction? {
        numerics.position(of: name).map {
            let writing: StepWriting = value == nil && direction == .up ? .marksAlways : .marksAsOthers
            return .step($0, direction, value.map(operand) ?? .constant(1), writing)
        }
    }

    /// SetString takes the value of the String input that the text names, with or without `$`.
    private mutating func copiedText(_ text: String) -> TextOperand {
        let name =
            switch ValueReference<String>(text: text) {
            case .input(let name): name
            case .literal, .builtIn, .text: text
            }
        return strings.position(of: name).map { .input($0) } ?? .constant(texts.insert(text))
    }
}
