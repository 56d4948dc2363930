import DBStateMachine
import Testing

@Suite("Timed transitions that are interrupted")
struct TimedTransitionInterruptionTests {
    @Test("An enter meanwhile asks the source's rule and does not leave the source a second time")
    func enterMeanwhile() {
        let traced = pending()
        #expect(traced.machine.enter(traced.c))
        #expect(traced.machine.pendingTransition == nil)
        #expect(
            traced.trace.take() == [
                "A: may go to C?", "o: will A→C", "o: enter A→C", "C: didEnter from A", "o: did A→C",
            ])
        traced.machine.update(deltaTime: 10)
        #expect(traced.current == "C")
        #expect(traced.trace.take() == ["C: update 10.0"])
    }

    @Test("A timed enter meanwhile takes the first one's place and begins at zero")
    func timedEnterMeanwhile() {
        let traced = pending()
        traced.machine.update(deltaTime: 0.75)
        #expect(traced.machine.enter(traced.c, after: 2))
        #expect(traced.trace.take() == ["A: may go to C?", "o: will A→C"])
        #expect(traced.machine.pendingTransition?.destination === traced.c)
        #expect(traced.machine.pendingTransition?.elapsed == 0)
        traced.machine.update(deltaTime: 1)
        #expect(traced.current == "A")
        traced.machine.update(deltaTime: 1)
        #expect(traced.trace.take() == ["o: enter A→C", "C: didEnter from A", "o: did A→C"])
    }

    @Test("The source itself can be entered meanwhile")
    func sourceMeanwhile() {
        let traced = pending()
        #expect(traced.machine.enter(traced.a))
        #expect(
            traced.trace.take() == [
                "A: may go to A?", "o: will A→A", "o: enter A→A", "A: didEnter from A", "o: did A→A",
            ])
        #expect(traced.machine.pendingTransition == nil)
    }

    @Test("Cancelling enters the source again, from itself, without asking a rule or leaving anything")
    func cancel() {
        let traced = pending()
        traced.a.rule = { _ in false }
        traced.machine.cancelPendingTransition()
        #expect(traced.machine.pendingTransition == nil)
        #expect(traced.current == "A")
        #expect(traced.trace.take() == ["o: will A→A", "o: enter A→A", "A: didEnter from A", "o: did A→A"])
        traced.machine.update(deltaTime: 2)
        #expect(traced.trace.take() == ["A: update 2.0"])
    }

    @Test("Cancelling a transition of infinite time works too")
    func cancelInfinite() {
        let traced = TracedMachine()
        traced.machine.enter(traced.b, after: .infinity)
        traced.trace.take()
        traced.machine.cancelPendingTransition()
        #expect(traced.trace.take() == ["A: didEnter from A"])
        #expect(traced.machine.pendingTransition == nil)
    }

    @Test("Cancelling twice, or when nothing is pending, does and reports nothing")
    func cancelNothing() {
        let traced = pending()
        traced.machine.cancelPendingTransition()
        traced.trace.take()
        traced.machine.cancelPendingTransition()
        DBStateMachine(states: []).cancelPendingTransition()
        #expect(traced.trace.take() == [])
    }

    @Test("Cancelling is refused while a rule is asked or a transition is announced; the pending one stays")
    func cancelRefused() {
        let traced = TracedMachine()
        let observer = traced.addObserver("o")
        traced.machine.enter(traced.b, after: 1)
        traced.trace.take()
        traced.a.rule = { _ in
            traced.machine.cancelPendingTransition()
            return false
        }
        #expect(!traced.machine.enter(traced.c))
        #expect(traced.machine.pendingTransition?.destination === traced.b)
        #expect(
            traced.trace.take() == [
                "A: may go to C?", "o: refused cancel, transitionUnderWay", "o: refused C, ruleForbids",
            ])
        traced.a.rule = { _ in true }
        observer.onWillTransition = traced.machine.cancelPendingTransition
        #expect(traced.machine.enter(traced.c))
        #expect(
            traced.trace.take() == [
                "A: may go to C?", "o: will A→C", "o: refused cancel, transitionUnderWay",
                "o: enter A→C", "C: didEnter from A", "o: did A→C",
            ])
    }

    @Test("A pending transition is cancelled inside the hook that began it")
    func cancelInsideHook() {
        let traced = TracedMachine()
        traced.b.onEnter = {
            traced.b.onEnter = {}
            traced.machine.enter(traced.c, after: 1)
            traced.machine.cancelPendingTransition()
        }
        #expect(traced.machine.enter(traced.b))
        #expect(traced.current == "B")
        #expect(
            traced.trace.take().suffix(4) == [
                "B: didEnter from A", "B: may go to C?", "B: willExit to C", "B: didEnter from B",
            ])
    }

    /// A machine with a timed transition of one second from A to B under way, with the observer o and an empty trace.
    private func pending() -> TracedMachine {
        let traced = TracedMachine()
        _ = traced.addObserver("o")
        traced.machine.enter(traced.b, after: 1)
        traced.trace.take()
        return traced
    }
}
