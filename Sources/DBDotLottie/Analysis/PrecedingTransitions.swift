/// Transitions that are tried before others, to find one that passes whenever a later one does.
///
/// Whether guards imply others is asked a fixed number of times for a whole machine; the values with which the later guards pass answer for most pairs
/// before that, and equal guards are found without asking. Of transitions that look at one thing the first are compared, and the rest only if they are equal.
struct PrecedingTransitions: Sendable {
    /// The number of times that a machine's guards are asked whether they imply others.
    static let mostQuestions = 5_000
    /// The number of transitions looking at one thing that a later one is compared with.
    static let mostCandidates = 32

    private let machine: AnalysedMachine
    private var bySubject: [GuardSubject: [Int]] = [:]
    private var byGuards: [Set<CompiledGuard>: Int] = [:]
    /// Whether the guards of one of them always pass.
    private(set) var hasCertain = false

    init(_ machine: AnalysedMachine) { self.machine = machine }

    mutating func append(_ transition: Int, _ outlook: TransitionOutlook) {
        if outlook == .certain { hasCertain = true }
        let guards = machine.guards(of: transition)
        if byGuards[Set(guards)] == nil { byGuards[Set(guards)] = transition }
        guard let subject = anchor(of: guards), bySubject[subject, default: []].count < Self.mostCandidates else {
            return
        }
        bySubject[subject, default: []].append(transition)
    }

    /// Whether one that always passes leaves nothing to a later transition (P1: an event may hide that one).
    func hideAll(before transition: Int) -> Bool {
        hasCertain && !(machine.profile.hidesGuardsWithoutEvent && hasEvent(transition))
    }

    /// The first of those found that passes whenever a later one does, for which a witness passes.
    func first(impliedBy transition: Int, _ witness: ConjunctionWitness?, _ questions: inout Int) -> Int? {
        let guards = machine.guards(of: transition)
        if let equal = byGuards[Set(guards)] { return equal }
        guard let witness else { return nil }
        let subjects = Set(guards.flatMap(\.subjects))
        let candidates = subjects.flatMap { bySubject[$0] ?? [] }.sorted()
        let premises = GuardConjunction(guards: guards, texts: machine.program.texts)
        for candidate in candidates where !isHidden(candidate, from: transition) {
            let others = machine.guards(of: candidate).filter { !$0.alwaysPasses }
            guard others.allSatisfy({ witness.lets(pass: $0, event: witness.event, texts: machine.program.texts) })
            else { continue }
            guard questions > 0 else { return nil }
            questions -= 1
            if premises.implies(GuardConjunction(guards: others, texts: machine.program.texts)) { return candidate }
        }
        return nil
    }

    /// P1: whether the event that the later one waits for hides the earlier one.
    private func isHidden(_ earlier: Int, from later: Int) -> Bool {
        machine.profile.hidesGuardsWithoutEvent && hasEvent(later) && !hasEvent(earlier)
    }

    private func hasEvent(_ transition: Int) -> Bool { machine.program.transitions[transition].hasEventGuard }

    /// One of the things that guards look at, the event if they wait for one; whatever implies them looks at it too.
    private func anchor(of guards: [CompiledGuard]) -> GuardSubject? {
        let event = guards.first { if case .event = $0 { true } else { false } }
        return (event ?? guards.first { !$0.alwaysPasses })?.subjects.first
    }
}
