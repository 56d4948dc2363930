extension DefinitionChecker {
    mutating func checkActions(_ actions: [StateMachineDefinition.Action], in field: DefinitionField) {
        each(actions, in: field) { $0.checkAction($1) }
    }

    private mutating func checkAction(_ action: StateMachineDefinition.Action) {
        switch action {
        case .increment(let name, let value), .decrement(let name, let value):
            checkInput(name, of: [.numeric], for: action)
            checkNumber(value, in: .value, "this \(action.kind.rawValue) steps by 1")
        case .multiply(let name, let value), .setNumeric(let name, let value):
            checkInput(name, of: [.numeric], for: action)
            checkNumber(value, in: .value, nothing(action))
        case .floor(let name):
            checkInput(name, of: [.numeric], for: action)
        case .clamp(let name, let min, let max), .setRandom(let name, let min, let max, _):
            checkInput(name, of: [.numeric], for: action)
            checkNumber(min, in: .min, nothing(action))
            checkNumber(max, in: .max, nothing(action))
        case .setBoolean(let name, let value):
            checkInput(name, of: [.boolean], for: action)
            checkTruth(value, nothing(action))
        case .setString(let name, let value):
            checkInput(name, of: [.string], for: action)
            checkText(ValueReference(text: value), in: .value)
        case .toggle(let name): checkInput(name, of: [.boolean], for: action)
        case .fire(let name): checkInput(name, of: [.event], for: action)
        case .reset(let name): checkInput(name, of: [.numeric, .boolean, .string], for: action)
        case .setTheme(let value), .fireCustomEvent(let value): checkText(value, in: .value)
        case .setFrame(let value), .setProgress(let value): checkNumber(value, in: .value, nothing(action))
        case .openUrl(let url, _): checkText(url, in: .url)
        }
    }

    private func nothing(_ action: StateMachineDefinition.Action) -> String {
        "this \(action.kind.rawValue) does nothing"
    }

    /// The input that an action changes or fires, which may be of one of some types.
    private mutating func checkInput(_ name: String, of kinds: [InputKind], for action: StateMachineDefinition.Action) {
        let names = names
        guard kinds.allSatisfy({ names.inputs(of: $0).lacks(name) }) else { return }
        let (consequence, quoted) = (nothing(action), DiagnosticText.quoted(name))
        if BuiltInInput(rawValue: name) != nil {
            report(.readOnlyInput, at: .inputName, "\(quoted) is read-only, so \(consequence)")
        } else if let other = names.kind(ofInput: name) {
            report(.mistypedActionInput, at: .inputName, "\(quoted) is \(other.noun), so \(consequence)")
        } else {
            let wanted = DiagnosticText.alternatives(kinds.map(\.rawValue))
            report(
                .undeclaredActionInput, at: .inputName, "no \(wanted) input is named \(quoted), so \(consequence)",
                hint: DiagnosticText.suggestion(
                    for: name, amongDeclared: kinds.flatMap { names.inputs(of: $0).inOrder }))
        }
    }

    private mutating func checkNumber(
        _ value: ValueReference<Float>?, in field: DefinitionField, _ consequence: String
    ) {
        switch value {
        case nil, .literal, .builtIn: break
        case .input(let name): checkReference(to: name, of: .numeric, written: "$" + name, in: field, consequence)
        case .text(let text):
            let references = names.references(to: .numeric)
            report(
                .textValue, at: field,
                "\(DiagnosticText.quoted(text)) is neither a number nor a reference, so \(consequence)",
                hint: DiagnosticText.suggestion(for: "$" + text, amongDeclared: references))
        }
    }

    private mutating func checkTruth(_ value: ValueReference<Bool>, _ consequence: String) {
        switch value {
        case .literal: break
        case .input(let name): checkReference(to: name, of: .boolean, written: "$" + name, in: .value, consequence)
        case .text(let name): checkReference(to: name, of: .boolean, written: name, in: .value, consequence)
        case .builtIn(let builtIn):
            checkReference(to: builtIn.rawValue, of: .boolean, written: builtIn.rawValue, in: .value, consequence)
        }
    }

    private mutating func checkText(_ value: ValueReference<String>, in field: DefinitionField) {
        switch value {
        case .literal, .text, .builtIn: break
        case .input(let name):
            checkReference(to: name, of: .string, written: "$" + name, in: field, "it is used as it is written")
        }
    }

    private mutating func checkReference(
        to name: String, of kind: InputKind, written: String, in field: DefinitionField, _ consequence: String
    ) {
        let names = names
        guard names.inputs(of: kind).lacks(name), BuiltInInput(rawValue: name)?.kind != kind else { return }
        let other = names.kind(ofInput: name)
        report(
            .undeclaredValue, at: field,
            "\(DiagnosticText.quoted(written)) refers to \(other.map(\.noun) ?? "no \(kind.rawValue) input"), so \(consequence)",
            hint: other == nil
                ? DiagnosticText.suggestion(for: written, amongDeclared: names.references(to: kind)) : nil)
    }
}
