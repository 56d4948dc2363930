import DBStateMachine
import Testing

@Suite("Refusing a transition")
struct RefusingTests {
    @Test("A rule that says no is asked once and nothing else happens")
    func ruleForbids() {
        let traced = TracedMachine()
        _ = traced.addObserver("o")
        traced.a.rule = { _ in false }
        #expect(!traced.machine.enter(traced.b))
        #expect(traced.current == "A")
        #expect(traced.trace.take() == ["A: may go to B?", "o: refused B, ruleForbids"])
    }

    @Test("A timed transition that the rule forbids does not begin")
    func ruleForbidsTimed() {
        let traced = TracedMachine()
        _ = traced.addObserver("o")
        traced.a.rule = { _ in false }
        #expect(!traced.machine.enter(traced.b, after: 1))
        #expect(traced.machine.pendingTransition == nil)
        #expect(traced.trace.take() == ["A: may go to B?", "o: refused B, ruleForbids"])
    }

    @Test("Only the current state's rule is asked")
    func destinationHasNoSay() {
        let traced = TracedMachine()
        traced.b.rule = { _ in false }
        traced.c.rule = { _ in false }
        #expect(traced.machine.enter(traced.b))
        #expect(!traced.machine.enter(traced.c))
        #expect(traced.current == "B")
    }

    @Test("Both ways to ask whether a state can be entered ask the rule once and change and report nothing")
    func canEnter() {
        let traced = TracedMachine()
        _ = traced.addObserver("o")
        #expect(traced.machine.canEnter(traced.b))
        #expect(traced.trace.take() == ["A: may go to B?"])
        traced.a.rule = { _ in false }
        #expect(!traced.machine.canEnter(traced.b))
        #expect(traced.trace.take() == ["A: may go to B?"])
        #expect(!traced.machine.canEnterState(TracedState.self))
        #expect(traced.trace.take() == ["A: may go to A?"])
        #expect(traced.current == "A")
    }

    @Test("Whether a state can be entered is answered while another is being left")
    func canEnterWhileLeaving() {
        let traced = TracedMachine()
        var answer = false
        traced.a.onExit = { answer = traced.machine.canEnter(traced.c) }
        traced.machine.enter(traced.b)
        #expect(answer)
        #expect(
            traced.trace.take() == [
                "A: may go to B?", "A: willExit to B", "A: may go to C?", "B: didEnter from A",
            ])
    }

    @Test("A rule written for classes answers both doors", arguments: [true, false])
    func classRule(allowed: Bool) {
        let asked = ClassRule()
        asked.answer = allowed
        let next = NextState()
        let machine = DBStateMachine(states: [asked, next])
        machine.enter(asked)
        #expect(machine.canEnterState(NextState.self) == allowed)
        #expect(machine.canEnter(next) == allowed)
        #expect(machine.enter(NextState.self) == allowed)
        machine.enter(asked)
        #expect(machine.enter(next) == allowed)
    }

    @Test("A rule written for instances answers both doors and may tell states of one class apart")
    func instanceRule() {
        let traced = TracedMachine()
        let bee = traced.b
        traced.a.rule = { $0 === bee }
        #expect(traced.machine.canEnter(traced.b))
        #expect(!traced.machine.canEnter(traced.c))
        #expect(!traced.machine.canEnterState(TracedState.self))
        #expect(traced.machine.enter(traced.b))
    }

    @Test("A refused transition changes nothing that is pending")
    func refusedWhilePending() {
        let traced = TracedMachine()
        traced.machine.enter(traced.b, after: 1)
        traced.machine.update(deltaTime: 0.25)
        traced.trace.take()
        traced.a.rule = { _ in false }
        #expect(!traced.machine.enter(traced.c))
        #expect(!traced.machine.enter(traced.c, after: 2))
        #expect(traced.machine.pendingTransition?.destination === traced.b)
        #expect(traced.machine.pendingTransition?.elapsed == 0.25)
        #expect(traced.trace.take() == ["A: may go to C?", "A: may go to C?"])
    }
}

private final class ClassRule: DBState {
    var answer = true

    override func isValidNextState(_ stateClass: AnyClass) -> Bool {
        stateClass == NextState.self && answer
    }
}

private final class NextState: DBState {}
