extension Scenario.Step {
    /// The step as a scenario file spells it; read again it is the same step.
    package var json: JSONValue {
        switch self {
        case .start: ["op": "start"]
        case .stop: ["op": "stop"]
        case .tick(let milliseconds): ["op": "tick", "dt": .number(milliseconds)]
        case .setNumeric(let name, let value): ["op": "setNumeric", "key": .string(name), "value": .single(value)]
        case .setBoolean(let name, let value): ["op": "setBoolean", "key": .string(name), "value": .boolean(value)]
        case .setString(let name, let value): ["op": "setString", "key": .string(name), "value": .string(value)]
        case .fire(let event): ["op": "fire", "event": .string(event)]
        case .post(let event): .object([.init("op", "post")] + event.members)
        case .override(let state, .rests): ["op": "override", "state": .string(state)]
        case .override(let state, .evaluates): ["op": "override", "state": .string(state), "tick": true]
        case .resetInput(let name): ["op": "resetInput", "key": .string(name)]
        case .setSeed(let seed): ["op": "setSeed", "seed": .unsigned(seed)]
        }
    }
}

extension Event {
    /// The event's name, and its point if it has one.
    fileprivate var members: [JSONValue.Member] {
        switch self {
        case .click(let x, let y), .pointerDown(let x, let y), .pointerUp(let x, let y), .pointerMove(let x, let y),
            .pointerEnter(let x, let y), .pointerExit(let x, let y):
            [.init("event", .string(kind.rawValue)), .init("x", .single(x)), .init("y", .single(y))]
        case .onComplete, .onLoopComplete: [.init("event", .string(kind.rawValue))]
        }
    }
}
