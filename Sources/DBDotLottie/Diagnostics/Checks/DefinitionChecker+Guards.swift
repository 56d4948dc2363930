extension DefinitionChecker {
    mutating func checkGuard(_ condition: StateMachineDefinition.Guard) {
        switch condition {
        case .numeric(let name, _, let value):
            checkInput(name, of: .numeric)
            checkNumber(value)
        case .string(let name, let condition, let value):
            checkInput(name, of: .string)
            checkOrdering(condition, of: .string)
            checkText(value)
        case .boolean(let name, let condition, let value):
            checkInput(name, of: .boolean)
            checkOrdering(condition, of: .boolean)
            checkTruth(value)
        case .event(let name):
            checkEvent(name)
        }
    }

    private mutating func checkEvent(_ name: String) {
        let names = names
        let events = names.inputs(of: .event)
        guard events.lacks(name) else { return }
        let other = names.kind(ofInput: name)
        report(
            .undeclaredEvent, at: .inputName,
            other.map { "\(DiagnosticText.quoted(name)) is \($0.noun), not an event" }
                ?? "no event is named \(DiagnosticText.quoted(name))",
            hint: other == nil ? DiagnosticText.suggestion(for: name, amongDeclared: events.inOrder) : nil)
    }

    /// The input that a guard looks at.
    private mutating func checkInput(_ name: String, of kind: InputKind) {
        let names = names
        let inputs = names.inputs(of: kind)
        guard inputs.lacks(name), BuiltInInput(rawValue: name)?.kind != kind else { return }
        if let other = BuiltInInput(rawValue: name)?.kind ?? names.kind(ofInput: name) {
            report(
                .mistypedGuardInput, at: .inputName,
                "\(DiagnosticText.quoted(name)) is \(other.noun), so this \(kind.rawValue) guard never passes")
        } else {
            report(
                .undeclaredGuardInput, at: .inputName,
                "no \(kind.rawValue) input is named \(DiagnosticText.quoted(name)), so this guard never passes",
                hint: DiagnosticText.suggestion(for: name, amongDeclared: names.readable(of: kind)))
        }
    }

    private mutating func checkOrdering(_ condition: StateMachineDefinition.Condition, of kind: InputKind) {
        switch condition {
        case .equal, .notEqual: break
        case .greaterThan, .greaterThanOrEqual, .lessThan, .lessThanOrEqual:
            report(
                .orderingCondition, at: .conditionType,
                "\(condition.rawValue) never passes in a \(kind.rawValue) guard; only Equal and NotEqual do")
        }
    }

    private mutating func checkNumber(_ value: ValueReference<Float>) {
        switch value {
        case .literal, .builtIn: break
        case .input(let name): checkComparison(with: name, of: .numeric, written: "$" + name)
        case .text(let text) where text.begins(with: "@"):
            report(
                .textComparison, at: .compareTo,
                "\(DiagnosticText.quoted(text)) is no built-in input, so this guard never passes",
                hint: DiagnosticText.suggestion(for: text, amongDeclared: BuiltInInput.allCases.map(\.rawValue)))
        case .text(let text) where names.inputs(of: .numeric).lacks(text):
            checkComparison(with: text, of: .numeric, written: text)
        case .text(let text):
            report(
                .textComparison, at: .compareTo,
                "\(DiagnosticText.quoted(text)) has no \"$\" before it, so this guard never passes",
                hint: "a reference is written \(DiagnosticText.quoted("$" + text))")
        }
    }

    private mutating func checkText(_ value: ValueReference<String>) {
        switch value {
        case .literal, .text, .builtIn: break
        case .input(let name): checkComparison(with: name, of: .string, written: "$" + name)
        }
    }

    private mutating func checkTruth(_ value: ValueReference<Bool>) {
        switch value {
        case .literal: break
        case .input(let name): checkComparison(with: name, of: .boolean, written: "$" + name)
        case .text(let name): checkComparison(with: name, of: .boolean, written: name)
        case .builtIn(let builtIn):
            checkComparison(with: builtIn.rawValue, of: .boolean, written: builtIn.rawValue)
        }
    }

    /// The input that a guard compares with.
    private mutating func checkComparison(with name: String, of kind: InputKind, written: String) {
        let names = names
        let inputs = names.inputs(of: kind)
        guard inputs.lacks(name) else { return }
        let other = names.kind(ofInput: name)
        report(
            .undeclaredComparison, at: .compareTo,
            "\(DiagnosticText.quoted(written)) refers to \(other.map(\.noun) ?? "no input"); a \(kind.rawValue) guard compares with \(kind.noun)",
            hint: other == nil ? Self.hint(for: written, kind, names.references(to: kind)) : nil)
    }

    /// A value that stands in quotes was meant as the value.
    private static func hint(for written: String, _ kind: InputKind, _ references: [String]) -> String {
        let isValue =
            switch kind {
            case .boolean: Bool(written) != nil
            case .numeric: Double(written) != nil && written.utf8.allSatisfy("+-.0123456789Ee".utf8.contains)
            case .string, .event: false
            }
        guard isValue else { return DiagnosticText.suggestion(for: written, amongDeclared: references) }
        return "the value is written without quotes: \(written)"
    }
}
