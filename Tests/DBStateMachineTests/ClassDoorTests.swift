import DBStateMachine
import Testing

@Suite("Entering by class")
struct ClassDoorTests {
    private let trace = Trace()

    @Test("The state of exactly the class asked for is entered, wherever it stands")
    func exactClass() {
        let machine = DBStateMachine(states: [Sprint("sprint", trace), Run("run", trace), Move("move", trace)])
        #expect(machine.enter(Move.self))
        #expect(label(of: machine.currentState) == "move")
        #expect(machine.enter(Run.self))
        #expect(label(of: machine.currentState) == "run")
        #expect(machine.enter(Sprint.self))
        #expect(label(of: machine.currentState) == "sprint")
    }

    @Test("Without the exact class the first state of a subclass is entered, every time")
    func baseClass() {
        let machine = DBStateMachine(states: [Rest("rest", trace), Sprint("sprint", trace), Run("run", trace)])
        for _ in 0..<2 {
            #expect(machine.enter(Move.self))
            #expect(label(of: machine.currentState) == "sprint")
        }
        #expect(machine.state(forClass: Move.self)?.name == "sprint")
        #expect(machine.enter(Run.self))
        #expect(label(of: machine.currentState) == "run")
    }

    @Test("The class of all states finds the first")
    func rootClass() {
        let machine = DBStateMachine(states: [Rest("rest", trace), Run("run", trace)])
        #expect(machine.enter(DBState.self))
        #expect(label(of: machine.currentState) == "rest")
    }

    @Test("A subclass of a state's class finds nothing")
    func subclass() {
        let machine = DBStateMachine(states: [Move("move", trace)])
        #expect(!machine.canEnterState(Run.self))
        #expect(!machine.enter(Run.self))
        #expect(machine.state(forClass: Run.self) == nil)
    }

    @Test("Of several states of one class the first is found")
    func duplicates() {
        let machine = DBStateMachine(states: [Rest("first", trace), Rest("second", trace), Run("run", trace)])
        #expect(machine.enter(Rest.self))
        #expect(label(of: machine.currentState) == "first")
        #expect(machine.state(forClass: Rest.self)?.name == "first")
    }

    @Test("A class that is not in the machine leaves everything as it is; GameplayKit would lose its state")
    func classNotInMachine() {
        let rest = Rest("rest", trace)
        let machine = DBStateMachine(states: [rest])
        machine.addObserver(TracedObserver("o", trace))
        machine.enter(rest)
        trace.take()
        #expect(!machine.canEnterState(Move.self))
        #expect(trace.take() == [])
        #expect(!machine.enter(Move.self))
        #expect(!machine.enter(Move.self, after: 1))
        #expect(machine.currentState === rest)
        #expect(machine.pendingTransition == nil)
        #expect(
            trace.take() == ["o: refused class Move, notInMachine", "o: refused class Move, notInMachine"])
    }

    @Test("A class that is no class of states finds nothing")
    func foreignClass() {
        let machine = DBStateMachine(states: [Rest("rest", trace)])
        #expect(!machine.canEnterState(Trace.self))
        #expect(!machine.enter(Trace.self))
    }

    @Test("A class known only at run time is entered")
    func classAtRunTime() {
        let machine = DBStateMachine(states: [Rest("rest", trace), Run("run", trace)])
        let classes: [AnyClass] = [Run.self, Move.self, Rest.self]
        let entered = classes.map { machine.enter($0) ? label(of: machine.currentState) : "nothing" }
        #expect(entered == ["run", "run", "rest"])
    }

    @Test("The order is that of the door by instance, and the rule is asked once")
    func order() {
        let machine = DBStateMachine(states: [Rest("rest", trace), Run("run", trace)])
        machine.enter(Rest.self)
        trace.take()
        #expect(machine.enter(Run.self))
        #expect(trace.take() == ["rest: may go to run?", "rest: willExit to run", "run: didEnter from rest"])
        #expect(machine.enter(Rest.self, after: 1))
        machine.update(deltaTime: 1)
        #expect(trace.take() == ["run: may go to rest?", "run: willExit to rest", "rest: didEnter from run"])
    }

    @Test("Each of a hundred classes is found", arguments: [0, 41, 98, 99])
    func manyClasses(index: Int) {
        let classes = nestedClasses(99)
        let machine = DBStateMachine(states: classes.map { $0.init("state", trace) })
        #expect(machine.enter(classes[index]))
        #expect(machine.currentState.map { type(of: $0) == classes[index] } == true)
    }

    /// Move, Nest<Move>, Nest<Nest<Move>> and so on, none of them a subclass of another.
    private func nestedClasses(_ count: Int) -> [TracedState.Type] {
        func nest<Inner: Nestable>(_ inner: Inner.Type) -> TracedState.Type { Nest<Inner>.self }
        var classes: [TracedState.Type] = [Move.self]
        for _ in 0..<count {
            let inner: any Nestable.Type = classes[classes.count - 1]
            classes.append(nest(inner))
        }
        return classes
    }
}

/// Lets a class known only at run time become the parameter of another.
private protocol Nestable {}

extension TracedState: Nestable {}

private final class Rest: TracedState {}
private class Move: TracedState {}
private class Run: Move {}
private final class Sprint: Run {}
private final class Nest<Inner>: TracedState {}
