internal import DBDotLottie

/// What the scenarios of each machine have covered together.
struct CoverageSum {
    /// A machine, by the file that it stands in, or by what it is if it stands in scenarios.
    private struct Machine: Hashable {
        let path: String?
        let definition: StateMachineDefinition
    }

    private var order: [(machine: Machine, name: String)] = []
    private var coverages: [Machine: MachineCoverage] = [:]

    /// A machine that does not load in a profile covers nothing there.
    mutating func add(_ tested: TestedScenario) {
        let path = tested.scenario.machinePath(scenarioPath: tested.path)
        for case let coverage? in tested.runs.map(\.trace.coverage) {
            let machine = Machine(path: path, definition: coverage.definition)
            if coverages[machine] == nil { order.append((machine, path ?? "the machine in \(tested.path)")) }
            coverages[machine, default: coverage].formUnion(coverage)
        }
    }

    /// Each machine with what is missing, and all together if there are several.
    var lines: [String] {
        let all = order.compactMap { entry in coverages[entry.machine].map { (entry.name, $0) } }
        var lines = all.flatMap { name, coverage in
            ["\(name.onOneLine): \(Self.text(of: [coverage]))"] + coverage.missing.map { "  \($0)" }
        }
        if all.count > 1 { lines.append("all \(all.count) machines: \(Self.text(of: all.map(\.1)))") }
        return lines
    }

    private static func text(of coverages: [MachineCoverage]) -> String {
        let parts = [
            ("states", coverages.map(\.stateShare)), ("transitions", coverages.map(\.transitionShare)),
            ("guards' outcomes", coverages.map(\.outcomeShare)),
        ]
        return parts.map { "\($0) \(share(of: $1))" }.joined(separator: ", ")
    }

    /// The share of all together, and in hundredths, never rounded up to all or down to nothing.
    private static func share(of shares: [MachineCoverage.Share]) -> String {
        let (covered, total) = (shares.map(\.covered).reduce(0, +), shares.map(\.total).reduce(0, +))
        guard total > 0 else { return "none" }
        let percent = covered == 0 ? 0 : max(1, covered * 100 / total)
        return "\(covered) of \(total) (\(percent) %)"
    }
}
