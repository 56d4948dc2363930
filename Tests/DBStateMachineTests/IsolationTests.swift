import DBStateMachine
import Testing

@Suite("One isolation domain owns a machine")
struct IsolationTests {
    @Test("An actor owns a machine, and many tasks drive it through the actor")
    func actor() async {
        let owner = TrafficLight()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<25 { await owner.proceed() } }
            }
        }
        #expect(await owner.entries == 201)
    }

    @Test("A machine is made in one place and sent to another")
    func sent() async {
        let states = [DBState(), DBState()]
        let machine = DBStateMachine(states: states)
        machine.enter(states[0])
        let task = Task {
            let entered = machine.states.map { machine.enter($0) }
            return entered == [true, true] && machine.currentState === machine.states.last
        }
        #expect(await task.value)
    }
}

private actor TrafficLight {
    private let machine: DBStateMachine
    private let trace = Trace()
    var entries: Int { trace.take().filter { $0.contains("didEnter") }.count }

    init() {
        machine = DBStateMachine(states: [TracedState("red", trace), Green("green", trace)])
        machine.enter(TracedState.self)
    }

    func proceed() {
        machine.enter(machine.currentState is Green ? TracedState.self : Green.self)
    }
}

private final class Green: TracedState {}
