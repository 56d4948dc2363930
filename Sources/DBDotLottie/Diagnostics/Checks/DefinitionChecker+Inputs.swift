extension DefinitionChecker {
    mutating func checkInputs() {
        var taken: [InputKind: NameList] = [:]
        each(definition.inputs, in: .inputs) { checker, input in
            if input.hasReservedName {
                checker.report(
                    .reservedInputName, at: .name,
                    "names that begin with \"@\" belong to the machine, so the input \(DiagnosticText.quoted(input.name)) is dropped"
                )
            } else if !taken[input.kind, default: NameList(isComplete: true)].insert(input.name) {
                checker.report(
                    .duplicateInput, at: .name,
                    "\(input.kind.noun) is named \(DiagnosticText.quoted(input.name)) already; the last one counts")
            }
        }
    }
}
