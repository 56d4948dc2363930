import DBDotLottie
import DBStateMachine
import Testing

@Suite("A dotLottie machine is seen like any other")
struct MixedMachineGraphTests {
    private let machine: DotLottieStateMachine

    init() throws {
        machine = try DotLottieStateMachine(
            program: MachineProgram(Door.definition), hosting: ["broken": Wreck(), "painted": Painted()])
    }

    @Test("The graph that its rules make has the file's names and those of hosted states")
    func rules() {
        let graph = StateGraph(of: machine, initial: machine.state(named: "closed"))
        #expect(graph.nodes.map(\.name) == ["any", "closed", "half open", "broken", "painted"])
        #expect(graph.initial == "closed")
        #expect(
            graph.edges.filter { $0.source == "closed" }.map(\.destination) == [
                "closed", "half open", "broken", "painted",
            ])
        #expect(graph.edges.filter { $0.source == "broken" }.map(\.destination) == ["painted"])
    }

    @Test("One recorder sees what the file does and what the host does, and tells the coverage of the file's graph")
    func coverage() {
        let recorder = TransitionRecorder()
        machine.addObserver(recorder)
        machine.start()
        machine.enter(Painted.self)
        machine.fire("reset")
        #expect(
            recorder.events == [
                .entered("closed", from: nil), .entered("painted", from: "closed"), .entered("closed", from: "painted"),
            ])
        let coverage = recorder.coverage(of: Door.definition.graph)
        #expect(coverage.taken == [.init(from: "any", to: "closed", guards: ["event reset"])])
        #expect(coverage.neverEntered.map(\.name) == ["half open", "broken"])
    }

    @Test("The states that may be entered now are listed for it too")
    func validNextStates() {
        #expect(machine.validNextStates.count == 5)
        machine.start()
        #expect(machine.validNextStates.map(machine.name) == ["closed", "half open", "broken", "painted"])
    }
}

private final class Wreck: DBState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Painted.self }
}

private final class Painted: DBState {}
