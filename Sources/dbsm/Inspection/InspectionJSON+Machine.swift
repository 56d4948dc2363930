internal import DBDotLottie

extension InspectionJSON {
    static func value(of machine: InspectedMachine) -> JSONValue {
        let definition = machine.definition
        return [
            "id": text(machine.id),
            "path": text(machine.pathInArchive),
            "accepted": .boolean(definition != nil),
            "initial": text(definition?.initial),
            "states": array(definition?.states, state),
            "transitions": array(definition?.states.flatMap { state in state.transitions.map { (state.name, $0) } }) {
                transition($0.1, from: $0.0)
            },
            "inputs": array(definition?.inputs, input),
            "interactions": array(definition?.interactions, interaction),
        ]
    }

    private static func array<Part>(_ parts: [Part]?, _ value: (Part) -> JSONValue) -> JSONValue {
        parts.map { .array($0.map(value)) } ?? .null
    }

    private static func state(_ state: StateMachineDefinition.State) -> JSONValue {
        let (kind, playback): (String, StateMachineDefinition.PlaybackState?) =
            switch state {
            case .playback(let playback): ("PlaybackState", playback)
            case .global: ("GlobalState", nil)
            }
        return [
            "name": .string(state.name),
            "type": .string(kind),
            "final": .boolean(state.isFinal),
            "animation": text(playback?.animation),
            "segment": segment(playback?.segment),
            "mode": text(playback?.mode.rawValue),
            "speed": playback.map { .single($0.speed) } ?? .null,
            "autoplay": playback.map { .boolean($0.autoplay) } ?? .null,
            "loop": playback.map { .boolean($0.loop) } ?? .null,
            "loopCount": playback.map { .number(Double($0.loopCount)) } ?? .null,
            "backgroundColor": playback?.backgroundColor.map { .number(Double($0)) } ?? .null,
            "entryActions": actions(state.entryActions),
            "exitActions": actions(state.exitActions),
        ]
    }

    private static func segment(_ segment: StateMachineDefinition.Segment?) -> JSONValue {
        switch segment {
        case .marker(let name): .string(name)
        case .frames(let start, let end): .array([.single(start), .single(end)])
        case nil: .null
        }
    }

    private static func transition(
        _ transition: StateMachineDefinition.Transition, from source: String
    ) -> JSONValue {
        let tween = transition.tween
        let easing = tween.map { [$0.easing.x1, $0.easing.y1, $0.easing.x2, $0.easing.y2] }
        return [
            "from": .string(source),
            "to": .string(transition.toState),
            "guards": .array((transition.guards ?? []).map { .string($0.text) }),
            "duration": tween.map { .single($0.duration) } ?? .null,
            "easing": array(easing) { .single($0) },
        ]
    }

    private static func input(_ input: StateMachineDefinition.Input) -> JSONValue {
        let value: JSONValue =
            switch input {
            case .numeric(_, let value): .single(value)
            case .string(_, let value): .string(value)
            case .boolean(_, let value): .boolean(value)
            case .event: .null
            }
        return ["name": .string(input.name), "type": .string(input.kind.rawValue), "value": value]
    }

    private static func interaction(_ interaction: StateMachineDefinition.Interaction) -> JSONValue {
        let (layerName, stateName): (String?, String?) =
            switch interaction {
            case .pointer(_, let layerName, _): (layerName, nil)
            case .onComplete(let stateName, _), .onLoopComplete(let stateName, _): (nil, stateName)
            }
        return [
            "type": .string(interaction.kind.rawValue), "layerName": text(layerName), "stateName": text(stateName),
            "actions": actions(interaction.actions),
        ]
    }

    private static func actions(_ actions: [StateMachineDefinition.Action]) -> JSONValue {
        .array(actions.map { .string($0.text) })
    }
}
