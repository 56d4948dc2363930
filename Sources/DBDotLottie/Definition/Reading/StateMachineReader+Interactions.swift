extension StateMachineReader {
    /// An interaction; one whose type could not be read counts as a Click, for the sake of its actions.
    mutating func interaction(_ node: JSONNode) -> StateMachineDefinition.Interaction {
        let kind = choice(
            .type, of: ObjectNode(node: node, name: "an interaction"),
            from: StateMachineDefinition.InteractionKind.self,
            otherwise: .unknownInteractionType)
        guard let kind else {
            let object = fields(of: node, "an interaction", .atLeast([.type, .actions]))
            return .pointer(.click, layerName: nil, actions: actions(of: object))
        }
        let name = "\(DiagnosticText.withArticle(kind.rawValue)) interaction"
        if let pointer = kind.pointer {
            let object = fields(of: node, name, .exactly([.type, .layerName, .actions]))
            return .pointer(
                pointer, layerName: optional(.layerName, of: object, as: .string).value, actions: actions(of: object))
        }
        let object = fields(of: node, name, .exactly([.type, .stateName, .actions]))
        let stateName = required(.stateName, of: object, as: .string) ?? ""
        let actions = actions(of: object)
        return kind == .onComplete
            ? .onComplete(stateName: stateName, actions: actions)
            : .onLoopComplete(stateName: stateName, actions: actions)
    }

    private mutating func actions(of object: ObjectNode) -> [StateMachineDefinition.Action] {
        requiredEntries(.actions, of: object) { $0.action($1) } ?? []
    }
}
