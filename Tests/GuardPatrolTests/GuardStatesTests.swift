import DBStateMachine
import Testing

@testable import GuardPatrol

@Suite("The guard patrols, chases, searches and returns")
struct GuardStatesTests {
    @Test("On patrol the guard walks from post to post")
    func patrol() {
        let simulation = Simulation(intruder: Intruder(walks: []))
        run(simulation, seconds: 13.4)
        #expect(simulation.owner.position == Guard.posts.east)
        run(simulation, seconds: 2)
        #expect(abs(simulation.owner.position - 17) < 0.01)
        #expect(simulation.machine.currentState is Patrol)
    }

    @Test("Somebody in sight is chased, somebody further away is not", arguments: [(5.9, true), (6.1, false)])
    func sight(distance: Double, isChased: Bool) {
        let simulation = Simulation(intruder: standing(at: distance))
        simulation.step(0)
        #expect((simulation.machine.currentState is Chase) == isChased)
    }

    @Test("Whoever is reached is caught, and the guard goes back to the nearest post")
    func catching() {
        let simulation = Simulation(intruder: standing(at: 5))
        run(simulation, seconds: 2)
        #expect(simulation.owner.catches == 1)
        #expect(simulation.owner.intruder.position == nil)
        #expect(simulation.machine.currentState is ReturnToPost)
        run(simulation, seconds: 3)
        #expect(simulation.machine.currentState is Patrol)
    }

    @Test("Out of sight, the guard searches for three seconds without moving, then returns")
    func searching() {
        let simulation = Simulation(intruder: standing(at: 5, until: 1))
        run(simulation, seconds: 1.2)
        let place = simulation.owner.position
        #expect(simulation.machine.currentState is Search)
        run(simulation, seconds: 2.5)
        #expect(simulation.machine.currentState is Search)
        #expect(simulation.owner.position == place)
        run(simulation, seconds: 0.5)
        #expect(simulation.machine.currentState is ReturnToPost)
    }

    @Test("Somebody who shows up during the search is chased at once, and the wait is over")
    func foundAgain() {
        var intruder = standing(at: 5, until: 1)
        intruder.add(Intruder.Walk(begins: 2, ends: 3, start: 5, speed: 0))
        let simulation = Simulation(intruder: intruder)
        run(simulation, seconds: 1.9)
        #expect(simulation.machine.pendingTransition?.destination is ReturnToPost)
        run(simulation, seconds: 0.2)
        #expect(simulation.machine.currentState is Chase)
        #expect(simulation.machine.pendingTransition == nil)
    }

    @Test("Somebody who shows up on the way back is chased too")
    func seenOnReturn() {
        var intruder = standing(at: 5, until: 1)
        intruder.add(Intruder.Walk(begins: 4.5, ends: 9, start: 5, speed: 0))
        let simulation = Simulation(intruder: intruder)
        run(simulation, seconds: 4.4)
        #expect(simulation.machine.currentState is ReturnToPost)
        run(simulation, seconds: 0.3)
        #expect(simulation.machine.currentState is Chase)
    }

    @Test("From no state can the guard get stuck, and every one can be reached")
    func graph() {
        let graph = Simulation(intruder: Intruder(walks: [])).graph
        #expect(graph.deadEnds.isEmpty)
        #expect(graph.unreachable.isEmpty)
        #expect(graph.canReach(from: "Search", to: "Patrol"))
    }

    private func standing(at place: Double, until end: Double = .infinity) -> Intruder {
        Intruder(walks: [.init(begins: 0, ends: end, start: place, speed: 0)])
    }

    private func run(_ simulation: Simulation, seconds: Double) {
        for _ in 0..<Int(seconds * 10 + 0.5) { simulation.step(0.1) }
    }
}
