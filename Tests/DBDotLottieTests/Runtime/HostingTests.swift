import DBDotLottie
import DBStateMachine
import Testing

@Suite("Hosted states")
struct HostingTests {
    private static let inputs: [Definition.Input] = [
        .event(name: "go"), .event(name: "back"), .numeric(name: "level", value: 0),
        .boolean(name: "done", value: false),
    ]
    private static let states: [Definition.State] = [
        .state("idle", .to("busy", .on("go"))),
        .state(
            "busy", entry: [.increment(inputName: "level", value: nil)],
            exit: [.fireCustomEvent(value: .literal("left"))],
            .to("idle", .on("back")), .to("rest", .truth("done"))),
        .state("rest"),
    ]

    /// A hand-written state that does what a test says.
    final class Hosted: DBState {
        var onEnter: (DotLottieStateMachine) -> Void = { _ in }
        var onUpdate: (DotLottieStateMachine, Double) -> Void = { _, _ in }
        var allows: (DBState) -> Bool = { _ in true }
        private(set) var calls: [String] = []

        override func isValidNextState(_ state: DBState) -> Bool { allows(state) }

        override func didEnter(from previousState: DBState?) {
            calls.append("didEnter")
            if let machine = stateMachine as? DotLottieStateMachine { onEnter(machine) }
        }

        override func update(deltaTime seconds: Double) {
            calls.append("update \(seconds)")
            if let machine = stateMachine as? DotLottieStateMachine { onUpdate(machine, seconds) }
        }

        override func willExit(to nextState: DBState) { calls.append("willExit") }
    }

    /// A state that adds to what the file says.
    final class Extended: DotLottieState {
        private(set) var levelsAtEntry: [Float?] = []

        override func didEnter(from previousState: DBState?) {
            super.didEnter(from: previousState)
            levelsAtEntry.append((stateMachine as? DotLottieStateMachine)?.numeric("level"))
        }
    }

    private func machine(hosting: KeyValuePairs<String, DBState>) throws -> RecordedMachine {
        try RecordedMachine(Self.states, inputs: Self.inputs, hosting: hosting)
    }

    @Test("A hosted state is entered and left by the file's transitions, and its hooks replace the file's actions")
    func hooksReplaceActions() throws {
        let hosted = Hosted()
        let recorded = try machine(hosting: ["busy": hosted])
        recorded.machine.start()
        #expect(
            recorded.lines { $0.fire("go") } == ["fired go", "idle -> busy", "exit idle", "enter busy"])
        #expect(
            recorded.lines { $0.fire("back") } == ["fired back", "busy -> idle", "exit busy", "enter idle"])
        #expect(hosted.calls == ["didEnter", "willExit"])
    }

    @Test("A subclass of DotLottieState keeps the file's actions by calling super, and comes after them")
    func superKeepsActions() throws {
        let extended = Extended()
        let recorded = try machine(hosting: ["busy": extended])
        recorded.machine.start()
        recorded.machine.fire("go")
        #expect(extended.levelsAtEntry == [1])
        #expect(recorded.lines { $0.fire("back") }.contains("custom left"))
    }

    @Test("A hosted state may veto a transition whose guards pass; the next one is tried")
    func veto() throws {
        let hosted = Hosted()
        hosted.allows = { ($0 as? DotLottieState)?.name != "idle" }
        let recorded = try machine(hosting: ["busy": hosted])
        recorded.machine.start()
        recorded.machine.fire("go")
        recorded.machine.fire("back")
        #expect(recorded.machine.currentStateName == "busy")
        recorded.machine.setBoolean("done", to: true)
        #expect(recorded.machine.currentStateName == "rest")
    }

    @Test("If the last of several guardless transitions is vetoed, the one before it is taken")
    func vetoedFallthrough() throws {
        let hosted = Hosted()
        hosted.allows = { ($0 as? DotLottieState)?.name != "last" }
        let machine = try DotLottieStateMachine(
            definition: StateMachineDefinition(
                initial: "chooser",
                states: [
                    .playback(
                        .init(
                            name: "chooser",
                            transitions: ["first", "second", "last"].map { .init(toState: $0, guards: []) })),
                    .playback(.init(name: "first")), .playback(.init(name: "second")), .playback(.init(name: "last")),
                ]),
            hosting: ["chooser": hosted])
        machine.start()
        #expect(machine.currentStateName == "second")
    }

    @Test("What a hook writes takes effect at once, and the run in progress sees it")
    func writesFromHooks() throws {
        let hosted = Hosted()
        hosted.onEnter = { $0.setBoolean("done", to: true) }
        let recorded = try machine(hosting: ["busy": hosted])
        recorded.machine.start()
        #expect(
            recorded.lines { $0.fire("go") } == [
                "fired go", "idle -> busy", "exit idle", "enter busy", "done: false to true", "busy -> rest",
                "exit busy",
                "enter rest",
            ])
    }

    @Test("What a hosted state writes in update is evaluated before update returns")
    func writesFromUpdate() throws {
        let hosted = Hosted()
        hosted.onUpdate = { machine, _ in machine.fire("back") }
        let recorded = try machine(hosting: ["busy": hosted])
        recorded.machine.start()
        recorded.machine.fire("go")
        recorded.machine.update(deltaTime: 0.25)
        #expect(hosted.calls == ["didEnter", "update 0.25", "willExit"])
        #expect(recorded.machine.currentStateName == "idle")
    }

    @Test("A name that the file does not have adds a state, entered by its class or by name")
    func addedState() throws {
        let hosted = Hosted()
        let recorded = try machine(hosting: ["extra": hosted])
        #expect(recorded.machine.stateNames == ["idle", "busy", "rest", "extra"])
        recorded.machine.start()
        #expect(recorded.lines { $0.enter(Hosted.self) } == ["idle -> extra", "exit idle", "enter extra"])
        #expect(recorded.machine.state(named: "extra") === hosted)
    }

    @Test("A target that the file does not define leads to the state hosted under that name")
    func fileLeadsToAddedState() throws {
        let hosted = Hosted()
        let recorded = try RecordedMachine(
            [.state("idle", .to("extra", .on("go")))], inputs: Self.inputs, hosting: ["extra": hosted])
        recorded.machine.start()
        recorded.machine.fire("go")
        #expect(recorded.machine.currentState === hosted)
    }

    @Test(
        "A generated state lets the host go where the file leads, guards not asked, and to added states, nowhere else")
    func generatedRule() throws {
        let hosted = Hosted()
        let recorded = try machine(hosting: ["extra": hosted])
        recorded.machine.start()
        let names = recorded.machine.validNextStates.map(recorded.machine.name(of:))
        #expect(names == ["busy", "extra"])
    }

    @Test("The host may enter before start and after stop; then nothing is evaluated")
    func beforeStartAndAfterStop() throws {
        let hosted = Hosted()
        let recorded = try machine(hosting: ["busy": hosted])
        recorded.machine.setBoolean("done", to: true)
        #expect(recorded.lines { $0.enter(hosted) } == [" -> busy", "exit ", "enter busy"])
        recorded.machine.start()
        recorded.machine.stop()
        recorded.machine.override("idle")
        #expect(recorded.lines { $0.enter(hosted) } == ["idle -> busy", "exit idle", "enter busy"])
    }

    @Test(
        "States that cannot be hosted are refused with the reason",
        arguments: [
            (HostingError.twoStatesUnderOneName("busy"), 0), (.stateUnderTwoNames("busy", "rest"), 1),
            (.globalStateCannotBeHosted("anywhere"), 2),
        ] as [(HostingError, Int)])
    func refusedHosting(_ error: HostingError, _ number: Int) {
        let one = Hosted()
        let attempts: [KeyValuePairs<String, DBState>] = [
            ["busy": one, "busy": Hosted()], ["busy": one, "rest": one], ["anywhere": one],
        ]
        let states = Self.states + [.anywhere()]
        #expect(throws: DotLottieStateMachine.LoadError.hosting(error)) {
            try RecordedMachine(states, inputs: Self.inputs, hosting: attempts[number])
        }
    }

    @Test("A timed transition of the host leaves now and arrives later, without a second exit")
    func timedByTheHost() throws {
        let hosted = Hosted()
        let recorded = try machine(hosting: ["extra": hosted])
        recorded.machine.start()
        #expect(recorded.lines { $0.enter(hosted, after: 1) } == ["idle -> extra", "exit idle"])
        #expect(recorded.lines { $0.update(deltaTime: 0.5) } == [])
        #expect(recorded.lines { $0.update(deltaTime: 0.5) } == ["enter extra"])
        #expect(recorded.lines { $0.override("idle") } == ["extra -> idle", "exit extra", "enter idle"])
    }

    @Test("A transition of the file ends the host's timed one, without a second exit")
    func fileEndsTimed() throws {
        let recorded = try machine(hosting: ["extra": Hosted()])
        recorded.machine.start()
        recorded.machine.enter(Hosted.self, after: 1)
        #expect(recorded.lines { $0.fire("go") } == ["fired go", "idle -> busy", "enter busy", "level: 0.0 to 1.0"])
        #expect(recorded.machine.pendingTransition == nil)
    }

    @Test("Cancelling enters the source again, and reports it")
    func cancelling() throws {
        let recorded = try machine(hosting: ["extra": Hosted()])
        recorded.machine.start()
        recorded.machine.enter(Hosted.self, after: 1)
        #expect(recorded.lines { $0.cancelPendingTransition() } == ["idle -> idle", "enter idle"])
    }
}
