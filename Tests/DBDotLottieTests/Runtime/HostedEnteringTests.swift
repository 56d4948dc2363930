import DBDotLottie
import DBStateMachine
import Testing

@Suite("Entering hosted states, from inside and at any time")
struct HostedEnteringTests {
    /// Another class, so that both doors by class are there.
    final class Other: DBState {}

    private static func machine(_ hosting: KeyValuePairs<String, DBState>) throws -> RecordedMachine {
        try RecordedMachine(
            [
                .anywhere(.to("g", .on("all"))), .state("a", .to("b", .on("go"))), .state("b", .to("c", .truth("on"))),
                .state("c"), .state("g"),
            ],
            inputs: [.event(name: "go"), .event(name: "all"), .boolean(name: "on", value: false)], hosting: hosting)
    }

    @Test("enter from didEnter happens at once, and the run in progress goes on from where it led")
    func fromDidEnter() throws {
        let hosted = ScriptedState()
        let recorded = try Self.machine(["b": hosted, "other": Other()])
        recorded.machine.start()
        hosted.onEnter = { #expect($0.enter(Other.self)) }
        #expect(
            recorded.lines { $0.fire("go") } == [
                "fired go", "a -> b", "exit a", "enter b", "b -> other", "exit b", "enter other",
            ])
    }

    @Test("enter from update happens at once, and is followed by an evaluation")
    func fromUpdate() throws {
        let hosted = ScriptedState()
        let recorded = try Self.machine(["a": hosted])
        recorded.machine.start()
        recorded.machine.setBoolean("on", to: true)
        hosted.onUpdate = { machine in machine.state(named: "b").map { _ = machine.enter($0) } }
        #expect(
            recorded.lines { $0.update(deltaTime: 1) } == [
                "a -> b", "exit a", "enter b", "b -> c", "exit b", "enter c",
            ])
    }

    @Test("enter while a state is being left is refused")
    func fromWillExit() throws {
        let hosted = ScriptedState()
        let recorded = try Self.machine(["a": hosted, "other": Other()])
        recorded.machine.addObserver(EngineNotes(recorded.recorder))
        recorded.machine.start()
        hosted.onExit = {
            #expect(!$0.enter(Other.self))
            #expect(!$0.enter(Other.self, after: 1))
        }
        #expect(
            recorded.lines { $0.fire("go") }.filter { $0.contains("refused") } == [
                "engine: refused transitionUnderWay", "engine: refused transitionUnderWay",
            ])
        #expect(recorded.machine.currentStateName == "b")
    }

    @Test("A timed enter from didEnter leaves at once, and the file's transitions go on being looked at")
    func timedFromDidEnter() throws {
        let hosted = ScriptedState()
        let recorded = try Self.machine(["b": hosted, "other": Other()])
        recorded.machine.start()
        hosted.onEnter = { $0.enter(Other.self, after: 1) }
        #expect(
            recorded.lines { $0.fire("go") } == ["fired go", "a -> b", "exit a", "enter b", "b -> other", "exit b"])
        #expect(recorded.lines { $0.fire("all") } == ["fired all", "b -> g", "enter g"])
        #expect(recorded.machine.pendingTransition == nil)
    }

    @Test("Before start a timed enter into the first state is at once, and starts no run")
    func timedBeforeStart() throws {
        let recorded = try Self.machine(["other": Other()])
        #expect(recorded.lines { $0.enter(Other.self, after: 5) } == [" -> other", "exit ", "enter other"])
        #expect(recorded.machine.status == .stopped)
        #expect(recorded.lines { $0.start() } == ["other -> a", "exit other", "enter a", "Start"])
    }

    @Test("A timed enter waits on through stop, and arrives")
    func timedThroughStop() throws {
        let recorded = try Self.machine(["other": Other()])
        recorded.machine.start()
        recorded.machine.enter(Other.self, after: 1)
        recorded.machine.stop()
        #expect(recorded.lines { $0.update(deltaTime: 1) } == ["enter other"])
        #expect(recorded.machine.status == .stopped)
    }

    @Test("start ends the wait, and does not leave the source again")
    func startEndsWait() throws {
        let recorded = try Self.machine(["other": Other()])
        recorded.machine.start()
        recorded.machine.enter(Other.self, after: 1)
        #expect(recorded.lines { $0.start() } == ["a -> a", "enter a"])
        #expect(recorded.machine.pendingTransition == nil)
    }

    @Test("Transitions of hooks that start each other end at the nesting limit")
    func nesting() throws {
        let hosted = ScriptedState()
        let recorded = try Self.machine(["a": hosted])
        recorded.machine.addObserver(EngineNotes(recorded.recorder))
        recorded.machine.nestingLimit = 10
        var count = 0
        hosted.onEnter = { machine in
            count += 1
            // Twice each time: without an end for good, this would take 2¹⁰ transitions.
            for _ in 0..<2 { _ = machine.enter(hosted) }
        }
        let lines = recorded.lines { $0.start() }
        #expect(count == 10)
        #expect(lines.contains("engine: refused nestedTooDeep"))
        #expect(recorded.machine.status == .running)
        hosted.onEnter = { _ in }
        #expect(recorded.machine.enter(hosted))
    }

    @Test("A generated state is entered by name and instance; by class the first generated one is meant")
    func generated() throws {
        let recorded = try Self.machine([:])
        recorded.machine.start()
        #expect(!recorded.machine.enter(DotLottieState.self))
        #expect(recorded.machine.state(forClass: DotLottieState.self)?.name == "a")
        #expect(recorded.machine.state(forClass: DotLottieGlobalState.self)?.name == "anywhere")
        let b = try #require(recorded.machine.state(named: "b"))
        #expect(recorded.machine.enter(b))
    }

    @Test("A hosted state that the file does not name is subject to the GlobalState")
    func globalReachesAdded() throws {
        let recorded = try Self.machine(["other": Other()])
        recorded.machine.start()
        recorded.machine.enter(Other.self)
        #expect(recorded.lines { $0.fire("all") } == ["fired all", "other -> g", "exit other", "enter g"])
    }

    @Test("The file's initial name may be a hosted state's that the file does not define")
    func initialIsAdded() throws {
        let hosted = ScriptedState()
        let program = MachineProgram(Definition(initial: "extra", states: [.state("a")]))
        let machine = try DotLottieStateMachine(program: program, hosting: ["extra": hosted])
        #expect(machine.start())
        #expect(machine.currentState === hosted)
        #expect(machine.status == .running)
    }

    @Test("Interactions on completion work for hosted states, the file's and added ones")
    func completion() throws {
        let recorded = try RecordedMachine(
            [.state("a")],
            interactions: ["a", "extra"].map {
                .onComplete(stateName: $0, actions: [.fireCustomEvent(value: .literal("\($0) is complete"))])
            },
            hosting: ["a": ScriptedState(), "extra": Other()])
        recorded.machine.start()
        #expect(recorded.lines { $0.post(.onComplete) } == ["custom a is complete"])
        recorded.machine.enter(Other.self)
        #expect(recorded.lines { $0.post(.onComplete) } == ["custom extra is complete"])
    }

    @Test("A veto holds for the GlobalState's transitions too, and for the one without guards")
    func vetoEverywhere() throws {
        let hosted = ScriptedState()
        hosted.allows = { _, _ in false }
        let recorded = try RecordedMachine(
            [.anywhere(.to("g", .on("all"))), .state("a", .to("b")), .state("b"), .state("g")],
            inputs: [.event(name: "all")], hosting: ["a": hosted])
        recorded.machine.start()
        #expect(recorded.machine.currentStateName == "a")
        recorded.machine.fire("all")
        #expect(recorded.machine.currentStateName == "a")
        #expect(recorded.machine.override("g"))
    }

    @Test("The rule is asked once for each transition whose guards have passed, and for no other")
    func askedOnce() throws {
        let hosted = ScriptedState()
        let recorded = try RecordedMachine(
            [.state("a", .to("b", .on("other")), .to("b", .on("go")), .to("c", .on("go"))), .state("b"), .state("c")],
            inputs: [.event(name: "go"), .event(name: "other")], hosting: ["a": hosted])
        recorded.machine.start()
        hosted.recorder = recorded.recorder
        #expect(recorded.lines { $0.fire("go") }.count { $0 == "rule" } == 1)
    }
}
