extension StateMachineReader {
    /// A transition; one whose type could not be read counts as an instant one.
    mutating func transition(_ node: JSONNode) -> StateMachineDefinition.Transition {
        let kind = choice(
            .type, of: ObjectNode(node: node, name: "a transition"), from: TransitionKind.self,
            otherwise: .unknownTransitionType)
        switch kind {
        case .instant:
            return transition(fields(of: node, "a Transition", .exactly([.type, .toState, .guards])), tween: nil)
        case .tweened:
            let object = fields(
                of: node, "a Tweened transition", .exactly([.type, .toState, .guards, .duration, .easing]))
            return transition(object, tween: tween(of: object))
        case nil:
            return transition(fields(of: node, "a transition", .atLeast([.type, .toState, .guards])), tween: nil)
        }
    }

    private mutating func transition(
        _ object: ObjectNode, tween: StateMachineDefinition.Tween?
    ) -> StateMachineDefinition.Transition {
        StateMachineDefinition.Transition(
            toState: required(.toState, of: object, as: .string) ?? "", guards: guards(of: object), tween: tween)
    }

    /// The guards, where unreadable ones still count as guards that are written down.
    private mutating func guards(of object: ObjectNode) -> [StateMachineDefinition.Guard]? {
        switch optionalEntries(.guards, of: object, read: { $0.guardCondition($1) }) {
        case .absent: nil
        case .unreadable: []
        case .value(let guards): guards
        }
    }

    private mutating func tween(of object: ObjectNode) -> StateMachineDefinition.Tween {
        let duration = required(.duration, of: object, as: .number)
        let easing = required(.easing, of: object, as: .array).flatMap { numbers(4, of: $0, in: .easing) }
            .map { StateMachineDefinition.Easing($0[0], $0[1], $0[2], $0[3]) }
        return StateMachineDefinition.Tween(
            duration: duration ?? 1, easing: easing ?? StateMachineDefinition.Easing(0, 0, 1, 1))
    }

    /// A guard; one whose type could not be read is left out.
    private mutating func guardCondition(_ node: JSONNode) -> StateMachineDefinition.Guard? {
        let kind = choice(
            .type, of: ObjectNode(node: node, name: "a guard"), from: InputKind.self, otherwise: .unknownGuardType)
        guard let kind else {
            _ = inputName(of: fields(of: node, "a guard", .atLeast([.type, .inputName])))
            return nil
        }
        let known: [DefinitionField] =
            kind == .event ? [.type, .inputName] : [.type, .inputName, .conditionType, .compareTo]
        let object = fields(of: node, "\(DiagnosticText.withArticle(kind.rawValue)) guard", .exactly(known))
        switch kind {
        case .numeric:
            return .numeric(
                inputName: inputName(of: object), condition(of: object),
                compareTo: required(.compareTo, of: object, as: .numberReference) ?? .literal(0))
        case .string:
            return .string(
                inputName: inputName(of: object), condition(of: object),
                compareTo: required(.compareTo, of: object, as: .stringReference) ?? .literal(""))
        case .boolean:
            return .boolean(
                inputName: inputName(of: object), condition(of: object),
                compareTo: required(.compareTo, of: object, as: .booleanReference) ?? .literal(false))
        case .event:
            return .event(inputName: inputName(of: object))
        }
    }

    private mutating func condition(of object: ObjectNode) -> StateMachineDefinition.Condition {
        choice(.conditionType, of: object, from: StateMachineDefinition.Condition.self, otherwise: .unknownCondition)
            ?? .equal
    }
}
