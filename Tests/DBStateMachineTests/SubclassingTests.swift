import DBStateMachine
import Testing

@Suite("Subclassing the machine")
struct SubclassingTests {
    @Test("An override of enter by instance sees every transition that is not timed, by either door")
    func enterByInstance() {
        let scene = Scene(ByInstance.init)
        scene.machine.enter(scene.states[0])
        scene.machine.enter(Second.self)
        scene.machine.enter(scene.states[0], after: 0)
        scene.machine.enter(Second.self, after: -1)
        scene.machine.enter(scene.states[0], after: 1)
        scene.machine.cancelPendingTransition()
        #expect(scene.machine.notes == ["enter A", "enter B", "enter A", "enter B"])
        #expect(scene.machine.currentState === scene.states[1])
    }

    @Test("An override of enter by class sees the door by class alone")
    func enterByClass() {
        let scene = Scene(ByClass.init)
        scene.machine.enter(scene.states[0])
        scene.machine.enter(Second.self)
        scene.machine.enter(Absent.self)
        #expect(scene.machine.notes == ["enter Second: true", "enter Absent: false"])
    }

    @Test("An override of the timed enter by instance sees the timed door by class too")
    func timedEnter() {
        let scene = Scene(Timed.init)
        scene.machine.enter(scene.states[0])
        scene.machine.enter(scene.states[1], after: 1)
        scene.machine.enter(Second.self, after: 0)
        #expect(scene.machine.notes == ["enter B after 1.0", "enter B after 0.0"])
    }

    @Test("An override may refuse on its own, and nothing happens")
    func refuses() {
        let scene = Scene(Closed.init)
        #expect(!scene.machine.enter(scene.states[0]))
        #expect(!scene.machine.enter(Second.self))
        #expect(!scene.machine.enter(scene.states[0], after: 1))
        #expect(!scene.machine.canEnterState(Second.self))
        #expect(scene.machine.currentState == nil)
        #expect(scene.trace.take() == [])
    }

    @Test("An override of update may change the seconds")
    func update() {
        let scene = Scene(HalfSpeed.init)
        scene.machine.enter(scene.states[0])
        scene.trace.take()
        scene.machine.update(deltaTime: 1)
        #expect(scene.trace.take() == ["A: update 0.5"])
    }

    @Test("A transition started inside an override is carried out around the outer one")
    func detour() {
        let scene = Scene(Detour.init)
        scene.machine.enter(scene.states[1])
        #expect(
            scene.trace.take() == ["A: didEnter from nil", "A: may go to B?", "A: willExit to B", "B: didEnter from A"])
    }

    @Test("States know the subclass they belong to")
    func stateMachine() {
        let scene = Scene(Detour.init)
        #expect(scene.states[0].stateMachine is Detour)
    }
}

private struct Scene<Machine: DBStateMachine> {
    let trace = Trace()
    let states: [TracedState]
    let machine: Machine

    init(_ make: ([DBState]) -> Machine) {
        states = [TracedState("A", trace), Second("B", trace)]
        machine = make(states)
    }
}

private final class Second: TracedState {}
private final class Absent: TracedState {}

private class NotingMachine: DBStateMachine {
    var notes: [String] = []
}

private final class ByInstance: NotingMachine {
    @discardableResult
    override func enter(_ state: DBState) -> Bool {
        notes.append("enter \(label(of: state))")
        return super.enter(state)
    }
}

private final class ByClass: NotingMachine {
    @discardableResult
    override func enter(_ stateClass: AnyClass) -> Bool {
        let entered = super.enter(stateClass)
        notes.append("enter \(stateClass): \(entered)")
        return entered
    }
}

private final class Timed: NotingMachine {
    @discardableResult
    override func enter(_ state: DBState, after seconds: Double) -> Bool {
        notes.append("enter \(label(of: state)) after \(seconds)")
        return super.enter(state, after: seconds)
    }
}

private final class Closed: DBStateMachine {
    @discardableResult
    override func enter(_ state: DBState) -> Bool { false }

    override func canEnterState(_ stateClass: AnyClass) -> Bool { false }
}

private final class HalfSpeed: DBStateMachine {
    override func update(deltaTime seconds: Double) { super.update(deltaTime: seconds / 2) }
}

/// Comes to every state by way of its first.
private final class Detour: DBStateMachine {
    @discardableResult
    override func enter(_ state: DBState) -> Bool {
        super.enter(states[0]) && super.enter(state)
    }
}
