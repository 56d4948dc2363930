import DBStateMachine
import Testing

@Suite("Observers")
struct ObserverTests {
    @Test("They are called in the order in which they were added")
    func order() {
        let traced = TracedMachine()
        _ = traced.addObserver("o")
        _ = traced.addObserver("p")
        traced.machine.enter(traced.b)
        #expect(
            traced.trace.take() == [
                "A: may go to B?", "o: will A→B", "p: will A→B", "A: willExit to B", "o: exit A→B", "p: exit A→B",
                "o: enter A→B", "p: enter A→B", "B: didEnter from A", "o: did A→B", "p: did A→B",
            ])
        traced.b.rule = { _ in false }
        traced.machine.enter(traced.c)
        #expect(
            traced.trace.take() == ["B: may go to C?", "o: refused C, ruleForbids", "p: refused C, ruleForbids"])
    }

    @Test("One that is added again stays where it is and is called once")
    func addedTwice() {
        let traced = TracedMachine()
        let first = traced.addObserver("o")
        _ = traced.addObserver("p")
        traced.machine.addObserver(first)
        traced.machine.enter(traced.b)
        #expect(
            traced.trace.take().filter { $0.contains("will") && !$0.contains("willExit") } == [
                "o: will A→B", "p: will A→B",
            ])
    }

    @Test("One that is removed hears nothing more; one removed and added again stands last")
    func removed() {
        let traced = TracedMachine()
        let first = traced.addObserver("o")
        _ = traced.addObserver("p")
        traced.machine.removeObserver(first)
        traced.machine.enter(traced.b)
        #expect(!traced.trace.take().contains { $0.hasPrefix("o") })
        traced.machine.addObserver(first)
        traced.machine.enter(traced.c)
        #expect(traced.trace.take().filter { $0.contains(": did ") } == ["p: did B→C", "o: did B→C"])
    }

    @Test("Removing one that was never added is ignored")
    func neverAdded() {
        let traced = TracedMachine()
        _ = traced.addObserver("o")
        traced.machine.removeObserver(TracedObserver("p", traced.trace))
        traced.machine.enter(traced.b)
        #expect(traced.trace.take().contains("o: did A→B"))
    }

    @Test("One observer may observe two machines")
    func twoMachines() {
        let (first, second) = (TracedMachine(), TracedMachine())
        let observer = first.addObserver("o")
        second.machine.addObserver(observer)
        first.machine.enter(first.b)
        second.machine.enter(second.c)
        #expect(first.trace.take().filter { $0.contains(": did ") } == ["o: did A→B", "o: did A→C"])
    }

    @Test("All methods may be left out")
    func emptyDefaults() {
        let traced = TracedMachine()
        traced.machine.addObserver(Indifferent())
        #expect(traced.machine.enter(traced.b))
        traced.b.rule = { _ in false }
        #expect(!traced.machine.enter(traced.c))
        #expect(
            traced.trace.take() == [
                "A: may go to B?", "A: willExit to B", "B: didEnter from A", "B: may go to C?",
            ])
    }

    @Test("They hear of a transition's own machine")
    func machine() {
        let traced = TracedMachine()
        let listener = MachineListener()
        traced.machine.addObserver(listener)
        traced.machine.enter(traced.b)
        #expect(listener.machines == [ObjectIdentifier(traced.machine)])
    }
}

private final class Indifferent: DBStateMachineObserver {}

private final class MachineListener: DBStateMachineObserver {
    var machines: [ObjectIdentifier] = []

    func stateMachine(_ machine: DBStateMachine, didTransitionFrom source: DBState?, to destination: DBState) {
        machines.append(ObjectIdentifier(machine))
    }
}
