import DBDotLottie
import Testing

@Suite("Before start, start, stop")
struct LifecycleTests {
    private static let inputs: [Definition.Input] = [
        .event(name: "go"), .numeric(name: "x", value: 1), .string(name: "s", value: "plain"),
    ]

    private static func machine(_ profile: DotLottieProfile = .documented) throws -> RecordedMachine {
        try RecordedMachine(
            [
                .state("a", exit: [.increment(inputName: "x", value: nil)], .to("b", .on("go"))),
                .state("b", exit: [.fireCustomEvent(value: .literal("left b"))]),
            ],
            inputs: inputs,
            interactions: [.pointer(.click, layerName: nil, actions: [.setString(inputName: "s", value: "clicked")])],
            profile: profile)
    }

    @Test("Before start there is no state, inputs have the file's values, and nothing runs")
    func atFirst() throws {
        let machine = try Self.machine().machine
        #expect(machine.status == .stopped)
        #expect(machine.currentStateName == "")
        #expect(
            machine.inputs == [.numeric(name: "x", value: 1), .string(name: "s", value: "plain"), .event(name: "go")])
        #expect(machine.numeric("@elapsedTime") == 0)
    }

    @Test("Before start inputs change and report, interactions do their actions, and time does not count")
    func before() throws {
        let recorded = try Self.machine()
        #expect(
            recorded.lines {
                $0.setNumeric("x", to: 2)
                $0.post(.click(x: 0, y: 0))
                $0.update(deltaTime: 1)
                $0.fire("go")
            } == ["x: 1.0 to 2.0", "s: plain to clicked", "fired go"])
        #expect(recorded.machine.numeric("@elapsedTime") == 0)
        #expect(recorded.machine.status == .stopped)
    }

    @Test("start keeps what inputs were set to")
    func keepsInputs() throws {
        let recorded = try Self.machine()
        recorded.machine.setNumeric("x", to: 5)
        recorded.machine.start()
        #expect(recorded.machine.numeric("x") == 5)
    }

    @Test("stop stays in the state and says so each time it is called", arguments: DotLottieProfile.presets)
    func stopTwice(profile: DotLottieProfile) throws {
        let recorded = try Self.machine(profile)
        recorded.machine.start()
        #expect(recorded.answer { $0.stop() } == ["Stop", "answer: true"])
        #expect(recorded.answer { $0.stop() } == ["Stop", "answer: true"])
        #expect(recorded.machine.status == .stopped)
        #expect(recorded.machine.currentStateName == "a")
    }

    @Test("A start after a stop leaves the state where it stopped, and an event fired in between waits for it")
    func restart() throws {
        let recorded = try Self.machine()
        recorded.machine.start()
        recorded.machine.stop()
        #expect(recorded.lines { $0.fire("go") } == ["fired go"])
        #expect(
            recorded.lines { $0.start() } == [
                "a -> a", "x: 1.0 to 2.0", "exit a", "enter a", "Start", "a -> b", "x: 2.0 to 3.0", "exit a", "enter b",
            ])
    }

    @Test("After stop nothing moves, and interactions still do their actions")
    func afterStop() throws {
        let recorded = try Self.machine()
        recorded.machine.start()
        recorded.machine.stop()
        #expect(
            recorded.lines {
                $0.post(.click(x: 0, y: 0))
                $0.update(deltaTime: 1)
            } == ["s: plain to clicked"])
        #expect(recorded.machine.currentStateName == "a")
    }

    @Test("Reset does nothing in start's own entry actions, since the machine does not run yet")
    func resetOnStart() throws {
        let recorded = try RecordedMachine(
            [.state("a", entry: [.setNumeric(inputName: "x", value: .literal(9)), .reset(inputName: "x")])],
            inputs: Self.inputs)
        recorded.machine.start()
        #expect(recorded.machine.numeric("x") == 9)
        recorded.machine.start()
        #expect(recorded.machine.numeric("x") == 1)
    }

    @Test("resetInput gives the file's value back, and only while the machine runs")
    func resetInput() throws {
        let recorded = try Self.machine()
        recorded.machine.setNumeric("x", to: 7)
        #expect(
            recorded.answer { $0.resetInput("x") } == ["refused write(\"x\") notRunning", "answer: false"])
        recorded.machine.start()
        #expect(recorded.answer { $0.resetInput("x") } == ["x: 7.0 to 1.0", "answer: true"])
    }

    @Test("An empty initial name is no state, and says nothing but the refusal")
    func emptyInitial() throws {
        let machine = try DotLottieStateMachine(program: MachineProgram(Definition(initial: "", states: [.state("a")])))
        let recorder = MachineRecorder()
        machine.addObserver(recorder)
        #expect(!machine.start())
        #expect(recorder.take() == ["refused start noInitialState"])
        #expect(machine.status == .stopped)
    }

    @Test("A machine without states cannot be started, and does no harm")
    func noStates() throws {
        let machine = try DotLottieStateMachine(program: MachineProgram(Definition(initial: "a", states: [])))
        #expect(!machine.start())
        #expect(!machine.override("a"))
        machine.post(.onComplete)
        machine.update(deltaTime: 1)
        #expect(machine.currentStateName == "")
    }
}
