/// What a scenario's run came to: whether the machine loaded, and for each step what happened and what became different.
public struct ScenarioTrace: Sendable, Hashable {
    /// The scenario's name.
    public let name: String
    /// The player that was imitated.
    public let profile: DotLottieProfile
    /// Why the machine did not load; empty if it did.
    public let problems: [ScenarioProblem]
    /// One entry for each step, a JSON object with the keys of the scenario format; none if the machine did not load.
    package let steps: [JSONValue]
    /// Which states, transitions and guards' outcomes the steps have come to; `nil` if the machine did not load.
    public let coverage: MachineCoverage?

    /// Whether the machine loaded.
    public var loads: Bool { problems.isEmpty }

    /// The trace as one line of JSON.
    public var text: String {
        let value: JSONValue = .object([
            .init("name", .string(name)), .init("load", .boolean(loads)), .init("steps", .array(steps)),
        ])
        return JSONWriter.text(of: value, layout: .compact)
    }
}
