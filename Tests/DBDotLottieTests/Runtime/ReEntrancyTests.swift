import DBDotLottie
import DBStateMachine
import Testing

@Suite("Calls from inside a machine's own work")
struct ReEntrancyTests {
    private static let inputs: [Definition.Input] = [
        .event(name: "go"), .event(name: "more"), .numeric(name: "x", value: 0), .boolean(name: "on", value: false),
    ]

    private static func machine(interactions: [Definition.Interaction] = []) throws -> RecordedMachine {
        try RecordedMachine(
            [
                .state("a", .to("b", .on("go"))), .state("b", .to("c", .on("more")), .to("d", .truth("on"))),
                .state("c"),
                .state("d"),
            ],
            inputs: inputs, interactions: interactions)
    }

    @Test(
        "start, stop and override are refused from inside, with the reason",
        arguments: ["start", "stop", "override(\"c\")"])
    func lifecycleFromInside(request: String) throws {
        let recorded = try Self.machine()
        recorded.machine.start()
        recorded.recorder.onEvent = { machine, event in
            guard case .stateEntered("b") = event else { return }
            switch request {
            case "start": #expect(!machine.start())
            case "stop": #expect(!machine.stop())
            default: #expect(!machine.override("c"))
            }
        }
        #expect(
            recorded.lines { $0.fire("go") } == [
                "fired go", "a -> b", "exit a", "enter b", "refused \(request) machineAtWork",
            ])
    }

    @Test("update from inside is refused, and the engine's observers hear it")
    func updateFromInside() throws {
        final class Refusals: DBStateMachineObserver {
            var reasons: [DBRefusal.Reason] = []
            func stateMachine(_ machine: DBStateMachine, didRefuse refusal: DBRefusal) {
                reasons.append(refusal.reason)
            }
        }
        let refusals = Refusals()
        let recorded = try Self.machine()
        recorded.machine.addObserver(refusals)
        recorded.recorder.onEvent = { machine, event in
            if case .stateEntered = event { machine.update(deltaTime: 1) }
        }
        recorded.machine.start()
        #expect(refusals.reasons == [.updateUnderWay])
    }

    @Test("An event fired while a state is entered is seen by the run in progress")
    func fireFromInside() throws {
        let recorded = try Self.machine()
        recorded.machine.start()
        recorded.recorder.onEvent = { machine, event in
            if case .stateEntered("b") = event { #expect(machine.fire("more")) }
        }
        recorded.machine.fire("go")
        #expect(recorded.machine.currentStateName == "c")
    }

    @Test("What an observer of a custom event writes is evaluated, though the action itself writes nothing")
    func writeFromCustomEvent() throws {
        let recorded = try Self.machine(
            interactions: [.pointer(.click, layerName: nil, actions: [.fireCustomEvent(value: .literal("hello"))])])
        recorded.machine.start()
        recorded.machine.fire("go")
        recorded.recorder.onEvent = { machine, event in
            if case .customEvent = event { machine.setBoolean("on", to: true) }
        }
        recorded.machine.post(.click(x: 0, y: 0))
        #expect(recorded.machine.currentStateName == "d")
    }

    @Test("An observer that answers every change with another write is bounded by the machine's own work")
    func writeFromChange() throws {
        let recorded = try Self.machine()
        recorded.machine.start()
        recorded.recorder.onEvent = { machine, event in
            guard case .numericInputChange(_, _, let new) = event, new < 100 else { return }
            machine.setNumeric("x", to: new + 1)
        }
        recorded.machine.setNumeric("x", to: 1)
        #expect(recorded.machine.numeric("x") == 100)
    }

    @Test("enter from a did-enter observer happens at once, after the entered state's own hook")
    func enterFromObserver() throws {
        final class Redirecting: DBStateMachineObserver {
            func stateMachine(_ machine: DBStateMachine, didEnter state: DBState, from source: DBState?) {
                guard let machine = machine as? DotLottieStateMachine, machine.name(of: state) == "b",
                    let destination = machine.state(named: "c")
                else { return }
                #expect(machine.enter(destination))
            }
        }
        let recorded = try Self.machine()
        recorded.machine.addObserver(Redirecting())
        recorded.machine.start()
        #expect(
            recorded.lines { $0.fire("go") } == [
                "fired go", "a -> b", "exit a", "enter b", "b -> c", "exit b", "enter c",
            ])
    }

    @Test("An observer that removes itself hears nothing more")
    func removal() throws {
        let recorded = try Self.machine()
        recorded.recorder.onEvent = { [recorder = recorded.recorder] machine, _ in machine.removeObserver(recorder) }
        #expect(recorded.lines { $0.start() } == [" -> a"])
    }

    @Test("Machine, states and observers go when they are let go")
    func noLeaks() throws {
        final class Counting: DBState {}
        weak var machine: DotLottieStateMachine?
        weak var state: DBState?
        weak var recorder: MachineRecorder?
        do {
            let recorded = try RecordedMachine([.state("a")], hosting: ["extra": Counting()])
            recorded.machine.start()
            machine = recorded.machine
            state = recorded.machine.currentState
            recorder = recorded.recorder
            #expect(state != nil)
        }
        #expect(machine == nil)
        #expect(state == nil)
        #expect(recorder == nil)
    }

    @Test("A generated state that outlives its machine, or belongs to another one, does nothing")
    func orphans() throws {
        var recorded: RecordedMachine? = try Self.machine()
        recorded?.machine.start()
        let state = try #require(recorded?.machine.currentState as? DotLottieState)
        #expect(state.name == "a")
        recorded = nil
        #expect(state.stateMachine == nil)
        #expect(state.name == "")
        let plain = DBStateMachine(states: [state])
        #expect(plain.enter(state))
        #expect(state.name == "")
    }
}
