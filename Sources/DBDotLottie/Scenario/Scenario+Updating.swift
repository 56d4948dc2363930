extension Scenario {
    /// What the scenario is to expect after these runs of it; what agrees with its trace, or was not run, stays as it is.
    ///
    /// A profile that has "the same" as the newest player keeps that only as long as it is true.
    package func expectations(after traces: [ScenarioTrace]) -> [Expectation] {
        let added = traces.filter { trace in !expectations.contains { $0.profile == trace.profile } }
        let newest = outcome(in: Self.newestProfile, after: traces)
        return expectations.map { expectation in
            switch expectation.content {
            case .outcome(let outcome):
                return Expectation(
                    expectation.profile, .outcome(self.outcome(in: expectation.profile, after: traces) ?? outcome))
            case .sameAsNewest:
                guard let outcome = outcome(in: expectation.profile, after: traces), outcome != newest else {
                    return expectation
                }
                return Expectation(expectation.profile, .outcome(outcome))
            }
        } + added.map { Expectation($0.profile, .outcome($0.outcome)) }
    }

    /// The same scenario with other expectations.
    func expecting(_ expectations: [Expectation]) -> Scenario {
        Scenario(
            name: name, profile: profile, steps: steps, animation: animation, machine: machine, canvas: canvas,
            openUrlPolicy: openUrlPolicy, folder: folder, expectations: expectations, source: source)
    }

    /// What was expected if the trace agrees with that, else the trace's outcome.
    private func outcome(in profile: DotLottieProfile, after traces: [ScenarioTrace]) -> Outcome? {
        let expected = expectedOutcome(in: profile)
        guard let trace = traces.last(where: { $0.profile == profile }) else { return expected }
        if let expected, OutcomeComparison(expected, trace).differences.isEmpty { return expected }
        return trace.outcome
    }
}
