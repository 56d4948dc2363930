internal import DBDotLottie

/// Tells a person what differs.
struct TestReport {
    let style: TextStyle
    let mode: TestRun.Mode

    /// What is wrong with a scenario: for each profile the first difference, and how many more there are.
    func lines(for tested: TestedScenario) -> [String] {
        tested.runs.flatMap { run -> [String] in
            switch run.verdict {
            case .agrees: []
            case .nothingExpected where mode == .compare && tested.isForOtherProfiles: []
            case .nothingExpected, .differs: lines(for: run, of: tested)
            }
        }
    }

    /// The first difference of a run, and how many more there are.
    func lines(for run: TestedScenario.Run, of tested: TestedScenario) -> [String] {
        guard let first = run.differences.first else { return [] }
        let profile = " (\(run.trace.profile.name))"
        var lines: [String]
        switch first.place {
        case .nothingExpected:
            let hint = mode == .compare ? "; --update writes down what happens" : ""
            lines = [heading(tested.path, nil, "nothing is expected\(profile)\(hint)")]
            lines += run.trace.problems.map { "  " + $0.line(scenarioPath: tested.path).onOneLine }
        case .doesNotLoad(let problems):
            lines = [heading(tested.path, nil, "the machine should load, and does not\(profile)")]
            lines += problems.map { "  " + $0.line(scenarioPath: tested.path).onOneLine }
        case .loads: lines = [heading(tested.path, nil, "the machine should not load, and does\(profile)")]
        case .stepCount: lines = [heading(tested.path, nil, "\(first.place)\(profile)")]
        case .step(let number, let key, let expected, let found):
            let step = tested.scenario.steps.indices.contains(number - 1) ? tested.scenario.steps[number - 1].text : ""
            lines = [
                heading(
                    tested.path, tested.scenario.location(ofStep: number - 1),
                    "step \(number), \(step)\(profile)"),
                "  \(key.onOneLine): expected \((expected ?? "nothing").onOneLine)",
                "  \(blank(key.onOneLine))  got      \((found ?? "nothing").onOneLine)",
            ]
        }
        let more = run.differences.count - 1
        if more > 0 { lines.append("  and \(more) more \(more == 1 ? "difference" : "differences")") }
        return lines
    }

    private func heading(_ path: String, _ location: SourceLocation?, _ message: String) -> String {
        let place = path.onOneLine + (location.map { ":\($0.line):\($0.column)" } ?? "") + ":"
        return "\(style.text(place, as: .place)) \(style.text("differs:", as: .error)) \(message)"
    }

    private func blank(_ text: String) -> String { String(repeating: " ", count: text.count) }
}

extension Scenario.Step {
    /// The step as its file spells it.
    var text: String { JSONWriter.text(of: json, layout: .singleLine) }
}
