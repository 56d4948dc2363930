import DBStateMachine
import Testing

@Suite("Membership: a state belongs to the machine that was made with it last")
struct MembershipTests {
    @Test("A later machine takes a state over, and the earlier one can no longer enter it")
    func takenOver() {
        let traced = TracedMachine()
        let later = DBStateMachine(states: [traced.b])
        #expect(traced.b.stateMachine === later)
        #expect(traced.machine.states.map(label(of:)) == ["A", "C"])
        #expect(!traced.machine.canEnter(traced.b))
        #expect(!traced.machine.enter(traced.b))
        #expect(traced.current == "A")
        #expect(traced.trace.take() == [])
        #expect(later.enter(traced.b))
    }

    @Test("The earlier machine has no current state if that one is taken over; it may start again")
    func currentTakenOver() {
        let traced = TracedMachine()
        let later = DBStateMachine(states: [traced.a])
        #expect(traced.machine.currentState == nil)
        #expect(later.currentState == nil)
        traced.machine.update(deltaTime: 1)
        #expect(traced.trace.take() == [])
        #expect(traced.machine.enter(traced.b))
        #expect(traced.trace.take() == ["B: didEnter from nil"])
    }

    @Test("By class the earlier machine finds its next state of that class")
    func nextOfClass() {
        let traced = TracedMachine()
        #expect(traced.machine.state(forClass: TracedState.self) === traced.a)
        #expect(traced.machine.state(forClass: DBState.self) === traced.a)
        let later = DBStateMachine(states: [traced.a, traced.b])
        #expect(traced.machine.state(forClass: TracedState.self) === traced.c)
        #expect(traced.machine.state(forClass: DBState.self) === traced.c)
        let latest = DBStateMachine(states: [traced.c])
        #expect(traced.machine.state(forClass: TracedState.self) == nil)
        #expect(!traced.machine.enter(DBState.self))
        #expect(later.states.count == 2 && latest.states.count == 1)
    }

    @Test("By class the earlier machine still finds the exact class before a subclass")
    func exactClassAfterLoss() {
        let trace = Trace()
        let (heir, exact, lost) = (Heir("heir", trace), TracedState("exact", trace), TracedState("lost", trace))
        let machine = DBStateMachine(states: [heir, lost, exact])
        let later = DBStateMachine(states: [lost])
        #expect(machine.state(forClass: TracedState.self) === exact)
        #expect(machine.state(forClass: DBState.self) === heir)
        #expect(later.states.count == 1)
    }

    @Test("A timed transition ends without a landing if its source is taken over")
    func sourceTakenOverWhilePending() {
        let traced = TracedMachine()
        traced.machine.enter(traced.b, after: 1)
        let later = DBStateMachine(states: [traced.a])
        traced.trace.take()
        #expect(traced.machine.pendingTransition == nil)
        traced.machine.update(deltaTime: 2)
        #expect(traced.machine.currentState == nil)
        #expect(traced.trace.take() == [])
        #expect(later.states.count == 1)
    }

    @Test("A timed transition whose destination is taken over ends in its source when its time is over")
    func destinationTakenOverWhilePending() {
        let traced = TracedMachine()
        _ = traced.addObserver("o")
        traced.machine.enter(traced.b, after: 1)
        let later = DBStateMachine(states: [traced.b])
        traced.trace.take()
        traced.machine.update(deltaTime: 0.5)
        #expect(traced.trace.take() == [])
        traced.machine.update(deltaTime: 0.5)
        #expect(traced.current == "A")
        #expect(traced.machine.pendingTransition == nil)
        #expect(later.currentState == nil)
        #expect(
            traced.trace.take() == [
                "o: will A→A", "o: enter A→A", "A: didEnter from A", "o: did A→A", "o: refused B, notInMachine",
            ])
    }

    @Test("What an observer begins when it hears that the destination is lost goes on")
    func beginsAnother() {
        let traced = TracedMachine()
        let observer = traced.addObserver("o")
        traced.machine.enter(traced.b, after: 1)
        let later = DBStateMachine(states: [traced.b])
        observer.onDidRefuse = { _ in #expect(traced.machine.enter(traced.c, after: 1)) }
        traced.machine.update(deltaTime: 1)
        #expect(traced.machine.pendingTransition?.destination === traced.c)
        traced.machine.update(deltaTime: 1)
        #expect(traced.current == "C")
        #expect(later.states.count == 1)
    }

    @Test("When the later machine is gone its states belong to none, and a third may take them")
    func laterMachineGone() {
        let traced = TracedMachine()
        do {
            let later = DBStateMachine(states: [traced.b])
            #expect(later.enter(traced.b))
        }
        #expect(traced.b.stateMachine == nil)
        #expect(!traced.machine.canEnter(traced.b))
        let third = DBStateMachine(states: [traced.b])
        #expect(traced.b.stateMachine === third)
        #expect(third.enter(traced.b))
    }

    @Test("The end of an earlier machine leaves the states alone that a later one took over")
    func earlierMachineGone() {
        let trace = Trace()
        let state = TracedState("A", trace)
        var earlier: DBStateMachine? = DBStateMachine(states: [state])
        earlier?.enter(state)
        let later = DBStateMachine(states: [state])
        later.enter(state)
        earlier = nil
        #expect(state.stateMachine === later)
        #expect(later.currentState === state)
    }

    @Test("A machine may take over all states of a large one")
    func manyStates() {
        let states = (0..<20_000).map { _ in DBState() }
        let earlier = DBStateMachine(states: states)
        let later = DBStateMachine(states: states)
        #expect(earlier.states.isEmpty)
        #expect(later.states.count == states.count)
    }
}

private final class Heir: TracedState {}
