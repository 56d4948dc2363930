import DBDotLottie
import DBStateMachine
import Testing

@Suite("What a dotLottie machine refuses, and why")
struct RefusalTests {
    /// The refusals while something is done.
    private static func refusals(_ recorded: RecordedMachine, _ work: (DotLottieStateMachine) -> Void)
        -> [DotLottieRefusal]
    {
        var refusals: [DotLottieRefusal] = []
        recorded.recorder.onEvent = { _, event in if case .refused(let refusal) = event { refusals.append(refusal) } }
        work(recorded.machine)
        return refusals
    }

    @Test("Every reason is given somewhere", arguments: DotLottieRefusal.Reason.allCases)
    func reasons(reason: DotLottieRefusal.Reason) throws {
        let tweened = try TweenedMachine()
        tweened.machine.fire("go")
        let plain = try RecordedMachine([.state("a")], inputs: [.numeric(name: "x", value: 0)])
        let refused: [DotLottieRefusal]
        switch reason {
        case .machineAtWork:
            let rude = ScriptedState()
            rude.onEnter = {
                $0.start()
                $0.stop()
                $0.override("a")
            }
            refused = Self.refusals(try RecordedMachine([.state("a")], hosting: ["a": rude])) { $0.start() }
            #expect(refused.map(\.request) == [.start, .stop, .override("a")])
        case .noInitialState:
            let machine = try DotLottieStateMachine(program: MachineProgram(Definition(initial: "no", states: [])))
            var heard: [DotLottieRefusal] = []
            let recorder = MachineRecorder()
            recorder.onEvent = { _, event in if case .refused(let refusal) = event { heard.append(refusal) } }
            machine.addObserver(recorder)
            machine.start()
            refused = heard
            #expect(refused.map(\.request) == [.start])
        case .unknownState:
            refused = Self.refusals(plain) {
                $0.override("b")
                $0.overrideAndEvaluate("c")
            }
            #expect(refused.map(\.request) == [.override("b"), .override("c")])
        case .unknownInput:
            refused = Self.refusals(plain) {
                $0.start()
                $0.setNumeric("y", to: 1)
                $0.setBoolean("x", to: true)
                $0.setString("x", to: "")
                $0.fire("x")
                $0.resetInput("y")
            }
            #expect(refused.map(\.request) == [.write("y"), .write("x"), .write("x"), .fire("x"), .write("y")])
        case .tweenUnderWay:
            refused = Self.refusals(tweened.recorded) {
                $0.setNumeric("x", to: 1)
                $0.fire("away")
                $0.resetInput("x")
            }
            #expect(refused.map(\.request) == [.write("x"), .fire("away"), .write("x")])
        case .notRunning:
            refused = Self.refusals(plain) { $0.resetInput("x") }
            #expect(refused.map(\.request) == [.write("x")])
        }
        #expect(!refused.isEmpty)
        #expect(refused.allSatisfy { $0.reason == reason && !$0.message.isEmpty })
    }

    @Test("Every error of hosting is thrown somewhere, with a sentence that names what is wrong")
    func hostingErrors() throws {
        let program = MachineProgram(Definition(initial: "a", states: [.state("a"), .anywhere()]))
        let one = ScriptedState()
        #expect(throws: HostingError.stateUnderTwoNames("a", "b")) {
            try DotLottieStateMachine(program: program, hosting: ["a": one, "b": one])
        }
        #expect(throws: HostingError.twoStatesUnderOneName("b")) {
            try DotLottieStateMachine(program: program, hosting: ["b": one, "b": ScriptedState()])
        }
        #expect(throws: HostingError.globalStateCannotBeHosted("anywhere")) {
            try DotLottieStateMachine(program: program, hosting: ["anywhere": one])
        }
        for error in [
            HostingError.stateUnderTwoNames("a", "b"), .twoStatesUnderOneName("b"), .globalStateCannotBeHosted("b"),
        ] {
            #expect(error.message.contains("\"b\""))
        }
        #expect(one.stateMachine == nil)
    }
}
