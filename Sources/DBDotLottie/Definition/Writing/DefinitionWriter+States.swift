extension DefinitionWriter {
    mutating func json(_ state: StateMachineDefinition.State) -> JSONValue {
        var object = JSONObject()
        object.add(.name, .string(state.name))
        switch state {
        case .playback(let playback):
            object.add(.type, .string(StateKind.playback.rawValue))
            write(playback, to: &object)
        case .global:
            object.add(.type, .string(StateKind.global.rawValue))
        }
        addList(state.entryActions, in: .entryActions, to: &object) { $0.json($1) }
        addList(state.exitActions, in: .exitActions, to: &object) { $0.json($1) }
        object.add(.transitions, list(state.transitions, in: .transitions) { $0.json($1) })
        return object.value
    }

    private mutating func write(_ state: StateMachineDefinition.PlaybackState, to object: inout JSONObject) {
        object.add(.animation, .string(state.animation))
        if state.autoplay { object.add(.autoplay, true) }
        if state.loop { object.add(.loop, true) }
        if state.loopCount != 0 { object.add(.loopCount, integer(state.loopCount)) }
        if state.mode != .forward { object.add(.mode, .string(state.mode.rawValue)) }
        if state.speed != 1 { object.add(.speed, number(state.speed, in: .speed)) }
        switch state.segment {
        case .marker(let name): object.add(.segment, .string(name))
        case .frames(let start, let end):
            object.add(.segment, .array([number(start, in: .segment), number(end, in: .segment)]))
        case nil: break
        }
        object.add(.backgroundColor, state.backgroundColor.map { integer($0) })
        if state.isFinal { object.add(.final, true) }
    }

    private mutating func json(_ transition: StateMachineDefinition.Transition) -> JSONValue {
        var object = JSONObject()
        object.add(.type, .string((transition.tween == nil ? TransitionKind.instant : .tweened).rawValue))
        object.add(.toState, .string(transition.toState))
        if let tween = transition.tween {
            let easing = tween.easing
            object.add(.duration, number(tween.duration, in: .duration))
            let numbers = [easing.x1, easing.y1, easing.x2, easing.y2]
            object.add(.easing, .array(numbers.map { number($0, in: .easing) }))
        }
        object.add(.guards, transition.guards.map { list($0, in: .guards) { $0.json($1) } })
        return object.value
    }

    private mutating func json(_ condition: StateMachineDefinition.Guard) -> JSONValue {
        switch condition {
        case .numeric(let name, let condition, let value):
            comparison(.numeric, name, condition, reference(value, in: .compareTo))
        case .string(let name, let condition, let value):
            comparison(.string, name, condition, reference(value, in: .compareTo))
        case .boolean(let name, let condition, let value):
            comparison(.boolean, name, condition, reference(value, in: .compareTo))
        case .event(let name):
            comparison(.event, name, nil, nil)
        }
    }

    private func comparison(
        _ kind: InputKind, _ inputName: String, _ condition: StateMachineDefinition.Condition?, _ value: JSONValue?
    ) -> JSONValue {
        var object = JSONObject()
        object.add(.type, .string(kind.rawValue))
        object.add(.inputName, .string(inputName))
        object.add(.conditionType, condition.map { .string($0.rawValue) })
        object.add(.compareTo, value)
        return object.value
    }
}
