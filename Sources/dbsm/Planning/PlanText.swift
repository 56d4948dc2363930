internal import DBDotLottie

/// A plan as people read it: how much it covers, the scenarios step by step, and what it does not reach.
struct PlanText {
    private let plan: ScenarioPlan
    private let file: String

    init(_ plan: ScenarioPlan, of file: String) {
        self.plan = plan
        self.file = file
    }

    var lines: [String] {
        [summary] + plan.scenarios.enumerated().flatMap { scenario($0.offset + 1, $0.element) } + unreached
    }

    private var summary: String {
        let scenarios = plan.scenarios.count == 1 ? "1 scenario" : "\(plan.scenarios.count) scenarios"
        return "\(file): \(plan.coveredCount) of \(plan.transitionCount) transitions in \(scenarios)"
    }

    private func scenario(_ number: Int, _ scenario: PlannedScenario) -> [String] {
        ["", "Scenario \(number)"] + scenario.steps.map { "  \($0.line)" }
            + ["  takes \(scenario.transitions.map(\.text).joined(separator: ", "))"]
    }

    private var unreached: [String] {
        guard !plan.unreached.isEmpty else { return [] }
        return ["", "Not reached"] + plan.unreached.map { "  \($0.place.text): \($0.reason.message.onOneLine)" }
    }
}

extension Scenario.Step {
    /// The step as `dbsm run` takes it.
    fileprivate var line: String {
        switch self {
        case .start: "start"
        case .stop: "stop"
        case .tick(let milliseconds): "tick \(milliseconds / 1000)"
        case .setNumeric(let name, let value): "set \(name.onOneLine) \(value)"
        case .setBoolean(let name, let value): "set \(name.onOneLine) \(value)"
        case .setString(let name, let value): "set \(name.onOneLine) \(value.onOneLine)"
        case .fire(let event): "fire \(event.onOneLine)"
        case .post(let event): event.line
        case .override(let state, _): "override \(state.onOneLine)"
        case .resetInput(let name): "reset \(name.onOneLine)"
        case .setSeed(let seed): "seed \(seed)"
        }
    }
}

extension Event {
    fileprivate var line: String {
        switch self {
        case .click(let x, let y): "click \(x) \(y)"
        case .pointerDown(let x, let y): "down \(x) \(y)"
        case .pointerUp(let x, let y): "up \(x) \(y)"
        case .pointerMove(let x, let y): "move \(x) \(y)"
        case .pointerEnter(let x, let y): "enter \(x) \(y)"
        case .pointerExit(let x, let y): "exit \(x) \(y)"
        case .onComplete: "complete"
        case .onLoopComplete: "loop"
        }
    }
}
