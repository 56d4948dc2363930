extension StateMachineReader {
    /// An input; one whose type or name could not be read is left out, but what is known of it counts as declared.
    mutating func input(_ node: JSONNode) -> StateMachineDefinition.Input? {
        let kind = choice(
            .type, of: ObjectNode(node: node, name: "an input"), from: InputKind.self, otherwise: .unknownInputType)
        guard let kind else {
            let object = fields(of: node, "an input", .atLeast([.type, .name]))
            noteDeclaration(of: required(.name, of: object, as: .string), kind: nil)
            return nil
        }
        let known: [DefinitionField] = kind == .event ? [.type, .name] : [.type, .name, .value]
        let object = fields(of: node, "\(DiagnosticText.withArticle(kind.rawValue)) input", .exactly(known))
        let name = required(.name, of: object, as: .string)
        if name == nil { noteDeclaration(of: nil, kind: kind) }
        let input: StateMachineDefinition.Input
        switch kind {
        case .numeric: input = .numeric(name: name ?? "", value: required(.value, of: object, as: .number) ?? 0)
        case .string: input = .string(name: name ?? "", value: required(.value, of: object, as: .string) ?? "")
        case .boolean: input = .boolean(name: name ?? "", value: required(.value, of: object, as: .boolean) ?? false)
        case .event: input = .event(name: name ?? "")
        }
        return name == nil ? nil : input
    }

    /// Notes what an input declares that is left out.
    private mutating func noteDeclaration(of name: String?, kind: InputKind?) {
        switch (name, kind) {
        case (let name?, nil): uncertainNames.inputsOfUnknownKind.append(name)
        case (nil, let kind?): uncertainNames.incompleteKinds.insert(kind)
        case (nil, nil): uncertainNames.incompleteKinds.formUnion(InputKind.allCases)
        case (_?, _?): break
        }
    }
}
