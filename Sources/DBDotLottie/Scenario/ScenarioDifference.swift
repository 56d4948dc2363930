/// One thing that came out otherwise than a scenario expects.
public struct ScenarioDifference: Sendable, Hashable {
    /// The player that was imitated.
    public let profile: DotLottieProfile
    /// Where the scenario and its trace differ.
    public let place: Place

    /// Where a scenario and its trace may differ.
    public enum Place: Sendable, Hashable {
        /// The scenario expects nothing of this profile, so that there was nothing to compare.
        case nothingExpected
        /// The machine should load and does not, for these reasons.
        case doesNotLoad([ScenarioProblem])
        /// The machine should not load and does.
        case loads
        /// The expectation has entries for another number of steps than the scenario.
        case stepCount(expected: Int, found: Int)
        /// What is said of a step, which is counted from 1; values are JSON, and `nil` where nothing is said.
        case step(number: Int, key: String, expected: String?, found: String?)
    }
}

extension ScenarioDifference: CustomStringConvertible {
    /// One line for a person: `documented: step 3, state: expected "open", got "closed"`.
    public var description: String { "\(profile.name): \(place)" }
}

extension ScenarioDifference.Place: CustomStringConvertible {
    /// One line for a person, without the profile.
    public var description: String {
        switch self {
        case .nothingExpected: "nothing is expected, so there is nothing to compare"
        case .doesNotLoad(let problems):
            (["the machine should load, and does not"] + problems.prefix(1).map { $0.line(scenarioPath: "") })
                .joined(separator: ": ")
        case .loads: "the machine should not load, and does"
        case .stepCount(let expected, let found): "\(expected) steps are expected, and there are \(found)"
        case .step(let number, let key, let expected, let found):
            "step \(number), \(key): expected \(expected ?? "nothing"), got \(found ?? "nothing")"
        }
    }
}
