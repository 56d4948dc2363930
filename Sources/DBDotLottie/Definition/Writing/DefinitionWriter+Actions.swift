extension DefinitionWriter {
    mutating func json(_ interaction: StateMachineDefinition.Interaction) -> JSONValue {
        var object = JSONObject()
        object.add(.type, .string(interaction.kind.rawValue))
        switch interaction {
        case .pointer(_, let layerName, _): object.add(.layerName, layerName.map { .string($0) })
        case .onComplete(let stateName, _), .onLoopComplete(let stateName, _):
            object.add(.stateName, .string(stateName))
        }
        object.add(.actions, list(interaction.actions, in: .actions) { $0.json($1) })
        return object.value
    }

    mutating func json(_ input: StateMachineDefinition.Input) -> JSONValue {
        var object = JSONObject()
        object.add(.type, .string(input.kind.rawValue))
        object.add(.name, .string(input.name))
        switch input {
        case .numeric(_, let value): object.add(.value, number(value, in: .value))
        case .string(_, let value): object.add(.value, .string(value))
        case .boolean(_, let value): object.add(.value, .boolean(value))
        case .event: break
        }
        return object.value
    }

    mutating func json(_ action: StateMachineDefinition.Action) -> JSONValue {
        var object = JSONObject()
        object.add(.type, .string(action.kind.rawValue))
        switch action {
        case .increment(let name, let value), .decrement(let name, let value):
            object.add(.inputName, .string(name))
            object.add(.value, value.map { reference($0, in: .value) })
        case .multiply(let name, let value), .setNumeric(let name, let value):
            object.add(.inputName, .string(name))
            object.add(.value, reference(value, in: .value))
        case .floor(let name), .toggle(let name), .fire(let name), .reset(let name):
            object.add(.inputName, .string(name))
        case .clamp(let name, let min, let max):
            writeBounds(of: name, min, max, to: &object)
        case .setRandom(let name, let min, let max, let integer):
            writeBounds(of: name, min, max, to: &object)
            if integer { object.add(.integer, true) }
        case .setBoolean(let name, let value):
            object.add(.inputName, .string(name))
            object.add(.value, reference(value, in: .value))
        case .setString(let name, let value):
            object.add(.inputName, .string(name))
            object.add(.value, .string(value))
        case .setTheme(let value), .fireCustomEvent(let value):
            object.add(.value, reference(value, in: .value))
        case .setFrame(let value), .setProgress(let value):
            object.add(.value, reference(value, in: .value))
        case .openUrl(let url, let target):
            object.add(.url, reference(url, in: .url))
            object.add(.target, .string(target))
        }
        return object.value
    }

    private mutating func writeBounds(
        of name: String, _ min: ValueReference<Float>?, _ max: ValueReference<Float>?, to object: inout JSONObject
    ) {
        object.add(.inputName, .string(name))
        object.add(.min, min.map { reference($0, in: .min) })
        object.add(.max, max.map { reference($0, in: .max) })
    }
}
