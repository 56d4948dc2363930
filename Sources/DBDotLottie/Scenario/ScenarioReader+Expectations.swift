extension ScenarioReader {
    /// The word that refers to the newest player's expectation.
    static let sameAsNewest = "same"

    /// What `expect` holds: for each profile's name a trace, or "same".
    ///
    /// Of a name that is written twice the last one counts.
    func expectations(_ node: JSONNode?) throws(ScenarioError) -> [Scenario.Expectation] {
        guard let node, node.kind != .null else { return [] }
        guard node.kind == .object else { throw malformed("\"expect\" is an object", node) }
        var expectations: [Scenario.Expectation] = []
        for member in node.members where member.value.kind != .null {
            let profile = try profile(named: member.key, member.keyLocation)
            expectations.removeAll { $0.profile == profile }
            expectations.append(.init(profile, try content(member.value, of: node, profile)))
        }
        return expectations
    }

    private func content(
        _ node: JSONNode, of expect: JSONNode, _ profile: DotLottieProfile
    ) throws(ScenarioError) -> Scenario.Expectation.Content {
        let newest = Scenario.newestProfile
        switch node.kind {
        case .string where node.string == Self.sameAsNewest:
            guard profile != newest, expect[newest.name]?.kind == .object else {
                throw malformed("\"same\" needs another profile's trace, that of \"\(newest.name)\"", node)
            }
            return .sameAsNewest
        case .object: return .outcome(try outcome(node))
        case .null, .boolean, .number, .string, .array: throw malformed("a trace or \"same\" belongs here", node)
        }
    }

    private func outcome(_ node: JSONNode) throws(ScenarioError) -> Scenario.Outcome {
        guard let load = node["load"] else { throw malformed("a trace needs \"load\"", node) }
        let loads = try needed(load, "true or false", \.boolean)
        guard let steps = node["steps"], steps.kind != .null else { return Scenario.Outcome(loads: loads, steps: []) }
        guard steps.kind == .array else { throw malformed("\"steps\" is an array", steps) }
        for step in steps.elements where step.kind != .object { throw malformed("an object belongs here", step) }
        return Scenario.Outcome(loads: loads, steps: steps.elements.map { JSONValue($0) })
    }
}
