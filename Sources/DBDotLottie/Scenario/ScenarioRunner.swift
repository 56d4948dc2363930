extension Scenario {
    /// Runs the scenario from the beginning and answers what happened.
    ///
    /// The profile is the one given, else the scenario's own, else the documented one. Nothing is kept between runs.
    public func run(profile: DotLottieProfile? = nil) -> ScenarioTrace {
        let profile = profile ?? self.profile ?? .documented
        do {
            var runner = ScenarioRunner(try ScenarioStage(self, profile))
            let entries = steps.map { runner.perform($0) }
            return ScenarioTrace(
                name: name, profile: profile, problems: [], steps: entries, coverage: runner.coverage)
        } catch {
            return ScenarioTrace(
                name: name, profile: profile, problems: error.problems, steps: [], coverage: nil)
        }
    }
}

/// Does a scenario's steps and writes down what each of them came to.
struct ScenarioRunner {
    private let stage: ScenarioStage
    private let observer = TraceObserver()
    private let decisions: DecisionRecorder
    private var before: [JSONValue.Member] = []

    init(_ stage: ScenarioStage) {
        self.stage = stage
        decisions = DecisionRecorder(stage.machine.program)
        stage.machine.record(into: decisions)
        stage.machine.addObserver(observer)
        stage.player.addObserver(observer)
    }

    var coverage: MachineCoverage { decisions.coverage }

    mutating func perform(_ step: Scenario.Step) -> JSONValue {
        observer.beginStep()
        var entry: [JSONValue.Member] = []
        if let answer = stage.machine.perform(step) { entry.append(.init("ok", .boolean(answer))) }
        if !observer.events.isEmpty { entry.append(.init("events", .array(observer.events))) }
        if !observer.playerEvents.isEmpty { entry.append(.init("player", .array(observer.playerEvents))) }
        if !observer.openedUrls.isEmpty { entry.append(.init("openUrl", .array(observer.openedUrls))) }
        let now = stage.snapshot
        entry += now.enumerated().filter { before.isEmpty || before[$0.offset] != $0.element }.map(\.element)
        before = now
        return .object(entry)
    }
}

extension DotLottieStateMachine {
    /// Does a step; answers what a trace shows as `ok`, and `nil` for a step without it.
    package func perform(_ step: Scenario.Step) -> Bool? {
        switch step {
        case .start: return start()
        case .stop: stop()
        case .tick(let milliseconds): tick(milliseconds: milliseconds)
        case .setNumeric(let name, let value): return setNumeric(name, to: value)
        case .setBoolean(let name, let value): return setBoolean(name, to: value)
        case .setString(let name, let value): return setString(name, to: value)
        case .fire(let event): return fire(event)
        case .post(let event): post(event)
        case .override(let state, .rests): return override(state)
        case .override(let state, .evaluates): return overrideAndEvaluate(state)
        case .resetInput(let name): resetInput(name)
        case .setSeed(let seed): setSeed(seed)
        }
        return nil
    }
}
