extension Scenario {
    /// What a run in one profile is expected to come to.
    package struct Expectation: Sendable, Hashable {
        /// The player that is imitated.
        package let profile: DotLottieProfile
        /// What is expected.
        package let content: Content

        package init(_ profile: DotLottieProfile, _ content: Content) {
            self.profile = profile
            self.content = content
        }

        /// What a file says of a profile.
        package enum Content: Sendable, Hashable {
            /// The same as of the newest player, `dotlottie-rs-2026-07`; spelled `"same"`.
            case sameAsNewest
            /// This outcome.
            case outcome(Outcome)
        }
    }

    /// What a run comes to: whether the machine loads, and an entry for each step with what happened and what became different.
    package struct Outcome: Sendable, Hashable {
        /// Whether the machine loads.
        package let loads: Bool
        /// One JSON object for each step, none if the machine does not load.
        package let steps: [JSONValue]

        package init(loads: Bool, steps: [JSONValue]) {
            self.loads = loads
            self.steps = steps
        }
    }

    /// The profile that `"same"` refers to.
    static let newestProfile = DotLottieProfile.dotLottieRS_2026_07

    /// The profiles that the scenario expects something of, in the order of the file.
    public var expectedProfiles: [DotLottieProfile] { expectations.map(\.profile) }

    /// What is expected in a profile; `nil` if nothing is.
    package func expectedOutcome(in profile: DotLottieProfile) -> Outcome? {
        switch expectations.first(where: { $0.profile == profile })?.content {
        case .outcome(let outcome): outcome
        case .sameAsNewest where profile != Self.newestProfile: expectedOutcome(in: Self.newestProfile)
        case .sameAsNewest, nil: nil
        }
    }
}

extension ScenarioTrace {
    /// What the run came to, as a scenario may expect it.
    package var outcome: Scenario.Outcome { Scenario.Outcome(loads: loads, steps: steps) }
}
