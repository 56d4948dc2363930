/// How many scenarios were tested, and how they came out.
struct TestCounts: Sendable, Hashable {
    private var scenarios = 0
    private var traces = 0
    private var differing = 0
    private var skipped = 0
    private var unusable = 0
    private var updated = 0
    private var unwritten = 0

    mutating func add(_ tested: TestedScenario) {
        scenarios += 1
        guard !tested.isForOtherProfiles else {
            skipped += 1
            return
        }
        traces += tested.runs.count
        differing += tested.runs.filter { $0.verdict != .agrees }.count
    }

    mutating func addUnusable() { unusable += 1 }

    mutating func addUpdated() { updated += 1 }

    mutating func addUnwritten() { unwritten += 1 }

    /// Whether there was a scenario at all.
    var testsSomething: Bool { scenarios > 0 && unusable == 0 }

    /// Nothing differs, and there was something to compare.
    var allAgree: Bool { differing == 0 && unusable == 0 && traces > 0 }

    /// One line: `3 scenarios, 9 traces: all agree`.
    var summary: String {
        var parts: [String] = []
        if traces == 0 {
            parts.append("nothing was compared")
        } else {
            parts.append(differing == 0 ? "all agree" : Self.count(differing, "differs", "differ"))
        }
        if skipped > 0 { parts.append("\(skipped) expect nothing of this profile") }
        if unusable > 0 { parts.append(Self.count(unusable, "file is unusable", "files are unusable")) }
        return "\(Self.count(scenarios, "scenario", "scenarios")), \(Self.count(traces, "trace", "traces")): "
            + parts.joined(separator: ", ")
    }

    /// The same after an update: `3 scenarios: 1 updated`.
    var updateSummary: String {
        var parts = [updated + unwritten == 0 ? "nothing to update" : "\(updated) updated"]
        if unwritten > 0 { parts.append("\(unwritten) cannot be written") }
        if unusable > 0 { parts.append(Self.count(unusable, "file is unusable", "files are unusable")) }
        return "\(Self.count(scenarios, "scenario", "scenarios")): " + parts.joined(separator: ", ")
    }

    private static func count(_ number: Int, _ one: String, _ several: String) -> String {
        "\(number) \(number == 1 ? one : several)"
    }
}
