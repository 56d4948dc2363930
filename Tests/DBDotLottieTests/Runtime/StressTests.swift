import DBDotLottie
import DBStateMachine
import Testing

@Suite("Much of everything")
struct StressTests {
    @Test("A hundred thousand transitions come out right")
    func manyTransitions() throws {
        let recorded = try RecordedMachine(
            [
                .state("a", exit: [.increment(inputName: "n", value: nil)], .to("b", .on("go"))),
                .state("b", .to("a", .on("go"))),
            ],
            inputs: [.event(name: "go"), .numeric(name: "n", value: 0)], hosting: ["b": ScriptedState()])
        recorded.machine.removeObserver(recorded.recorder)
        recorded.machine.start()
        for _ in 0..<100_000 { recorded.machine.fire("go") }
        #expect(recorded.machine.numeric("n") == 50_000)
        #expect(recorded.machine.currentStateName == "a")
    }

    @Test("A chain of ten thousand states is gone through in one run, and a ring of as many ends as an infinite loop")
    func longChain() throws {
        let count = 10_000
        var states: [Definition.State] = (0..<count).map { .state("s\($0)", .to("s\($0 + 1)")) } + [.state("s\(count)")]
        let chain = try DotLottieStateMachine(program: MachineProgram(Definition(initial: "s0", states: states)))
        chain.start()
        #expect(chain.currentStateName == "s\(count)")
        states[count] = .state("s\(count)", .to("s0"))
        let ring = try DotLottieStateMachine(program: MachineProgram(Definition(initial: "s0", states: states)))
        #expect(ring.start())
        #expect(ring.status == .stopped)
    }

    @Test("A state of many transitions, and a transition of many guards, are evaluated")
    func wide() throws {
        let guards = [Definition.Guard](repeating: .number("x", .greaterThan, 0), count: 5000)
        let transitions =
            (0..<5000).map { Definition.Transition(toState: "b", guards: [.number("x", .equal, Float($0 + 2))]) }
            + [.init(toState: "c", guards: guards)]
        let machine = try DotLottieStateMachine(
            program: MachineProgram(
                Definition(
                    initial: "a",
                    states: [.playback(.init(name: "a", transitions: transitions)), .state("b"), .state("c")],
                    inputs: [.numeric(name: "x", value: 0)])))
        machine.start()
        machine.setNumeric("x", to: 1)
        #expect(machine.currentStateName == "c")
    }

    @Test("Many actions, interactions and observers are all served")
    func crowded() throws {
        let actions = [Definition.Action](repeating: .increment(inputName: "x", value: .literal(1)), count: 1000)
        let recorded = try RecordedMachine(
            [.state("a", entry: actions)], inputs: [.numeric(name: "x", value: 0)],
            interactions: (0..<1000).map { _ in .pointer(.click, layerName: nil, actions: [actions[0]]) })
        let others = (0..<1000).map { _ in MachineRecorder() }
        for other in others { recorded.machine.addObserver(other) }
        recorded.machine.start()
        for other in others { recorded.machine.removeObserver(other) }
        #expect(others.allSatisfy { $0.lines.count == 1004 })
        recorded.machine.post(.click(x: 0, y: 0))
        #expect(recorded.machine.numeric("x") == 2000)
    }

    @Test("A thousand tweens that are begun and redirected leave nothing behind")
    func manyTweens() throws {
        for profile in DotLottieProfile.presets {
            let tweened = try TweenedMachine(profile)
            for number in 0..<1000 {
                tweened.machine.fire(number % 2 == 0 ? "go" : "other")
                if number % 7 == 0 { tweened.machine.cancelPendingTransition() }
                if number % 5 == 0 { tweened.machine.update(deltaTime: 3) }
                tweened.machine.override("a")
            }
            tweened.machine.cancelPendingTransition()
            tweened.machine.update(deltaTime: 3)
            #expect(tweened.machine.status == .running)
            #expect(!tweened.player.isTweening)
        }
    }
}
