internal import DBDotLottie

/// A scenario file with what its runs came to.
struct TestedScenario: Sendable {
    /// The file, as it was named or found.
    let path: String
    let scenario: Scenario
    /// One run for each profile that it was tested in.
    let runs: [Run]

    /// A run in one profile, and where it differs from what is expected.
    struct Run: Sendable {
        let trace: ScenarioTrace
        let differences: [ScenarioDifference]

        var verdict: Verdict {
            if differences.isEmpty { return .agrees }
            return differences.first?.place == .nothingExpected ? .nothingExpected : .differs
        }
    }

    /// How a run is judged.
    enum Verdict: Sendable, Hashable {
        case agrees
        case differs
        /// The scenario says nothing of this profile.
        case nothingExpected
    }

    /// Runs a scenario in the profile that is asked for, else in all of which it expects something, else in its own.
    init(_ scenario: Scenario, path: String, profile: DotLottieProfile?) {
        self.path = path
        self.scenario = scenario
        var profiles = profile.map { [$0] } ?? scenario.expectedProfiles
        if profiles.isEmpty { profiles = [scenario.profile ?? .documented] }
        runs = profiles.map { profile in
            let trace = scenario.run(profile: profile)
            return Run(trace: trace, differences: scenario.differences(from: trace))
        }
    }

    /// A scenario that expects something, but not of the profile that is asked for, is meant for other players.
    var isForOtherProfiles: Bool {
        !scenario.expectations.isEmpty && runs.allSatisfy { $0.verdict == .nothingExpected }
    }
}
