internal import DBDotLottie
internal import DBStateMachine

/// What recorded runs visited.
struct RecordedVisits: Sendable {
    /// The states that were entered.
    private var entered: [String] = []
    /// The changes of state that transitions made.
    private var transitions: [(source: String, destination: String)] = []

    /// What made the first change of state in a step.
    enum Cause: Sendable, Hashable {
        /// `start` or `override`, whatever the transitions say.
        case force
        /// A transition, as far as is known.
        case transition
    }

    /// Adds the steps of a trace; causes that are not known are taken for transitions.
    ///
    /// Throws what is wrong with a step.
    mutating func add(_ steps: [JSONValue], causes: [Cause]) throws(Visit.Malformed) {
        for (index, step) in steps.enumerated() {
            do {
                add(try Visit.all(in: step), index < causes.count ? causes[index] : .transition)
            } catch {
                throw Visit.Malformed(message: "step \(index + 1): \(error.message)")
            }
        }
    }

    /// Counts what was visited, in a coverage of the machine's graph.
    func count(in coverage: inout TransitionCoverage) {
        for name in entered { coverage.countEntry(of: name) }
        for (source, destination) in transitions { coverage.countTransition(from: source, to: destination) }
    }

    /// The states that were entered though the graph does not have them, each once, as they came.
    func foreignStates(in graph: StateGraph) -> [String] {
        var known = Set(graph.nodes.map(\.name))
        return entered.filter { known.insert($0).inserted }
    }

    private mutating func add(_ visits: [Visit], _ cause: Cause) {
        let forced = Self.forcedChange(visits, cause)
        for (index, visit) in visits.enumerated() {
            switch visit {
            case .entered(let name): entered.append(name)
            case .change(let source, let destination):
                // Nothing leads to the first state.
                if index != forced && !source.isEmpty { transitions.append((source, destination)) }
            case .start: break
            }
        }
    }

    /// Where the change stands that no transition made.
    private static func forcedChange(_ visits: [Visit], _ cause: Cause) -> Int? {
        let changes = visits.indices.filter { visits[$0].isChange }
        switch cause {
        case .force: return changes.first
        case .transition:
            // A machine that starts has entered its initial state just before.
            return visits.firstIndex(of: .start).flatMap { start in changes.last { $0 < start } }
        }
    }
}

extension Visit {
    fileprivate var isChange: Bool {
        if case .change = self { true } else { false }
    }
}
