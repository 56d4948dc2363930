extension ScenarioReader {
    /// What a step may be, as its `op` spells it.
    private enum Operation: String, CaseIterable {
        case start, stop, tick, setNumeric, setBoolean, setString, fire, post, override, resetInput, setSeed
    }

    func step(_ node: JSONNode) throws(ScenarioError) -> Scenario.Step {
        let spelled = try field("op", of: node, "a string", \.string)
        guard let operation = Operation(rawValue: spelled) else {
            let known = Operation.allCases.map(\.rawValue).joined(separator: ", ")
            throw malformed("there is no step \"\(spelled)\"; the steps are \(known)", node["op"] ?? node)
        }
        switch operation {
        case .start: return .start
        case .stop: return .stop
        case .tick: return .tick(milliseconds: try field("dt", of: node, "a number of milliseconds", \.double))
        case .setNumeric:
            return .setNumeric(name: try key(node), value: try field("value", of: node, "a number", \.single))
        case .setBoolean:
            return .setBoolean(name: try key(node), value: try field("value", of: node, "true or false", \.boolean))
        case .setString:
            return .setString(name: try key(node), value: try field("value", of: node, "a string", \.string))
        case .fire: return .fire(event: try field("event", of: node, "a string", \.string))
        case .post: return .post(try event(node))
        case .override:
            let evaluates = try optional(node["tick"], "true or false", \.boolean) ?? false
            return .override(state: try field("state", of: node, "a string", \.string), evaluates ? .evaluates : .rests)
        case .resetInput: return .resetInput(name: try key(node))
        case .setSeed: return .setSeed(try field("seed", of: node, "a whole number from 0", \.seed))
        }
    }

    private func key(_ node: JSONNode) throws(ScenarioError) -> String {
        try field("key", of: node, "a string", \.string)
    }

    private func event(_ node: JSONNode) throws(ScenarioError) -> Event {
        let spelled = try field("event", of: node, "a string", \.string)
        guard let kind = StateMachineDefinition.InteractionKind(rawValue: spelled) else {
            let known = StateMachineDefinition.InteractionKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw malformed("there is no event \"\(spelled)\"; the events are \(known)", node["event"] ?? node)
        }
        let x = try optional(node["x"], "a number", \.single) ?? 0
        let y = try optional(node["y"], "a number", \.single) ?? 0
        return Event(kind, x: x, y: y)
    }

    private func field<Value>(
        _ name: String, of node: JSONNode, _ what: String, _ value: (JSONNode) -> Value?
    ) throws(ScenarioError) -> Value {
        guard let field = node[name] else { throw malformed("the step needs \"\(name)\"", node) }
        return try needed(field, what, value)
    }
}

extension JSONNode {
    fileprivate var seed: UInt64? {
        isWrittenAsInteger ? integer(as: UInt64.self) : number.flatMap(UInt64.init(exactly:))
    }
}
