import DBStateMachine
import Testing

@Suite("Reports of refusals")
struct RefusalReportTests {
    /// There is a way to every reason; a new one does not compile before it has one here.
    @Test("Every reason is reported, once, to each observer", arguments: DBRefusal.Reason.allCases)
    func everyReason(reason: DBRefusal.Reason) {
        let traced = TracedMachine()
        let observers = [traced.addObserver("o"), traced.addObserver("p")]
        var reports: [DBRefusal.Reason] = []
        for observer in observers { observer.onDidRefuse = { reports.append($0.reason) } }
        provoke(reason, in: traced)
        #expect(reports == [reason, reason])
    }

    private func provoke(_ reason: DBRefusal.Reason, in traced: TracedMachine) {
        switch reason {
        case .notInMachine:
            traced.machine.enter(DBState())
        case .ruleForbids:
            traced.a.rule = { _ in false }
            traced.machine.enter(traced.b)
        case .transitionUnderWay:
            traced.a.onExit = { traced.machine.enter(traced.c) }
            traced.machine.enter(traced.b)
        case .nestedTooDeep:
            traced.b.onEnter = { traced.machine.enter(traced.b) }
            traced.machine.enter(traced.b)
        case .durationIsNotANumber:
            traced.machine.enter(traced.b, after: .nan)
        case .updateUnderWay:
            traced.a.onUpdate = { traced.machine.update(deltaTime: 1) }
            traced.machine.update(deltaTime: 1)
        }
    }

    @Test("What was asked for is told: a class, a state, an update or a cancel")
    func requests() {
        let traced = TracedMachine()
        let observer = traced.addObserver("o")
        traced.machine.enter(Absent.self)
        traced.machine.enter(Absent("X", traced.trace))
        observer.onWillTransition = {
            traced.machine.update(deltaTime: 1)
            traced.machine.cancelPendingTransition()
        }
        traced.machine.enter(traced.b, after: 1)
        traced.machine.enter(traced.b, after: 1)
        #expect(
            traced.trace.take().filter { $0.contains("refused") } == [
                "o: refused class Absent, notInMachine", "o: refused X, notInMachine",
                "o: refused update, updateUnderWay", "o: refused update, updateUnderWay",
                "o: refused cancel, transitionUnderWay",
            ])
    }

    @Test("When it is heard, nothing has changed")
    func nothingHasChanged() {
        let traced = TracedMachine()
        let observer = traced.addObserver("o")
        traced.machine.enter(traced.b, after: 1)
        traced.a.rule = { _ in false }
        observer.onDidRefuse = { _ in
            #expect(traced.current == "A")
            #expect(traced.machine.pendingTransition?.destination === traced.b)
        }
        #expect(!traced.machine.enter(traced.c))
    }

    @Test("What an observer causes while it hears of a refusal is not reported again")
    func refusalInsideReport() {
        let traced = TracedMachine()
        let observers = [traced.addObserver("o"), traced.addObserver("p")]
        traced.a.rule = { _ in false }
        for observer in observers { observer.onDidRefuse = { _ in #expect(!traced.machine.enter(traced.c)) } }
        #expect(!traced.machine.enter(traced.b))
        #expect(
            traced.trace.take() == [
                "A: may go to B?", "o: refused B, ruleForbids", "A: may go to C?", "p: refused B, ruleForbids",
                "A: may go to C?",
            ])
        #expect(!traced.machine.enter(traced.b))
        #expect(traced.trace.take().contains("p: refused B, ruleForbids"))
    }

    @Test("A transition that an observer starts when it hears of a refusal happens at once")
    func enterInsideReport() {
        let traced = TracedMachine()
        let observer = traced.addObserver("o")
        let sea = traced.c
        traced.a.rule = { $0 === sea }
        observer.onDidRefuse = { _ in #expect(traced.machine.enter(traced.c)) }
        #expect(!traced.machine.enter(traced.b))
        #expect(traced.current == "C")
    }

    @Test("Two machines that answer each other's refusals with refusals come to an end")
    func twoMachines() {
        let (first, second) = (TracedMachine(), TracedMachine())
        first.a.rule = { _ in false }
        second.a.rule = { _ in false }
        first.addObserver("o").onDidRefuse = { _ in second.machine.enter(second.b) }
        second.addObserver("p").onDidRefuse = { _ in first.machine.enter(first.b) }
        #expect(!first.machine.enter(first.b))
        #expect(first.trace.take().filter { $0.contains("refused") }.count == 1)
        #expect(second.trace.take().filter { $0.contains("refused") }.count == 1)
    }
}

private final class Absent: TracedState {}
