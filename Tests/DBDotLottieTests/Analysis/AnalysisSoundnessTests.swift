import DBDotLottie
import TestSupport
import Testing

/// What is said of a machine as a whole, held against random runs of it.
@Suite("What is said of random machines is true of their runs")
struct AnalysisSoundnessTests {
    @Test("No state is entered that cannot be reached", arguments: 0..<UInt64(120))
    func unreachableStates(seed: UInt64) throws {
        try eachRun(of: seed, overriding: .never) { findings, coverage, run in
            for state in findings.unreachableStates { #expect(!coverage.states[state].isEntered, "\(run)") }
        }
    }

    @Test("No transition is taken that never can be, not even from states entered by force", arguments: 0..<UInt64(120))
    func transitionsNeverTaken(seed: UInt64) throws {
        try eachRun(of: seed, overriding: .sometimes) { findings, coverage, run in
            for place in findings.neverTaken {
                #expect(!coverage.states[place.state].transitions[place.transition].isTaken, "\(place) \(run)")
            }
        }
    }

    @Test("No guard fails that always passes", arguments: 0..<UInt64(120))
    func guardsAlwaysPassing(seed: UInt64) throws {
        try eachRun(of: seed, overriding: .sometimes) { findings, coverage, run in
            for place in findings.alwaysPassing {
                let guards = coverage.states[place.state].transitions[place.transition].guards
                #expect(!guards[place.condition].contains(.failed), "\(place) \(run)")
            }
        }
    }

    /// Runs a random machine a few times in every profile that loads it, and hands over what was said and what was done.
    private func eachRun(
        of seed: UInt64, overriding: RandomMachine.Overriding,
        check: (WholeMachineFindings, MachineCoverage, String) -> Void
    ) throws {
        var random = RandomMachine(seed: seed)
        let definition = random.definition()
        let animation = try LottieAnimation(bytes: Array(#"{"fr": 30, "ip": 0, "op": 30, "layers": []}"#.utf8))
        for profile in DotLottieProfile.presets {
            let report = StateMachineReport(checking: definition, profile: profile)
            guard report.definition != nil else { continue }
            let findings = WholeMachineFindings(report)
            let program = MachineProgram(definition)
            for _ in 0..<4 {
                let player = HeadlessPlayer(animation: animation, profile: profile)
                let machine = try DotLottieStateMachine(program: program, profile: profile, playback: player)
                let decisions = DecisionRecorder(program)
                machine.record(into: decisions)
                let steps = random.steps(40, of: definition, overriding)
                for step in steps { _ = machine.perform(step) }
                check(findings, decisions.coverage, "\(profile.name): \(steps)")
            }
        }
    }
}

/// The diagnostics that promise something of all runs.
private struct WholeMachineFindings {
    struct Place {
        let state: Int
        let transition: Int
    }

    struct GuardPlace {
        let state: Int
        let transition: Int
        let condition: Int
    }

    private(set) var unreachableStates: [Int] = []
    private(set) var neverTaken: [Place] = []
    private(set) var alwaysPassing: [GuardPlace] = []

    init(_ report: StateMachineReport) {
        for diagnostic in report.diagnostics {
            let indices = diagnostic.path.components.compactMap { component -> Int? in
                if case .index(let index) = component { index } else { nil }
            }
            guard diagnostic.path.components.first == .field(.states), let state = indices.first else { continue }
            if diagnostic.code == .unreachableState { unreachableStates.append(state) }
            guard indices.count > 1 else { continue }
            if Self.neverTaken.contains(diagnostic.code) {
                neverTaken.append(Place(state: state, transition: indices[1]))
            } else if diagnostic.code == .alwaysPassingGuard, indices.count > 2 {
                alwaysPassing.append(GuardPlace(state: state, transition: indices[1], condition: indices[2]))
            }
        }
    }

    private static let neverTaken: Set<DiagnosticCode> = [
        .neverPassingGuard, .contradictoryGuards, .twoEventGuards, .shadowedTransition, .undeclaredGuardInput,
        .mistypedGuardInput, .orderingCondition, .textComparison,
    ]
}
