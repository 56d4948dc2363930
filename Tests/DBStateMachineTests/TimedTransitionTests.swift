import DBStateMachine
import Testing

@Suite("Timed transitions")
struct TimedTransitionTests {
    @Test("The source is left when the time begins and the destination is entered when it is over")
    func order() {
        let traced = TracedMachine()
        _ = traced.addObserver("o")
        #expect(traced.machine.enter(traced.b, after: 1))
        #expect(
            traced.trace.take() == ["A: may go to B?", "o: will A→B", "A: willExit to B", "o: exit A→B"])
        #expect(traced.current == "A")
        traced.machine.update(deltaTime: 0.75)
        #expect(traced.trace.take() == [])
        traced.machine.update(deltaTime: 0.25)
        #expect(traced.trace.take() == ["o: enter A→B", "B: didEnter from A", "o: did A→B"])
        #expect(traced.current == "B")
        #expect(traced.machine.pendingTransition == nil)
    }

    @Test("The pending transition tells its destination, its duration and how far it is")
    func pendingTransition() {
        let traced = TracedMachine()
        traced.machine.enter(traced.b, after: 2)
        traced.machine.update(deltaTime: 0.5)
        let pending = traced.machine.pendingTransition
        #expect(pending?.destination === traced.b)
        #expect(pending?.duration == 2)
        #expect(pending?.elapsed == 0.5)
        #expect(pending?.progress == 0.25)
    }

    @Test("Nobody is updated meanwhile, nor by the update that lands; what overshoots is dropped")
    func noUpdateMeanwhile() {
        let traced = TracedMachine()
        traced.machine.enter(traced.b, after: 1)
        traced.machine.update(deltaTime: 0.5)
        traced.machine.update(deltaTime: 100)
        #expect(traced.trace.take().filter { $0.contains("update") } == [])
        traced.machine.update(deltaTime: 0.25)
        #expect(traced.trace.take() == ["B: update 0.25"])
    }

    @Test("Ten ticks of 0.1 land one second, and nine do not", arguments: [1.0, 2, 7, 60])
    func manyTicks(seconds: Double) {
        let traced = TracedMachine()
        traced.machine.enter(traced.b, after: seconds)
        for _ in 0..<(Int(seconds) * 10 - 1) { traced.machine.update(deltaTime: 0.1) }
        #expect(traced.current == "A")
        traced.machine.update(deltaTime: 0.1)
        #expect(traced.current == "B")
    }

    @Test("Zero seconds and less enter at once", arguments: [0, -0.0, -1, -Double.infinity])
    func atOnce(seconds: Double) {
        let traced = TracedMachine()
        #expect(traced.machine.enter(traced.b, after: seconds))
        #expect(traced.machine.pendingTransition == nil)
        #expect(traced.trace.take() == ["A: may go to B?", "A: willExit to B", "B: didEnter from A"])
    }

    @Test("Without a current state it enters at once", arguments: [1, Double.infinity])
    func firstState(seconds: Double) {
        let state = DBState()
        let machine = DBStateMachine(states: [state])
        #expect(machine.enter(state, after: seconds))
        #expect(machine.currentState === state)
        #expect(machine.pendingTransition == nil)
    }

    @Test("Seconds that are no number are refused before anything is asked")
    func notANumber() {
        let traced = TracedMachine()
        _ = traced.addObserver("o")
        #expect(!traced.machine.enter(traced.b, after: .nan))
        #expect(!traced.machine.enter(TracedState.self, after: .signalingNaN))
        #expect(
            traced.trace.take() == ["o: refused B, durationIsNotANumber", "o: refused A, durationIsNotANumber"])
        #expect(traced.current == "A")
    }

    @Test("An infinite time waits until something else is entered", arguments: [1e30, 1e300, .infinity])
    func infinity(update seconds: Double) {
        let traced = TracedMachine()
        #expect(traced.machine.enter(traced.b, after: .infinity))
        for _ in 0..<2 { traced.machine.update(deltaTime: seconds) }
        #expect(traced.machine.pendingTransition?.progress == 0)
        #expect(traced.current == "A")
        traced.trace.take()
        #expect(traced.machine.enter(traced.c))
        #expect(traced.trace.take() == ["A: may go to C?", "C: didEnter from A"])
    }

    @Test("Updates of no time, of negative time and of no number let no time pass", arguments: [0, -1, Double.nan])
    func noTime(seconds: Double) {
        let traced = TracedMachine()
        traced.machine.enter(traced.b, after: 1)
        traced.machine.update(deltaTime: 0.5)
        traced.machine.update(deltaTime: seconds)
        #expect(traced.machine.pendingTransition?.elapsed == 0.5)
        traced.machine.update(deltaTime: 0.5)
        #expect(traced.current == "B")
    }

    @Test("An endless update lands a transition of any other length", arguments: [1e-300, 1, 1e300])
    func endlessUpdate(seconds: Double) {
        let traced = TracedMachine()
        traced.machine.enter(traced.b, after: seconds)
        traced.machine.update(deltaTime: .infinity)
        #expect(traced.current == "B")
    }

    @Test("Times too long for single precision are waited for too")
    func beyondSinglePrecision() {
        let traced = TracedMachine()
        traced.machine.enter(traced.b, after: 1e300)
        traced.machine.update(deltaTime: 5e299)
        #expect(traced.machine.pendingTransition?.progress == 0.5)
        traced.machine.update(deltaTime: 5e299)
        #expect(traced.current == "B")
    }

    @Test("A timed transition to the current state leaves it and enters it")
    func sameState() {
        let traced = TracedMachine()
        traced.machine.enter(traced.a, after: 1)
        traced.machine.update(deltaTime: 1)
        #expect(traced.trace.take() == ["A: may go to A?", "A: willExit to A", "A: didEnter from A"])
    }

    @Test("A destination may start the next timed transition when it is entered; the landing update does not touch it")
    func chain() {
        let traced = TracedMachine()
        traced.b.onEnter = { traced.machine.enter(traced.c, after: 1) }
        traced.machine.enter(traced.b, after: 1)
        traced.machine.update(deltaTime: 1.5)
        #expect(traced.machine.pendingTransition?.destination === traced.c)
        #expect(traced.machine.pendingTransition?.elapsed == 0)
    }
}
