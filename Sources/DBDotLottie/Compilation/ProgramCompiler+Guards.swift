extension ProgramCompiler {
    mutating func compile(_ condition: StateMachineDefinition.Guard) -> CompiledGuard {
        switch condition {
        case .event(let name):
            events.position(of: name).map { .event($0) } ?? .neverPasses
        case .numeric(let name, let condition, let value):
            compileNumeric(operand(numeric: name), condition, operand(value))
        case .boolean(let name, let condition, let value):
            compileBoolean(name, condition, operand(value))
        case .string(let name, let condition, let value):
            compileText(name, condition, value)
        }
    }

    private func compileNumeric(
        _ input: NumericOperand, _ condition: StateMachineDefinition.Condition, _ value: NumericOperand
    ) -> CompiledGuard {
        input == .unresolvable || value == .unresolvable ? .neverPasses : .numeric(input, condition, value)
    }

    private func compileBoolean(
        _ name: String, _ condition: StateMachineDefinition.Condition, _ value: BooleanOperand
    ) -> CompiledGuard {
        guard let input = booleans.position(of: name), let equality = EqualityCondition(condition),
            value != .unresolvable
        else { return .neverPasses }
        return .boolean(input, equality, value)
    }

    private mutating func compileText(
        _ name: String, _ condition: StateMachineDefinition.Condition, _ value: ValueReference<String>
    ) -> CompiledGuard {
        guard let input = strings.position(of: name), let equality = EqualityCondition(condition) else {
            return .neverPasses
        }
        if case .input(let other) = value, strings.position(of: other) == nil { return .neverPasses }
        return .text(input, equality, operand(value))
    }

    func operand(numeric name: String) -> NumericOperand {
        if name == BuiltInInput.elapsedTime.rawValue { return .elapsedTime }
        return numerics.position(of: name).map { .input($0) } ?? .unresolvable
    }

    func operand(_ value: ValueReference<Float>) -> NumericOperand {
        switch value {
        case .literal(let number): .constant(number)
        case .input(let name): operand(numeric: name)
        case .builtIn(.elapsedTime): .elapsedTime
        case .text: .unresolvable
        }
    }

    /// Where a truth value belongs, any text is a reference, with or without `$`.
    func operand(_ value: ValueReference<Bool>) -> BooleanOperand {
        switch value {
        case .literal(let truth): .constant(truth)
        case .input(let name), .text(let name): booleans.position(of: name).map { .input($0) } ?? .unresolvable
        case .builtIn: .unresolvable
        }
    }

    /// A reference to an undeclared input is the text that it is.
    mutating func operand(_ value: ValueReference<String>) -> TextOperand {
        if case .input(let name) = value, let position = strings.position(of: name) { return .input(position) }
        return .constant(texts.insert(value.written))
    }
}

extension ValueReference<String> {
    /// The text as it stands in a file.
    var written: String {
        if case .literal(let text) = self { return text }
        return referenceText ?? ""
    }
}
