import DBStateMachine
import Testing

@Suite("A recorder tells what of a graph never happened")
struct TransitionCoverageTests {
    private typealias Node = StateGraph.Node

    @Test("Taken and missing transitions and missing states are listed in the order of the graph")
    func lists() {
        let machine = Light.machine()
        let (recorder, graph) = (Light.recorder(of: machine), StateGraph(of: machine))
        machine.enter(Light.Red.self)
        machine.enter(Light.Green.self)
        let coverage = recorder.coverage(of: graph)
        #expect(coverage.taken == [.init(from: "Red", to: "Green")])
        #expect(coverage.neverTaken == [.init(from: "Green", to: "Yellow"), .init(from: "Yellow", to: "Red")])
        #expect(coverage.neverEntered == [Node("Yellow")])
        #expect(
            "\(coverage)" == """
                1 of 3 transitions taken
                never taken: Green -> Yellow
                never taken: Yellow -> Red
                never entered: Yellow
                """)
    }

    @Test("Nothing is missing once every transition was taken, however little is kept")
    func complete() {
        let machine = Light.machine()
        let recorder = Light.recorder(of: machine, capacity: 0)
        for light in [Light.Red.self, Light.Green.self, Light.Yellow.self, Light.Red.self] { machine.enter(light) }
        #expect("\(recorder.coverage(of: StateGraph(of: machine)))" == "3 of 3 transitions taken")
    }

    @Test("The first entry takes no transition, and a refused one neither")
    func firstAndRefused() {
        let machine = Light.machine()
        let recorder = Light.recorder(of: machine)
        machine.enter(Light.Green.self)
        machine.enter(Light.Red.self)
        let coverage = recorder.coverage(of: StateGraph(of: machine))
        #expect(coverage.taken.isEmpty)
        #expect(coverage.neverEntered.map(\.name) == ["Red", "Yellow"])
    }

    @Test("States and transitions are counted, whoever counts")
    func counts() {
        let machine = Light.machine()
        let (recorder, graph) = (Light.recorder(of: machine), StateGraph(of: machine))
        for light in [Light.Red.self, Light.Green.self, Light.Yellow.self, Light.Red.self, Light.Green.self] {
            machine.enter(light)
        }
        let coverage = recorder.coverage(of: graph)
        #expect(graph.nodes.map(coverage.count) == [2, 2, 1])
        #expect(graph.edges.map(coverage.count) == [2, 1, 1])

        var counted = TransitionCoverage(of: graph)
        for name in ["Red", "Green", "Yellow", "Red", "Green"] { counted.countEntry(of: name) }
        for (source, destination) in [("Red", "Green"), ("Green", "Yellow"), ("Yellow", "Red"), ("Red", "Green")] {
            counted.countTransition(from: source, to: destination)
        }
        #expect(counted == coverage)
    }

    @Test("What the graph does not have changes nothing")
    func foreign() {
        let graph = StateGraph(nodes: [Node("A")], edges: [.init(from: "A", to: "B")])
        var coverage = TransitionCoverage(of: graph)
        coverage.countEntry(of: "C")
        coverage.countTransition(from: "B", to: "A")
        #expect(coverage == TransitionCoverage(of: graph))
        #expect(coverage.count(of: Node("C")) == 0)
        #expect(coverage.count(of: .init(from: "B", to: "A")) == 0)
    }

    @Test("A name that would break a line is shown on one")
    func hostileName() {
        let graph = StateGraph(nodes: [], edges: [.init(from: "a\nb", to: "")])
        #expect(
            "\(TransitionCoverage(of: graph))" == """
                0 of 1 transitions taken
                never taken: a␊b -> ""
                never entered: a␊b
                never entered: ""
                """)
    }

    @Test("Transitions between the same two states count alike")
    func parallel() {
        let machine = Light.machine()
        let recorder = Light.recorder(of: machine)
        machine.enter(Light.Red.self)
        machine.enter(Light.Green.self)
        let edges: [StateGraph.Edge] = [
            .init(from: "Red", to: "Green", guards: ["a"]),
            .init(from: "Red", to: "Green", kind: .timed(seconds: 1), guards: ["b"]),
        ]
        #expect(recorder.coverage(of: StateGraph(nodes: [], edges: edges)).taken == edges)
    }

    @Test("A global state's transition was taken if its destination was entered from anywhere")
    func global() {
        let machine = Light.machine()
        let recorder = Light.recorder(of: machine)
        let graph = StateGraph(
            nodes: [Node("Any", kind: .global)],
            edges: [
                .init(from: "Any", to: "Red"), .init(from: "Any", to: "Green"),
                .init(from: "Red", to: "Off", kind: .timed(seconds: 2), guards: ["late"]),
            ])
        machine.enter(Light.Red.self)
        machine.enter(Light.Green.self)
        let coverage = recorder.coverage(of: graph)
        #expect(coverage.taken == [.init(from: "Any", to: "Green")])
        #expect(
            "\(coverage)" == """
                1 of 3 transitions taken
                never taken: Any -> Red
                never taken: Red -> Off after 2 s [late]
                never entered: Off
                """)
    }
}

private enum Light {
    final class Red: DBState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Green.self }
    }

    final class Green: DBState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Yellow.self }
    }

    final class Yellow: DBState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Red.self }
    }

    static func machine() -> DBStateMachine { DBStateMachine(states: [Red(), Green(), Yellow()]) }

    static func recorder(of machine: DBStateMachine, capacity: Int = .max) -> TransitionRecorder {
        let recorder = TransitionRecorder(capacity: capacity)
        machine.addObserver(recorder)
        return recorder
    }
}
