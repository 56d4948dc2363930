import DBStateMachine
import Testing

@Suite("Updating")
struct UpdateTests {
    @Test(
        "The current state alone is updated, with the seconds as they came", arguments: [0.25, 0, -1, Double.infinity])
    func currentState(seconds: Double) {
        let traced = TracedMachine()
        traced.machine.update(deltaTime: seconds)
        #expect(traced.trace.take() == ["A: update \(seconds)"])
    }

    @Test("Seconds that are no number are passed on too")
    func notANumber() {
        let traced = TracedMachine()
        traced.machine.update(deltaTime: .nan)
        #expect(traced.trace.take() == ["A: update nan"])
    }

    @Test("Without a current state nothing happens and nothing is reported")
    func withoutState() {
        let trace = Trace()
        let machine = DBStateMachine(states: [TracedState("A", trace)])
        machine.addObserver(TracedObserver("o", trace))
        machine.update(deltaTime: 1)
        #expect(trace.take() == [])
    }

    @Test("An update inside an update is refused and reported")
    func insideUpdate() {
        let traced = TracedMachine()
        _ = traced.addObserver("o")
        traced.a.onUpdate = { traced.machine.update(deltaTime: 2) }
        traced.machine.update(deltaTime: 1)
        #expect(traced.trace.take() == ["A: update 1.0", "o: refused update, updateUnderWay"])
        traced.a.onUpdate = {}
        traced.machine.update(deltaTime: 3)
        #expect(traced.trace.take() == ["A: update 3.0"])
    }

    @Test("An update inside didEnter is refused, whatever started the transition")
    func insideDidEnter() {
        let traced = TracedMachine()
        _ = traced.addObserver("o")
        traced.b.onEnter = { traced.machine.update(deltaTime: 2) }
        let refused = "o: refused update, updateUnderWay"
        traced.machine.enter(traced.b)
        #expect(traced.trace.take().filter { $0.contains("pdate") } == [refused])
        traced.machine.enter(traced.b, after: 1)
        traced.machine.update(deltaTime: 1)
        #expect(traced.trace.take().filter { $0.contains("pdate") } == [refused])
        traced.b.onUpdate = { traced.machine.enter(traced.b) }
        traced.machine.update(deltaTime: 3)
        #expect(traced.trace.take().filter { $0.contains("pdate") } == ["B: update 3.0", refused])
    }

    @Test("An update inside an observer's calls is refused")
    func insideObserver() {
        let traced = TracedMachine()
        let observer = traced.addObserver("o")
        let update = { traced.machine.update(deltaTime: 1) }
        observer.onWillTransition = update
        observer.onDidExit = update
        observer.onDidEnter = update
        observer.onDidTransition = update
        traced.machine.enter(traced.b)
        let lines = traced.trace.take()
        #expect(lines.filter { $0 == "o: refused update, updateUnderWay" }.count == 4)
        #expect(!lines.contains { $0.contains(": update") })
    }

    @Test("A state entered by an update is not updated by the same one")
    func enteredByUpdate() {
        let traced = TracedMachine()
        traced.a.onUpdate = { traced.machine.enter(traced.b) }
        traced.machine.update(deltaTime: 1)
        #expect(!traced.trace.take().contains("B: update 1.0"))
        traced.machine.update(deltaTime: 1)
        #expect(traced.trace.take() == ["B: update 1.0"])
    }
}
