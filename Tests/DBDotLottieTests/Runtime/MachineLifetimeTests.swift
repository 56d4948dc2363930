import DBDotLottie
import DBStateMachine
import Testing

@Suite("How long machines and their parts live")
struct MachineLifetimeTests {
    /// Owns a machine and lets it go whenever it is told to.
    private final class Owner {
        var recorded: RecordedMachine?
    }

    @Test("Machine, hosted states, player and observers of both kinds go when they are let go, also amid a tween")
    func noLeaks() throws {
        weak var machine: DotLottieStateMachine?
        weak var hosted: ScriptedState?
        weak var player: FakePlayback?
        weak var notes: EngineNotes?
        do {
            let state = ScriptedState()
            let tweened = try TweenedMachine(hosting: ["b": state])
            let observer = EngineNotes(tweened.recorded.recorder)
            tweened.machine.addObserver(observer)
            tweened.machine.fire("go")
            (machine, hosted, player, notes) = (tweened.machine, state, tweened.player, observer)
            #expect(machine?.status == .tweening)
        }
        #expect(machine == nil)
        #expect(hosted == nil)
        #expect(player == nil)
        #expect(notes == nil)
    }

    @Test(
        "A machine that is let go in the middle of its work finishes the work and goes",
        arguments: ["didEnter", "willExit", "rule", "update", "event"])
    func releasedInside(place: String) throws {
        let owner = Owner()
        let hosted = ScriptedState()
        owner.recorded = try RecordedMachine(
            [.state("a", .to("b", .on("go"))), .state("b", .to("a", .on("go")))], inputs: [.event(name: "go")],
            hosting: ["a": hosted])
        weak var machine: DotLottieStateMachine?
        machine = owner.recorded?.machine
        let release: (DotLottieStateMachine) -> Void = { _ in owner.recorded = nil }
        owner.recorded?.machine.start()
        switch place {
        case "didEnter": hosted.onEnter = release
        case "willExit": hosted.onExit = release
        case "rule":
            hosted.allows = { machine, _ in
                release(machine)
                return true
            }
        case "update": hosted.onUpdate = release
        default: owner.recorded?.recorder.onEvent = { machine, _ in release(machine) }
        }
        owner.recorded?.machine.update(deltaTime: 1)
        owner.recorded?.machine.fire("go")
        owner.recorded?.machine.fire("go")
        #expect(owner.recorded == nil)
        #expect(machine == nil)
        #expect(hosted.stateMachine == nil)
    }

    @Test("A hosted state outlives its machine, and can be hosted again")
    func hostedAgain() throws {
        let extended = DotLottieState()
        for name in ["first", "second"] {
            let recorded = try RecordedMachine(
                [.state(name, entry: [.fireCustomEvent(value: .literal(name))])], hosting: [name: extended])
            #expect(recorded.lines { $0.start() }.contains("custom \(name)"))
            #expect(extended.name == name)
        }
        #expect(extended.stateMachine == nil)
        #expect(extended.name == "")
        extended.didEnter(from: nil)
        extended.willExit(to: extended)
        #expect(extended.isValidNextState(extended))
    }

    @Test("A state that has been taken over survives the end of its first machine, and of its second")
    func takenOverAndOutlived() throws {
        let extended = DotLottieState()
        var first: RecordedMachine? = try RecordedMachine([.state("a")], hosting: ["a": extended])
        var second: RecordedMachine? = try RecordedMachine([.state("b")], hosting: ["b": extended])
        #expect(first?.machine.state(named: "a") == nil)
        first = nil
        #expect(extended.name == "b")
        second?.machine.start()
        #expect(second?.machine.currentState === extended)
        second = nil
        #expect(extended.name == "")
    }

    @Test("A plain machine that takes a generated state over outlives the machine that made it")
    func plainTakesOver() throws {
        var recorded: RecordedMachine? = try RecordedMachine([.state("a"), .state("b")])
        let plain = DBStateMachine(states: try #require(recorded?.machine.states))
        recorded = nil
        #expect(plain.states.count == 2)
        for state in plain.states { #expect(plain.enter(state)) }
        plain.update(deltaTime: 1)
    }

    @Test("Refused hosting leaves nothing behind, and the state where it was")
    func refusedHosting() throws {
        let hosted = ScriptedState()
        let first = try RecordedMachine([.state("a")], hosting: ["a": hosted])
        #expect(throws: HostingError.self) {
            try DotLottieStateMachine(
                program: first.machine.program, hosting: ["a": hosted, "b": hosted])
        }
        #expect(hosted.stateMachine === first.machine)
    }
}
