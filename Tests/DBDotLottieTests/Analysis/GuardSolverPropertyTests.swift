import Testing

import DBDotLottie

@Suite("The guard solver against all combinations of values")
struct GuardSolverPropertyTests {
    @Test("What it answers about guards is true", arguments: 0..<40 as Range<UInt64>)
    func solutionsAreTrue(seed: UInt64) throws {
        var random = RandomGuards(seed: seed)
        var solver = GuardSolver(inputs: RandomGuards.inputs)
        for _ in 0..<25 {
            let guards = random.guards(0...5)
            let situations = RandomGuards.situations(for: guards)
            switch solver.solution(of: guards) {
            case .impossible(let positions):
                let contradiction = positions.map { guards[$0] }
                #expect(!situations.contains { $0.passes(contradiction) }, "\(guards.map(\.text))")
                #expect(!contradiction.isEmpty && isShortest(contradiction, &solver), "\(guards.map(\.text))")
            case .alwaysPasses: #expect(situations.allSatisfy { $0.passes(guards) }, "\(guards.map(\.text))")
            case .possible(let witness):
                #expect(RandomGuards.initial.changed(by: witness).passes(guards), "\(guards.map(\.text)) \(witness)")
                #expect(situations.contains { !$0.passes(guards) }, "\(guards.map(\.text))")
            case .unknown: Issue.record("\(guards.map(\.text))")
            }
        }
    }

    private func isShortest(_ guards: [StateMachineDefinition.Guard], _ solver: inout GuardSolver) -> Bool {
        guards.indices.allSatisfy { index in
            var fewer = guards
            fewer.remove(at: index)
            if case .impossible = solver.solution(of: fewer) { return false }
            return true
        }
    }

    @Test("What it says follows from other guards does", arguments: 100..<140 as Range<UInt64>)
    func implicationsAreTrue(seed: UInt64) {
        var random = RandomGuards(seed: seed)
        var solver = GuardSolver(inputs: RandomGuards.inputs)
        for _ in 0..<25 {
            let (premises, conclusions) = (random.guards(1...3), random.guards(1...1))
            let follows = RandomGuards.situations(for: premises + conclusions)
                .allSatisfy { !$0.passes(premises) || $0.passes(conclusions) }
            if solver.implies(premises, conclusions) {
                #expect(follows, "\(premises.map(\.text)) \(conclusions.map(\.text))")
            }
        }
    }

    @Test("Almost everything that follows is found")
    func mostImplicationsAreFound() {
        var random = RandomGuards(seed: 7)
        var solver = GuardSolver(inputs: RandomGuards.inputs)
        var (following, found) = (0, 0)
        for _ in 0..<500 {
            let (premises, conclusions) = (random.guards(1...2), random.guards(1...1))
            guard
                RandomGuards.situations(for: premises + conclusions)
                    .allSatisfy({ !$0.passes(premises) || $0.passes(conclusions) })
            else { continue }
            following += 1
            if solver.implies(premises, conclusions) { found += 1 }
        }
        #expect(following > 50)
        #expect(found * 100 >= following * 90, "\(found) of \(following)")
    }
}
