import DBStateMachine
import Testing

@Suite("A graph is made from any machine by asking its rules")
struct MachineGraphTests {
    private typealias Edge = StateGraph.Edge

    @Test("Each state is a node, and each pair that a rule allows an edge, the pair with itself included")
    func pairs() {
        let graph = StateGraph(of: DBStateMachine(states: [Locked(), Closed(), Open()]))
        #expect(graph.nodes == [.init("Locked"), .init("Closed"), .init("Open")])
        #expect(
            graph.edges == [
                Edge(from: "Locked", to: "Closed"), Edge(from: "Closed", to: "Locked"),
                Edge(from: "Closed", to: "Open"),
                Edge(from: "Open", to: "Closed"), Edge(from: "Open", to: "Open"),
            ])
        #expect(graph.initial == nil)
    }

    @Test("Rules by instance tell states of one class apart")
    func instances() {
        let floors = [Floor(0), Floor(1), Floor(2)]
        let graph = StateGraph(of: DBStateMachine(states: floors), initial: floors[1])
        #expect(
            graph
                == StateGraph(
                    nodes: [.init("floor 0"), .init("floor 1"), .init("floor 2")],
                    edges: [
                        Edge(from: "floor 0", to: "floor 1"), Edge(from: "floor 1", to: "floor 0"),
                        Edge(from: "floor 1", to: "floor 2"), Edge(from: "floor 2", to: "floor 1"),
                    ], initial: "floor 1"))
    }

    @Test("A machine without states makes an empty graph")
    func empty() {
        #expect(StateGraph(of: DBStateMachine(states: [])) == StateGraph(nodes: [], edges: []))
    }

    @Test("A state of another machine is not taken as the initial one")
    func foreignInitial() {
        #expect(StateGraph(of: DBStateMachine(states: [Open()]), initial: Open()).initial == nil)
    }

    @Test("A state that another machine took over is not in the graph")
    func takenOver() {
        let (closed, open) = (Closed(), Open())
        let machine = DBStateMachine(states: [closed, open])
        let other = DBStateMachine(states: [closed])
        #expect(StateGraph(of: machine).nodes == [.init("Open")])
        #expect(StateGraph(of: other).nodes == [.init("Closed")])
    }

    @Test("Nothing is entered while rules are asked, and the machine works as before afterwards")
    func rulesThatEnter() {
        let (pushy, open) = (Pushy(), Open())
        let machine = DBStateMachine(states: [pushy, open])
        machine.enter(open)
        #expect(StateGraph(of: machine).edges.count == 4)
        #expect(pushy.answers == [false, false])
        #expect(machine.currentState === open)
        #expect(machine.enter(pushy))
    }

    @Test("A graph made while a state is being left lets nothing be entered there")
    func insideExit() {
        let (leaving, open) = (Leaving(), Open())
        let machine = DBStateMachine(states: [leaving, open])
        machine.enter(leaving)
        machine.enter(open)
        #expect(leaving.nodeCount == 2)
        #expect(leaving.couldEnter == false)
        #expect(machine.currentState === open)
    }
}

private final class Locked: DBState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Closed.self }
}

private final class Closed: DBState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass != Closed.self }
}

private final class Open: DBState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass != Locked.self }
}

private final class Floor: DBState, DBNamedState {
    let number: Int
    var name: String { "floor \(number)" }

    init(_ number: Int) { self.number = number }

    override func isValidNextState(_ state: DBState) -> Bool {
        guard let other = state as? Floor else { return false }
        return abs(other.number - number) == 1
    }
}

private final class Pushy: DBState {
    var answers: [Bool] = []

    override func isValidNextState(_ stateClass: AnyClass) -> Bool {
        answers.append(stateMachine?.enter(Pushy.self) ?? true)
        return true
    }
}

private final class Leaving: DBState {
    var nodeCount: Int?
    var couldEnter: Bool?

    override func willExit(to nextState: DBState) {
        guard let stateMachine else { return }
        nodeCount = StateGraph(of: stateMachine).nodes.count
        couldEnter = stateMachine.enter(Leaving.self)
    }
}
