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

    mutating func append(_ transition: Int, isCertain: Bool) {
        if isCertain { hasCertain = true }
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
            guard others.allSatisfy({ witness.passes($0, machine.program.texts) }) else { continue }
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

extension ConjunctionWitness {
    /// Whether a guard passes with these values; one that looks at something else does not.
    fileprivate func passes(_ condition: CompiledGuard, _ texts: [String]) -> Bool {
        switch condition {
        case .event(let event): return event == self.event
        case .numeric(let input, let condition, let value):
            guard let have = number(input), let want = number(value) else { return false }
            return condition.holds(have, want)
        case .boolean(let input, let condition, let value):
            guard let have = booleans[input], let want = truth(value) else { return false }
            return condition.holds(have, want)
        case .text(let input, let condition, let value):
            guard let have = strings[input], let want = text(value, texts) else { return false }
            return condition.holds(ExactName(have), ExactName(want))
        case .neverPasses: return false
        }
    }

    private func number(_ operand: NumericOperand) -> Float? {
        switch operand {
        case .constant(let number): number
        case .input(let input): numerics[input]
        case .elapsedTime: elapsedTime
        case .unresolvable: nil
        }
    }

    private func truth(_ operand: BooleanOperand) -> Bool? {
        switch operand {
        case .constant(let truth): truth
        case .input(let input): booleans[input]
        case .unresolvable: nil
        }
    }

    private func text(_ operand: TextOperand, _ texts: [String]) -> String? {
        switch operand {
        case .constant(let position): texts[Int(position)]
        case .input(let input): strings[input]
        }
    }
}
