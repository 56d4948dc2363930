import DBStateMachine
import Testing

@Suite("Entering a state")
struct EnteringTests {
    @Test("A new machine owns its states in order and is in none of them")
    func newMachine() {
        let trace = Trace()
        let states = ["A", "B", "C"].map { TracedState($0, trace) }
        let machine = DBStateMachine(states: states)
        #expect(machine.states.map(label(of:)) == ["A", "B", "C"])
        #expect(states.allSatisfy { $0.stateMachine === machine })
        #expect(machine.currentState == nil)
        #expect(machine.pendingTransition == nil)
        #expect(trace.take() == [])
    }

    @Test("The first enter succeeds, whatever the states' rules say, and asks none")
    func firstEnter() {
        let trace = Trace()
        let state = TracedState("A", trace)
        state.rule = { _ in false }
        let machine = DBStateMachine(states: [state])
        machine.addObserver(TracedObserver("o", trace))
        #expect(machine.canEnter(state))
        #expect(machine.enter(state))
        #expect(machine.currentState === state)
        #expect(trace.take() == ["o: will nil→A", "o: enter nil→A", "A: didEnter from nil", "o: did nil→A"])
    }

    @Test("A transition is one order of rule, announcement, exit, entry and conclusion")
    func order() {
        let traced = TracedMachine()
        _ = traced.addObserver("o")
        #expect(traced.machine.enter(traced.b))
        #expect(
            traced.trace.take() == [
                "A: may go to B?", "o: will A→B", "A: willExit to B", "o: exit A→B",
                "o: enter A→B", "B: didEnter from A", "o: did A→B",
            ])
    }

    @Test("Without observers the hooks are called in the same order")
    func orderWithoutObservers() {
        let traced = TracedMachine()
        #expect(traced.machine.enter(traced.b))
        #expect(traced.trace.take() == ["A: may go to B?", "A: willExit to B", "B: didEnter from A"])
    }

    @Test("The source is the current state until it has been left, and the destination from then on")
    func currentState() {
        let traced = TracedMachine()
        let observer = traced.addObserver("o")
        let note = { traced.trace.note("in \(traced.current)") }
        traced.a.rule = { _ in
            note()
            return true
        }
        traced.a.onExit = note
        traced.b.onEnter = note
        observer.onWillTransition = note
        observer.onDidExit = note
        observer.onDidEnter = note
        observer.onDidTransition = note
        traced.machine.enter(traced.b)
        #expect(
            traced.trace.take() == [
                "A: may go to B?", "in A", "o: will A→B", "in A", "A: willExit to B", "in A", "o: exit A→B", "in A",
                "o: enter A→B", "in B", "B: didEnter from A", "in B", "o: did A→B", "in B",
            ])
    }

    @Test("Entering the current state again leaves it and enters it")
    func sameState() {
        let traced = TracedMachine()
        #expect(traced.machine.enter(traced.a))
        #expect(traced.current == "A")
        #expect(traced.trace.take() == ["A: may go to A?", "A: willExit to A", "A: didEnter from A"])
    }

    @Test("A state that overrides nothing allows everything and does nothing")
    func plainStates() {
        let (first, second) = (DBState(), DBState())
        let machine = DBStateMachine(states: [first, second])
        #expect(machine.enter(first))
        machine.update(deltaTime: 1)
        #expect(machine.enter(second))
        #expect(machine.currentState === second)
    }

    @Test("A machine of no states is allowed, and nothing can be entered")
    func noStates() {
        let machine = DBStateMachine(states: [])
        #expect(machine.states.isEmpty)
        #expect(!machine.canEnterState(DBState.self))
        #expect(!machine.enter(DBState.self))
        #expect(!machine.enter(DBState(), after: 1))
        machine.update(deltaTime: 1)
        machine.cancelPendingTransition()
        #expect(machine.currentState == nil)
    }
}
