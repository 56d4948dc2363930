/// Goes through what is expected and what happened side by side, with everything filled in that the entries leave out.
struct OutcomeComparison {
    private let profile: DotLottieProfile
    private var expected = UnfoldedEntry()
    private var found = UnfoldedEntry()
    /// Where the two differ, in order.
    private(set) var differences: [ScenarioDifference] = []

    init(_ expected: Scenario.Outcome, _ trace: ScenarioTrace) {
        profile = trace.profile
        switch (expected.loads, trace.loads) {
        case (true, false): add(.doesNotLoad(trace.problems))
        case (false, true): add(.loads)
        case (false, false): break
        case (true, true): compareSteps(expected.steps, trace.steps)
        }
    }

    private mutating func compareSteps(_ expectedSteps: [JSONValue], _ foundSteps: [JSONValue]) {
        for (position, entries) in zip(expectedSteps, foundSteps).enumerated() {
            expected.take(entries.0)
            found.take(entries.1)
            compare(step: position + 1)
        }
        guard expectedSteps.count != foundSteps.count else { return }
        add(.stepCount(expected: expectedSteps.count, found: foundSteps.count))
    }

    private mutating func add(_ place: ScenarioDifference.Place) {
        differences.append(ScenarioDifference(profile: profile, place: place))
    }

    private mutating func compare(step: Int) {
        for key in found.keys(with: expected) {
            compare(expected[key], found[key], step: step, key: key)
        }
    }

    private mutating func compare(_ one: JSONValue?, _ two: JSONValue?, step: Int, key: String) {
        switch (one, two) {
        case (nil, nil): return
        case (let one?, let two?) where one.agrees(with: two): return
        case (.object(let one), .object(let two)):
            // An input says more than all of them.
            let values = (JSONValue.byName(one), JSONValue.byName(two))
            for name in Set(values.0.keys).union(values.1.keys).map(\.text).sorted() {
                let name = ExactName(name)
                compare(values.0[name], values.1[name], step: step, key: "\(key).\(name.text)")
            }
        case (_, _):
            add(.step(number: step, key: key, expected: one.map(Self.text), found: two.map(Self.text)))
        }
    }

    private static func text(_ value: JSONValue) -> String { JSONWriter.text(of: value, layout: .singleLine) }
}

/// An entry of a trace with what earlier ones said and it does not repeat.
private struct UnfoldedEntry {
    /// What belongs to one step alone, and what it is where an entry does not say it.
    private static let momentary: [(key: String, unsaid: JSONValue?)] = [
        ("ok", nil), ("events", []), ("player", []), ("openUrl", []),
    ]

    private var values: [ExactName: JSONValue] = [:]
    /// The keys in the order in which they came.
    private var order: [String] = momentary.map(\.key)

    subscript(key: String) -> JSONValue? { values[ExactName(key)] }

    mutating func take(_ entry: JSONValue) {
        for (key, unsaid) in Self.momentary { values[ExactName(key)] = unsaid }
        guard case .object(let members) = entry else { return }
        for member in members {
            let name = ExactName(member.key)
            if values[name] == nil, !order.contains(where: { $0.isExactly(member.key) }) { order.append(member.key) }
            values[name] = Self.said(member)
        }
    }

    /// Every key of both, this one's first.
    func keys(with other: UnfoldedEntry) -> [String] {
        let own = Set(order.map { ExactName($0) })
        return order + other.order.filter { !own.contains(ExactName($0)) }
    }

    /// Nothing is said of a step's answer with null, and of an error only that it happened: its text is the product's own.
    private static func said(_ member: JSONValue.Member) -> JSONValue? {
        switch (member.key, member.value) {
        case ("ok", .null): nil
        case ("events", .array(let events)): .array(events.map(\.withoutErrorText))
        case ("events", .null), ("player", .null), ("openUrl", .null): []
        default: member.value
        }
    }
}

extension JSONValue {
    fileprivate var withoutErrorText: JSONValue {
        guard case .array(let parts) = self, parts.first == "Error" else { return self }
        return ["Error"]
    }
}

extension Scenario {
    /// Where a run came out otherwise than the scenario expects of its profile; empty if nowhere.
    ///
    /// Numbers are compared in single precision, and of an error only that it happened. A scenario that expects nothing of that profile
    /// differs in that, so that a test without an expectation does not pass unseen.
    public func differences(from trace: ScenarioTrace) -> [ScenarioDifference] {
        guard let expected = expectedOutcome(in: trace.profile) else {
            return [ScenarioDifference(profile: trace.profile, place: .nothingExpected)]
        }
        return OutcomeComparison(expected, trace).differences
    }
}
