import DBStateMachine
import Testing

@Suite("Entering from inside a transition")
struct ReEntrancyTests {
    @Test("An enter inside didEnter happens at once, and the outer transition concludes last")
    func insideDidEnter() {
        let traced = TracedMachine()
        _ = traced.addObserver("o")
        traced.b.onEnter = { #expect(traced.machine.enter(traced.c)) }
        #expect(traced.machine.enter(traced.b))
        #expect(traced.current == "C")
        #expect(
            traced.trace.take() == [
                "A: may go to B?", "o: will A→B", "A: willExit to B", "o: exit A→B", "o: enter A→B",
                "B: didEnter from A",
                "B: may go to C?", "o: will B→C", "B: willExit to C", "o: exit B→C", "o: enter B→C",
                "C: didEnter from B",
                "o: did B→C", "o: did A→B",
            ])
    }

    @Test("An enter inside an observer's did enter comes after the entered state's own didEnter")
    func insideObservedEnter() {
        let traced = TracedMachine()
        let observer = traced.addObserver("o")
        observer.onDidEnter = {
            observer.onDidEnter = {}
            #expect(traced.machine.enter(traced.c))
        }
        #expect(traced.machine.enter(traced.b))
        #expect(traced.current == "C")
        #expect(
            traced.trace.take() == [
                "A: may go to B?", "o: will A→B", "A: willExit to B", "o: exit A→B", "o: enter A→B",
                "B: didEnter from A",
                "B: may go to C?", "o: will B→C", "B: willExit to C", "o: exit B→C", "o: enter B→C",
                "C: didEnter from B",
                "o: did B→C", "o: did A→B",
            ])
    }

    @Test("Observers behind one that enters from inside did enter hear of the states in the order of their entries")
    func observersBehind() {
        let traced = TracedMachine()
        let observer = traced.addObserver("o")
        _ = traced.addObserver("p")
        observer.onDidEnter = {
            observer.onDidEnter = {}
            #expect(traced.machine.enter(traced.c))
        }
        #expect(traced.machine.enter(traced.b))
        #expect(
            traced.trace.take().filter { $0.contains("nter") || $0.contains("did") } == [
                "o: enter A→B", "p: enter A→B", "B: didEnter from A", "o: enter B→C", "p: enter B→C",
                "C: didEnter from B", "o: did B→C", "p: did B→C", "o: did A→B", "p: did A→B",
            ])
    }

    @Test("Everybody hears once of a state even if each observer tries to enter another and is refused")
    func refusedInsideObservedEnter() {
        let traced = TracedMachine()
        traced.b.rule = { _ in false }
        for name in ["o", "p", "q"] {
            traced.addObserver(name).onDidEnter = { #expect(!traced.machine.enter(traced.c)) }
        }
        #expect(traced.machine.enter(traced.b))
        let entries = traced.trace.take().filter { $0.contains("nter") }
        #expect(entries == ["o: enter A→B", "p: enter A→B", "q: enter A→B", "B: didEnter from A"])
    }

    @Test("An enter inside an observer's did transition happens at once")
    func insideDidTransition() {
        let traced = TracedMachine()
        let observer = traced.addObserver("o")
        observer.onDidTransition = {
            observer.onDidTransition = {}
            #expect(traced.machine.enter(traced.c))
        }
        #expect(traced.machine.enter(traced.b))
        #expect(traced.current == "C")
        #expect(traced.trace.take().suffix(4) == ["o: exit B→C", "o: enter B→C", "C: didEnter from B", "o: did B→C"])
    }

    @Test("An enter inside update happens at once")
    func insideUpdate() {
        let traced = TracedMachine()
        traced.a.onUpdate = {
            #expect(traced.machine.enter(traced.b))
            #expect(traced.current == "B")
        }
        traced.machine.update(deltaTime: 0.5)
        #expect(
            traced.trace.take() == ["A: update 0.5", "A: may go to B?", "A: willExit to B", "B: didEnter from A"])
    }

    /// The calls inside which a transition is under way already.
    enum Closed: CaseIterable {
        case rule, willTransition, willExit, didExit
    }

    @Test("Inside a rule, will transition, willExit and did exit everything is refused", arguments: Closed.allCases)
    func closed(inside moment: Closed) {
        let traced = TracedMachine()
        let observer = traced.addObserver("o")
        let attempt = { tryEverything(traced) }
        switch moment {
        case .rule:
            traced.a.rule = { _ in
                attempt()
                return true
            }
        case .willTransition: observer.onWillTransition = attempt
        case .willExit: traced.a.onExit = attempt
        case .didExit: observer.onDidExit = attempt
        }
        #expect(traced.machine.enter(traced.b))
        #expect(traced.current == "B")
        #expect(traced.machine.pendingTransition == nil)
        let lines = traced.trace.take()
        #expect(
            lines.filter { $0.contains("refused") } == [
                "o: refused C, transitionUnderWay", "o: refused A, transitionUnderWay",
                "o: refused C, transitionUnderWay", "o: refused update, updateUnderWay",
            ])
        #expect(
            lines.filter { !$0.contains("refused") } == [
                "A: may go to B?", "o: will A→B", "A: willExit to B", "o: exit A→B", "o: enter A→B",
                "B: didEnter from A", "o: did A→B",
            ])
    }

    private func tryEverything(_ traced: TracedMachine) {
        #expect(!traced.machine.enter(traced.c))
        #expect(!traced.machine.enter(TracedState.self))
        #expect(!traced.machine.enter(traced.c, after: 1))
        traced.machine.update(deltaTime: 1)
    }

    @Test("A rule asked by canEnter may not enter anything either, and the machine is open again afterwards")
    func ruleAskedFromOutside() {
        let traced = TracedMachine()
        traced.a.rule = { _ in !traced.machine.enter(traced.c) }
        #expect(traced.machine.canEnter(traced.b))
        #expect(traced.current == "A")
        traced.a.rule = { _ in true }
        #expect(traced.machine.enter(traced.c))
    }

    @Test("A timed transition begun inside didEnter is left pending by the outer one")
    func timedInsideDidEnter() {
        let traced = TracedMachine()
        _ = traced.addObserver("o")
        traced.b.onEnter = { #expect(traced.machine.enter(traced.c, after: 1)) }
        #expect(traced.machine.enter(traced.b))
        #expect(traced.current == "B")
        #expect(traced.machine.pendingTransition?.destination === traced.c)
        #expect(
            traced.trace.take().suffix(5) == [
                "B: may go to C?", "o: will B→C", "B: willExit to C", "o: exit B→C", "o: did A→B",
            ])
    }

    @Test("Two machines may start each other's transitions")
    func twoMachines() {
        let first = TracedMachine()
        let second = TracedMachine()
        first.a.onExit = { #expect(second.machine.enter(second.b)) }
        second.b.onEnter = { #expect(!first.machine.enter(first.c)) }
        #expect(first.machine.enter(first.b))
        #expect(first.current == "B" && second.current == "B")
    }
}
