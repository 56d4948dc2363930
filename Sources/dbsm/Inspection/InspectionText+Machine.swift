internal import DBDotLottie
internal import DBStateMachine

extension InspectionText {
    /// The tables of a machine.
    static func sections(of machine: StateMachineDefinition) -> [Section] {
        [
            Section("States", states(machine)), Section("Transitions", transitions(machine)),
            Section("Inputs", inputs(machine)), Section("Actions of states", actions(machine)),
            Section("Interactions", interactions(machine)),
        ]
    }

    private static func states(_ machine: StateMachineDefinition) -> TextTable {
        var table = TextTable("Name", "Kind", "Animation", "Segment", "Mode", "Speed", "Playback", "Background")
        for state in machine.states {
            let initial = state.name == machine.initial ? ["initial"] : []
            switch state {
            case .global(let state):
                table.add(shown(state.name), (initial + ["global"]).joined(separator: ", "), "", "", "", "", "", "")
            case .playback(let state):
                table.add(
                    shown(state.name), (initial + (state.isFinal ? ["final"] : [])).joined(separator: ", "),
                    state.animation, state.segment?.text ?? "", state.mode.rawValue, state.speed.shortText,
                    state.playbackText,
                    state.backgroundColor.map { "0x" + String($0, radix: 16, uppercase: true) } ?? "")
            }
        }
        return table
    }

    private static func transitions(_ machine: StateMachineDefinition) -> TextTable {
        var table = TextTable("From", "To", "Guards", "Tween")
        for state in machine.states {
            for transition in state.transitions {
                table.add(
                    shown(state.name), shown(transition.toState),
                    (transition.guards ?? []).map(\.text).joined(separator: " and "), transition.tween?.text ?? "")
            }
        }
        return table
    }

    private static func inputs(_ machine: StateMachineDefinition) -> TextTable {
        var table = TextTable("Name", "Type", "Initial value")
        for input in machine.inputs {
            let value =
                switch input {
                case .numeric(_, let value): value.shortText
                case .boolean(_, let value): "\(value)"
                case .string(_, let value): "\"\(value)\""
                case .event: ""
                }
            table.add(shown(input.name), input.kind.rawValue, value)
        }
        return table
    }

    private static func actions(_ machine: StateMachineDefinition) -> TextTable {
        var table = TextTable("State", "When", "Action")
        for state in machine.states {
            for (time, actions) in [("entry", state.entryActions), ("exit", state.exitActions)] {
                for action in actions { table.add(shown(state.name), time, action.text) }
            }
        }
        return table
    }

    private static func interactions(_ machine: StateMachineDefinition) -> TextTable {
        var table = TextTable("Event", "Layer", "State", "Actions")
        for interaction in machine.interactions {
            let actions = interaction.actions.map(\.text).joined(separator: "; ")
            switch interaction {
            case .pointer(_, let layerName, _):
                table.add(interaction.kind.rawValue, layerName.map(shown) ?? "", "", actions)
            case .onComplete(let stateName, _), .onLoopComplete(let stateName, _):
                table.add(interaction.kind.rawValue, "", shown(stateName), actions)
            }
        }
        return table
    }
}

extension StateMachineDefinition.PlaybackState {
    fileprivate var playbackText: String {
        let loopText = loop ? (loopCount == 0 ? "loop" : "\(loopCount) plays") : nil
        return [autoplay ? "autoplay" : nil, loopText].compactMap(\.self).joined(separator: ", ")
    }
}

extension StateMachineDefinition.Segment {
    fileprivate var text: String {
        switch self {
        case .marker(let name): InspectionText.shown(name)
        case .frames(let start, let end): "\(start.shortText)…\(end.shortText)"
        }
    }
}

extension StateMachineDefinition.Tween {
    fileprivate var text: String {
        let numbers = [easing.x1, easing.y1, easing.x2, easing.y2].map(\.shortText).joined(separator: ", ")
        return "\(duration.shortText) s, easing \(numbers)"
    }
}
