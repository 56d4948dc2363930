import DBStateMachine
import Testing

@Suite("Entering by instance")
struct InstanceDoorTests {
    @Test("States of one class are told apart by identity")
    func identity() {
        let traced = TracedMachine()
        for state in [traced.c, traced.b, traced.a] {
            #expect(traced.machine.enter(state))
            #expect(traced.machine.currentState === state)
        }
    }

    @Test("A state of no machine is refused without asking a rule")
    func stateOfNoMachine() {
        let traced = TracedMachine()
        _ = traced.addObserver("o")
        let stranger = TracedState("X", traced.trace)
        #expect(!traced.machine.canEnter(stranger))
        #expect(!traced.machine.enter(stranger))
        #expect(!traced.machine.enter(stranger, after: 1))
        #expect(traced.current == "A")
        #expect(stranger.stateMachine == nil)
        #expect(traced.trace.take() == ["o: refused X, notInMachine", "o: refused X, notInMachine"])
    }

    @Test("A state of another machine is refused, also by a machine that is in no state")
    func stateOfAnotherMachine() {
        let traced = TracedMachine()
        let state = TracedState("X", traced.trace)
        let other = DBStateMachine(states: [state])
        let empty = DBStateMachine(states: [])
        #expect(!traced.machine.canEnter(state))
        #expect(!traced.machine.enter(state))
        #expect(!empty.enter(state))
        #expect(!empty.enter(state, after: 1))
        #expect(state.stateMachine === other)
        #expect(empty.currentState == nil)
        #expect(traced.current == "A")
        #expect(traced.trace.take() == [])
    }

    @Test("A state given twice counts once, at its first place")
    func stateGivenTwice() {
        let trace = Trace()
        let (first, second) = (TracedState("A", trace), TracedState("B", trace))
        let machine = DBStateMachine(states: [first, second, first, second, first])
        #expect(machine.states.map(label(of:)) == ["A", "B"])
        #expect(machine.enter(second))
        #expect(machine.enter(first))
        #expect(trace.take() == ["B: didEnter from nil", "B: may go to A?", "B: willExit to A", "A: didEnter from B"])
    }
}
