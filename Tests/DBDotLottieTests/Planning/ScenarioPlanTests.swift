import Testing

import DBDotLottie

@Suite("Plans")
struct ScenarioPlanTests {
    typealias Definition = StateMachineDefinition
    typealias Transition = StateMachineDefinition.Transition

    private static func state(
        _ name: String, _ transitions: [Transition], entry: [Definition.Action] = []
    ) -> Definition.State {
        .playback(.init(name: name, animation: "", entryActions: entry, transitions: transitions))
    }

    private static func number(
        _ name: String, _ condition: Definition.Condition, _ value: Float
    ) -> Definition.Guard { .numeric(inputName: name, condition, compareTo: .literal(value)) }

    private static func go(to state: String, _ guards: Definition.Guard...) -> Transition {
        Transition(toState: state, guards: guards)
    }

    private func plan(
        _ states: [Definition.State], inputs: [Definition.Input] = [], interactions: [Definition.Interaction] = [],
        profile: DotLottieProfile = .documented, work: Int = ScenarioPlan.defaultWork
    ) -> ScenarioPlan {
        let definition = Definition(
            initial: states.first?.name ?? "", states: states, interactions: interactions, inputs: inputs)
        return ScenarioPlan(for: PlanningStage(MachineProgram(definition), profile: profile), work: work)
    }

    @Test("One scenario takes all transitions that follow each other")
    func oneScenario() {
        let plan = plan(
            [
                Self.state("a", [Self.go(to: "b", Self.number("x", .greaterThan, 3))]),
                Self.state("b", [Self.go(to: "c", .event(inputName: "go"))]),
                Self.state("c", [Self.go(to: "a", Self.number("@elapsedTime", .greaterThanOrEqual, 2))]),
            ], inputs: [.numeric(name: "x", value: 0), .event(name: "go")])
        #expect(plan.unreached == [])
        #expect(
            plan.scenarios.map(\.steps) == [
                [.start, .setNumeric(name: "x", value: 4), .fire(event: "go"), .tick(milliseconds: 2000)]
            ])
        #expect(plan.scenarios[0].transitions.map(\.text) == ["a[0] -> b", "b[0] -> c", "c[0] -> a"])
    }

    @Test("Guards are met without meeting those of transitions that come before")
    func earlierTransitionsAreAvoided() {
        let plan = plan(
            [
                Self.state(
                    "a",
                    [
                        Self.go(to: "b", Self.number("x", .greaterThan, 9)),
                        Self.go(to: "c", Self.number("x", .greaterThan, 5)), Self.go(to: "d"),
                    ], entry: [.setNumeric(inputName: "x", value: .literal(0))]),
                Self.state("b", []), Self.state("c", []), Self.state("d", []),
            ], inputs: [.numeric(name: "x", value: 0)])
        // What is entered with an x of 0 goes on to d at once.
        #expect(plan.unreached.map(\.place.toState) == ["b", "c"])
        #expect(plan.unreached.map(\.reason) == [.stateIsLeftAtOnce, .stateIsLeftAtOnce])
    }

    @Test("An event that the GlobalState would take is fired where it does not")
    func globalTransitionsAreAvoided() {
        let global = Definition.State.global(
            .init(name: "everywhere", transitions: [Self.go(to: "a", Self.number("x", .equal, 0))]))
        let plan = plan(
            [Self.state("a", [Self.go(to: "b", .event(inputName: "go"))]), Self.state("b", []), global],
            inputs: [.numeric(name: "x", value: 0), .event(name: "go")])
        #expect(plan.unreached == [])
    }

    @Test("Another scenario begins where one cannot go on")
    func severalScenarios() {
        let plan = plan(
            [
                Self.state("a", ([1, 2] as [Float]).map { Self.go(to: "\($0)", Self.number("x", .equal, $0)) }),
                Self.state("1.0", []), Self.state("2.0", []),
            ], inputs: [.numeric(name: "x", value: 0)])
        #expect(
            plan.scenarios.map(\.steps) == [
                [.start, .setNumeric(name: "x", value: 1)], [.start, .setNumeric(name: "x", value: 2)],
            ])
    }

    @Test("What a passing state waits for is given to the machine before it comes there")
    func valuesAreBroughtAlong() {
        let plan = plan(
            [
                Self.state("a", [Self.go(to: "b", .event(inputName: "go"))]),
                Self.state("b", [Self.go(to: "c", Self.number("x", .greaterThan, 1)), Self.go(to: "a")]),
                Self.state("c", []),
            ], inputs: [.numeric(name: "x", value: 0), .event(name: "go")])
        #expect(plan.unreached == [])
    }

    @Test("A tween is waited for")
    func tweens() throws {
        let document = try JSONDocument(text: #"{"ip": 0, "op": 60, "fr": 30, "w": 10, "h": 10, "layers": []}"#)
        let animation = try LottieAnimation(root: document.root)
        let tween = Definition.Tween(duration: 1.5, easing: .init(0, 0, 1, 1))
        let definition = Definition(
            initial: "a",
            states: [
                Self.state("a", [Transition(toState: "b", guards: [.event(inputName: "go")], tween: tween)]),
                Self.state("b", [Self.go(to: "a", .event(inputName: "go"))]),
            ], inputs: [.event(name: "go")])
        let stage = PlanningStage(MachineProgram(definition), profile: .documented, animation: animation)
        let plan = ScenarioPlan(for: stage)
        #expect(
            plan.scenarios.map(\.steps) == [
                [.start, .fire(event: "go"), .tick(milliseconds: 1500), .fire(event: "go")]
            ])
    }

    @Test("Layers are clicked on where they are, if that does what is wanted")
    func layersAreClicked() throws {
        let layer =
            ##"{"ty": 1, "nm": "button", "ip": 0, "op": 60, "st": 0, "sw": 100, "sh": 100, "sc": "#000000", "ks": {}}"##
        let document = try JSONDocument(
            text: #"{"ip": 0, "op": 60, "fr": 30, "w": 200, "h": 200, "layers": [\#(layer)]}"#)
        let definition = Definition(
            initial: "a", states: [Self.state("a", [Self.go(to: "b", .event(inputName: "go"))]), Self.state("b", [])],
            interactions: [.pointer(.click, layerName: "button", actions: [.fire(inputName: "go")])],
            inputs: [.event(name: "go")])
        let stage = PlanningStage(
            MachineProgram(definition), profile: .documented, animation: try LottieAnimation(root: document.root))
        #expect(ScenarioPlan(for: stage).scenarios.map(\.steps) == [[.start, .post(.click(x: 128, y: 128))]])
    }

    @Test("What cannot be reached has a reason")
    func reasons() {
        let plan = plan(
            [
                Self.state(
                    "a",
                    [
                        Self.go(to: "b", Self.number("x", .greaterThan, 3)),
                        Self.go(to: "b", Self.number("x", .greaterThan, 4)),
                        Self.go(to: "b", Self.number("x", .lessThan, 1), Self.number("x", .greaterThan, 2)),
                        Self.go(to: "nowhere", .event(inputName: "go")),
                        Self.go(to: "c", Self.number("missing", .equal, 1)),
                    ]),
                Self.state("b", []), Self.state("c", [Self.go(to: "a", .event(inputName: "go"))]),
            ], inputs: [.numeric(name: "x", value: 0), .event(name: "go")])
        #expect(plan.coveredCount == 1)
        #expect(
            plan.unreached.map { "\($0.place.text): \($0.reason.message)" } == [
                "a[1] -> b: whenever it could be taken, a[0] -> b is taken before it",
                "a[2] -> b: its guards never pass together: x < 1, x > 2",
                "a[3] -> nowhere: no state has that name",
                "a[4] -> c: its guard never passes: missing = 1",
                "c[0] -> a: nothing that was tried enters its state",
            ])
    }

    @Test("The GlobalState, which local changes pass over, is not in the way of what waits for no event")
    func globalStateIsPassedOver() {
        let on = Definition.Guard.boolean(inputName: "on", .equal, compareTo: .literal(true))
        let plan = plan(
            [
                Self.state("a", [Self.go(to: "b", Self.number("x", .greaterThan, 1))]),
                Self.state("b", [Self.go(to: "c", on)]), Self.state("c", []),
                .global(.init(name: "everywhere", transitions: [Self.go(to: "a", on), Self.go(to: "nowhere")])),
            ], inputs: [.numeric(name: "x", value: 0), .boolean(name: "on", value: false)])
        #expect(plan.unreached.filter { $0.place.state == "b" }.map(\.reason).allSatisfy { $0 == .stateIsLeftAtOnce })
    }

    @Test("Two transitions may leave nothing to a third")
    func jointShadows() {
        let truth = Definition.Guard.boolean(inputName: "on", .equal, compareTo: .literal(true))
        let plan = plan(
            [
                Self.state(
                    "a",
                    [
                        Self.go(to: "b", truth),
                        Self.go(to: "c", .boolean(inputName: "on", .equal, compareTo: .literal(false))),
                        Self.go(to: "d", .event(inputName: "go")),
                    ]),
                Self.state("b", []), Self.state("c", []), Self.state("d", []),
            ], inputs: [.boolean(name: "on", value: false), .event(name: "go")])
        let reason = "whenever it could be taken, a[0] -> b or a[1] -> c is taken before it"
        #expect(plan.unreached.map(\.reason.message) == [reason])
    }

    @Test("A search that may do little says that it gave up")
    func budget() {
        let states = (0..<50).map { Self.state("s\($0)", [Self.go(to: "s\(($0 + 1) % 50)", .event(inputName: "go"))]) }
        let plan = plan(states, inputs: [.event(name: "go")], work: 40)
        #expect(plan.coveredCount > 0)
        #expect(plan.coveredCount < 50)
        guard case .budgetSpent = plan.unreached.last?.reason else {
            Issue.record("\(plan.unreached)")
            return
        }
    }

    @Test("A machine that goes in circles, and one without an initial state, are planned for all the same")
    func oddMachines() {
        let circle = plan([Self.state("a", [Self.go(to: "b")]), Self.state("b", [Self.go(to: "a")])])
        #expect(circle.scenarios.map(\.steps) == [[.start]])
        #expect(circle.unreached == [])
        #expect(plan([]).transitionCount == 0)
        let lost = Definition(initial: "x", states: [Self.state("a", [Self.go(to: "a")])])
        let plan = ScenarioPlan(for: PlanningStage(MachineProgram(lost), profile: .documented))
        #expect(plan.unreached.map(\.reason) == [.stateIsNeverEntered])
    }

    @Test(
        "Plans of random machines end, are the same each time, and their scenarios take what they say",
        arguments: 0..<15 as Range<UInt64>)
    func randomMachines(seed: UInt64) throws {
        var random = RandomDefinition(seed: seed)
        let program = MachineProgram(random.definition())
        for profile in DotLottieProfile.presets {
            let stage = PlanningStage(program, profile: profile)
            let plan = ScenarioPlan(for: stage, work: 20_000)
            let again = ScenarioPlan(for: stage, work: 20_000)
            // As text, since NaN equals nothing.
            #expect("\(plan)" == "\(again)")
            let decisions = DecisionRecorder(program)
            for scenario in plan.scenarios {
                let machine = try DotLottieStateMachine(
                    program: program, profile: profile, playback: HeadlessPlayer(profile: profile))
                machine.record(into: decisions)
                for step in scenario.steps { _ = machine.perform(step) }
            }
            let taken = decisions.coverage.states.flatMap(\.transitions).filter(\.isTaken)
            #expect(taken.count == plan.coveredCount)
        }
    }
}
