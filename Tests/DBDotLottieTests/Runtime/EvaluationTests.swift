import DBDotLottie
import Testing

@Suite("Evaluation")
struct EvaluationTests {
    @Test("start enters the initial state with an empty source, then reports Start and evaluates")
    func start() throws {
        let recorded = try RecordedMachine(
            [
                .state("a", entry: [.setBoolean(inputName: "on", value: .literal(true))], .to("b", .truth("on"))),
                .state("b"),
            ],
            inputs: [.boolean(name: "on", value: false)])
        #expect(
            recorded.lines { $0.start() } == [
                " -> a", "exit ", "enter a", "on: false to true", "Start", "a -> b", "exit a", "enter b",
            ])
    }

    @Test("Started again while it runs, the machine leaves and enters its initial state, without Start")
    func startTwice() throws {
        let recorded = try RecordedMachine([.state("a")])
        recorded.machine.start()
        #expect(recorded.lines { $0.start() } == ["a -> a", "exit a", "enter a"])
    }

    @Test("The GlobalState is looked at before the current state")
    func globalFirst() throws {
        let recorded = try RecordedMachine(
            [.anywhere(.to("g", .on("go"))), .state("a", .to("b", .on("go"))), .state("b"), .state("g")],
            inputs: [.event(name: "go")])
        recorded.machine.start()
        recorded.machine.fire("go")
        #expect(recorded.machine.currentStateName == "g")
    }

    @Test("A guardless transition is taken where no guarded one passes, wherever it stands")
    func fallthroughTransition() throws {
        let recorded = try RecordedMachine(
            [.state("a", .to("b"), .to("c", .number("x", .greaterThan, 1))), .state("b"), .state("c")],
            inputs: [.numeric(name: "x", value: 2)])
        recorded.machine.start()
        #expect(recorded.machine.currentStateName == "c")
    }

    @Test("An event that nobody waits for is dropped")
    func eventIsDropped() throws {
        let recorded = try RecordedMachine(
            [.state("a", .to("b", .truth("on"))), .state("b", .to("c", .on("go"))), .state("c")],
            inputs: [.event(name: "go"), .boolean(name: "on", value: false)])
        recorded.machine.start()
        recorded.machine.fire("go")
        recorded.machine.setBoolean("on", to: true)
        #expect(recorded.machine.currentStateName == "b")
    }

    @Test("An event fired before start waits for it")
    func eventWaits() throws {
        let recorded = try RecordedMachine(
            [.state("a", .to("b", .on("go"))), .state("b")], inputs: [.event(name: "go")])
        recorded.machine.fire("go")
        recorded.machine.start()
        #expect(recorded.machine.currentStateName == "b")
    }

    @Test("States that lead to each other without end stop the machine with an error; start still answers true")
    func infiniteLoop() throws {
        let recorded = try RecordedMachine([.state("a", .to("b")), .state("b", .to("a"))])
        var answer = false
        let lines = recorded.lines { answer = $0.start() }
        #expect(answer)
        #expect(lines.suffix(2) == ["Stop", "Error infiniteLoop"])
        #expect(recorded.machine.status == .stopped)
    }

    @Test("Without its initial state start fails, with an error")
    func noInitialState() throws {
        let machine = try DotLottieStateMachine(definition: Definition(initial: "nowhere", states: [.state("a")]))
        let recorder = MachineRecorder()
        machine.addObserver(recorder)
        #expect(!machine.start())
        #expect(recorder.take() == ["Error unknownInitialState(\"nowhere\")", "refused start noInitialState"])
    }

    @Test("Two names that differ only in how an accent is written are two names")
    func exactNames() throws {
        let composed = "\u{E9}"
        let decomposed = "e\u{301}"
        let recorded = try RecordedMachine(
            [.state("a", .to(composed, .number(decomposed, .equal, 1))), .state(decomposed), .state(composed)],
            inputs: [.numeric(name: composed, value: 0), .numeric(name: decomposed, value: 0)])
        recorded.machine.start()
        recorded.machine.setNumeric(composed, to: 1)
        #expect(recorded.machine.currentStateName == "a")
        recorded.machine.setNumeric(decomposed, to: 1)
        #expect(Array(recorded.machine.currentStateName.unicodeScalars) == Array(composed.unicodeScalars))
    }

    @Test("One seed gives one sequence of random numbers, at every start anew")
    func seeds() throws {
        let recorded = try RecordedMachine(
            [.state("a", entry: [.setRandom(inputName: "x", min: nil, max: .literal(100), integer: true)])],
            inputs: [.numeric(name: "x", value: 0)])
        let values = [1, 2, 1].map { (seed: UInt64) in
            recorded.machine.setSeed(seed)
            recorded.machine.start()
            return recorded.machine.numeric("x")
        }
        #expect(values[0] == values[2])
        #expect(values[0] != values[1])
    }

    @Test("One program serves many machines that share nothing else")
    func sharedProgram() throws {
        let program = MachineProgram(
            Definition(
                initial: "a", states: [.state("a", .to("b", .on("go"))), .state("b")], inputs: [.event(name: "go")]))
        let machines = try (0..<10).map { _ in try DotLottieStateMachine(program: program) }
        for machine in machines { machine.start() }
        machines[3].fire("go")
        #expect(machines.map(\.currentStateName) == ["a", "a", "a", "b", "a", "a", "a", "a", "a", "a"])
    }
}
