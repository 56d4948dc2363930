extension DefinitionChecker {
    /// Inputs that the file declares and does not use, or uses in one direction only.
    mutating func checkInputUse() {
        let uses = InputUses(definition)
        let guards = InitialGuards(definition)
        var last: [InputKind: [ExactName: Int]] = [:]
        for (index, input) in definition.inputs.enumerated() {
            last[input.kind, default: [:]][ExactName(input.name)] = index
        }
        each(definition.inputs, in: .inputs) { checker, input in
            guard !input.hasReservedName, let index = last[input.kind]?[ExactName(input.name)],
                checker.path.components.last == .index(index)
            else { return }
            checker.checkUse(uses.use(of: input), of: input, guards)
        }
    }

    private mutating func checkUse(
        _ use: InputUse, of input: StateMachineDefinition.Input, _ guards: InitialGuards
    ) {
        guard !use.contains(.uncertain) else { return }
        let name = DiagnosticText.quoted(input.name)
        switch input {
        case .event where use.isEmpty:
            report(.unusedInput, at: .name, "nothing in this file fires the event \(name) or waits for it")
        case .event where use == .tested:
            report(.unfiredEvent, at: .name, "nothing in this file fires the event \(name), so only the host can")
        case .event where use == .written:
            report(.unheardEvent, at: .name, "no guard waits for the event \(name), so only the host hears of it")
        case .event: break
        case .numeric, .boolean, .string:
            if use.isEmpty {
                report(.unusedInput, at: .name, "nothing in this file uses the input \(name)")
            } else if use == .written {
                report(.unreadInput, at: .name, "nothing in this file reads the input \(name), so only the host can")
            } else if use.contains(.tested), !use.contains(.written) {
                let outcome = guards.outcome(for: input).map { "; until it does, \(DiagnosticText.inline($0))" } ?? ""
                report(
                    .unwrittenInput, at: .name,
                    "nothing in this file changes the input \(name), so only the host can\(outcome)")
            }
        }
    }
}
