import DBStateMachine
import Testing

@Suite("Adding and removing observers inside a call")
struct ObserverChangesDuringCallsTests {
    @Test("One added inside a call hears from the next call on")
    func added() {
        let traced = TracedMachine()
        let observer = traced.addObserver("o")
        observer.onWillTransition = { _ = traced.addObserver("p") }
        traced.machine.enter(traced.b)
        #expect(
            lines(traced) == [
                "o: will A→B", "o: exit A→B", "p: exit A→B", "o: enter A→B", "p: enter A→B", "o: did A→B", "p: did A→B",
            ])
    }

    @Test("One added inside a hook hears the rest of the transition")
    func addedInsideHook() {
        let traced = TracedMachine()
        traced.a.onExit = { _ = traced.addObserver("o") }
        traced.machine.enter(traced.b)
        #expect(lines(traced) == ["o: exit A→B", "o: enter A→B", "o: did A→B"])
    }

    @Test("One removed inside a call hears nothing more, even of that call")
    func removed() {
        let traced = TracedMachine()
        let first = traced.addObserver("o")
        let second = traced.addObserver("p")
        first.onDidExit = { traced.machine.removeObserver(second) }
        traced.machine.enter(traced.b)
        #expect(lines(traced) == ["o: will A→B", "p: will A→B", "o: exit A→B", "o: enter A→B", "o: did A→B"])
    }

    @Test("One removed and added again inside a call hears from the next call on, as a new one")
    func removedAndAdded() {
        let traced = TracedMachine()
        let first = traced.addObserver("o")
        let second = traced.addObserver("p")
        first.onDidExit = {
            traced.machine.removeObserver(second)
            traced.machine.addObserver(second)
        }
        traced.machine.enter(traced.b)
        #expect(
            lines(traced) == [
                "o: will A→B", "p: will A→B", "o: exit A→B", "o: enter A→B", "p: enter A→B", "o: did A→B", "p: did A→B",
            ])
    }

    @Test("One that removes itself leaves the others as they are")
    func removesItself() {
        let traced = TracedMachine()
        let first = traced.addObserver("o")
        _ = traced.addObserver("p")
        first.onWillTransition = { traced.machine.removeObserver(first) }
        traced.machine.enter(traced.b)
        #expect(lines(traced) == ["o: will A→B", "p: will A→B", "p: exit A→B", "p: enter A→B", "p: did A→B"])
    }

    @Test("All may be removed inside any call", arguments: 0..<5)
    func allRemoved(call: Int) {
        let traced = TracedMachine()
        let observers = [traced.addObserver("o"), traced.addObserver("p")]
        let remove = { observers.forEach(traced.machine.removeObserver) }
        switch call {
        case 0: observers[0].onWillTransition = remove
        case 1: observers[0].onDidExit = remove
        case 2: observers[0].onDidEnter = remove
        case 3: observers[0].onDidTransition = remove
        default: observers[0].onDidRefuse = { _ in remove() }
        }
        traced.a.rule = { _ in call != 4 }
        #expect(traced.machine.enter(traced.b) == (call != 4))
        #expect(traced.trace.take().filter { $0.hasPrefix("p") }.count == call % 4)
        traced.machine.enter(traced.c)
        #expect(lines(traced) == [])
    }

    @Test("The last one may remove itself and enter: the state that it heard of has its didEnter before it is left")
    func removesItselfAndEnters() {
        let traced = TracedMachine()
        let observer = traced.addObserver("o")
        observer.onDidEnter = {
            traced.machine.removeObserver(observer)
            traced.machine.enter(traced.c)
        }
        traced.machine.enter(traced.b)
        #expect(
            traced.trace.take() == [
                "A: may go to B?", "o: will A→B", "A: willExit to B", "o: exit A→B", "o: enter A→B",
                "B: didEnter from A",
                "B: may go to C?", "B: willExit to C", "C: didEnter from B",
            ])
    }

    @Test("One added by the hook of a state whose last observer has left and entered hears of the next state")
    func addedAfterTheLastHasLeft() {
        let traced = TracedMachine()
        let observer = traced.addObserver("o")
        observer.onDidEnter = {
            traced.machine.removeObserver(observer)
            traced.machine.enter(traced.c)
        }
        traced.b.onEnter = { _ = traced.addObserver("p") }
        traced.machine.enter(traced.b)
        #expect(
            lines(traced) == [
                "o: will A→B", "o: exit A→B", "o: enter A→B", "p: will B→C", "p: exit B→C", "p: enter B→C",
                "p: did B→C", "p: did A→B",
            ])
    }

    /// The lines of observers alone.
    private func lines(_ traced: TracedMachine) -> [String] {
        traced.trace.take().filter { $0.hasPrefix("o: ") || $0.hasPrefix("p: ") }
    }
}
