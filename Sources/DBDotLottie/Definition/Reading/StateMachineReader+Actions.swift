extension StateMachineReader {
    /// An action; one whose type could not be read is left out.
    mutating func action(_ node: JSONNode) -> StateMachineDefinition.Action? {
        let kind = choice(
            .type, of: ObjectNode(node: node, name: "an action"), from: ActionKind.self, otherwise: .unknownActionType)
        guard let kind else {
            _ = fields(of: node, "an action", .atLeast([.type]))
            return nil
        }
        let object = fields(of: node, DiagnosticText.withArticle(kind.rawValue), .exactly(kind.fields))
        switch kind {
        case .increment:
            return .increment(inputName: inputName(of: object), value: optionalNumber(.value, of: object))
        case .decrement:
            return .decrement(inputName: inputName(of: object), value: optionalNumber(.value, of: object))
        case .multiply: return .multiply(inputName: inputName(of: object), value: number(of: object))
        case .floor: return .floor(inputName: inputName(of: object))
        case .clamp:
            return .clamp(
                inputName: inputName(of: object), min: optionalNumber(.min, of: object),
                max: optionalNumber(.max, of: object))
        case .setRandom:
            return .setRandom(
                inputName: inputName(of: object), min: optionalNumber(.min, of: object),
                max: optionalNumber(.max, of: object),
                integer: optional(.integer, of: object, as: .boolean).value ?? false)
        case .setNumeric: return .setNumeric(inputName: inputName(of: object), value: number(of: object))
        case .setBoolean:
            return .setBoolean(
                inputName: inputName(of: object),
                value: required(.value, of: object, as: .booleanReference) ?? .literal(false))
        case .setString:
            return .setString(
                inputName: inputName(of: object), value: required(.value, of: object, as: .string) ?? "")
        case .toggle: return .toggle(inputName: inputName(of: object))
        case .fire: return .fire(inputName: inputName(of: object))
        case .reset: return .reset(inputName: inputName(of: object))
        case .setTheme: return .setTheme(value: text(.value, of: object))
        case .setFrame: return .setFrame(value: number(of: object))
        case .setProgress: return .setProgress(value: number(of: object))
        case .fireCustomEvent: return .fireCustomEvent(value: text(.value, of: object))
        case .openUrl: return .openUrl(url: text(.url, of: object), target: target(of: object))
        }
    }

    mutating func inputName(of object: ObjectNode) -> String {
        required(.inputName, of: object, as: .string) ?? ""
    }

    private mutating func number(of object: ObjectNode) -> ValueReference<Float> {
        required(.value, of: object, as: .numberReference) ?? .literal(0)
    }

    private mutating func optionalNumber(
        _ field: DefinitionField, of object: ObjectNode
    ) -> ValueReference<Float>? {
        optional(field, of: object, as: .numberReference).value
    }

    private mutating func text(_ field: DefinitionField, of object: ObjectNode) -> ValueReference<String> {
        required(field, of: object, as: .stringReference) ?? .literal("")
    }

    private mutating func target(of object: ObjectNode) -> String {
        switch profile.target {
        case .optional:
            if object.node[DefinitionField.target.rawValue] == nil {
                report(.portability, at: object.node, PortabilityRule.target.message)
            }
            return optional(.target, of: object, as: .string).value ?? ""
        case .required: return required(.target, of: object, as: .string) ?? ""
        }
    }
}
