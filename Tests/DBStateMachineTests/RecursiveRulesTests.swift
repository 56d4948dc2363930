import DBStateMachine
import Testing

@Suite("Rules that ask rules")
struct RecursiveRulesTests {
    @Test("A rule may answer what another transition would be answered")
    func delegation() {
        let traced = TracedMachine()
        let (bee, machine) = (traced.b, traced.machine)
        traced.a.rule = { $0 === bee || machine.canEnter(bee) }
        #expect(machine.canEnter(traced.c))
        #expect(traced.trace.take() == ["A: may go to C?", "A: may go to B?"])
        #expect(machine.enter(traced.c))
    }

    @Test("A rule may ask about many states one after the other")
    func oneAfterTheOther() {
        let traced = TracedMachine()
        let (sea, machine) = (traced.c, traced.machine)
        machine.nestingLimit = 2
        traced.a.rule = { $0 === sea || (0..<100).allSatisfy { _ in machine.canEnter(sea) } }
        #expect(machine.enter(traced.b))
    }

    @Test(
        "A rule that asks itself without end is answered no when it is nested deeper than the limit",
        arguments: [1, 2, 64])
    func endless(limit: Int) {
        let traced = TracedMachine()
        traced.machine.nestingLimit = limit
        let observer = traced.addObserver("o")
        traced.a.rule = { traced.machine.canEnter($0) }
        #expect(!traced.machine.enter(traced.b))
        let asked = Array(repeating: "A: may go to B?", count: 1 + limit)
        #expect(traced.trace.take() == asked + ["o: refused B, ruleForbids"])
        traced.machine.removeObserver(observer)
        #expect(!traced.machine.canEnterState(TracedState.self))
        #expect(traced.trace.take().count == 1 + limit)
    }

    @Test("A rule that asks itself twice without end ends as soon")
    func branching() {
        let traced = TracedMachine()
        traced.a.rule = { _ in traced.machine.canEnter(traced.b) || traced.machine.canEnter(traced.c) }
        #expect(!traced.machine.enter(traced.b))
        #expect(traced.trace.take().count == 1 + 2 * 64)
    }

    @Test("Rules of two machines that ask each other end too")
    func twoMachines() {
        let (first, second) = (TracedMachine(), TracedMachine())
        first.a.rule = { _ in second.machine.canEnter(second.b) || second.machine.canEnter(second.c) }
        second.a.rule = { _ in first.machine.canEnter(first.b) || first.machine.canEnter(first.c) }
        #expect(!first.machine.enter(first.b))
        #expect(first.trace.take().count < 1000)
    }

    @Test("While a state is being left its rule can be asked, whatever the limit, and ends too")
    func whileLeaving() {
        let traced = TracedMachine()
        traced.machine.nestingLimit = 1
        traced.a.onExit = {
            #expect(traced.machine.canEnter(traced.c))
            traced.a.rule = { traced.machine.canEnter($0) }
            #expect(!traced.machine.canEnter(traced.c))
            #expect(!traced.machine.enter(traced.c))
        }
        #expect(traced.machine.enter(traced.b))
        #expect(
            traced.trace.take() == [
                "A: may go to B?", "A: willExit to B", "A: may go to C?", "A: may go to C?", "B: didEnter from A",
            ])
    }

    @Test("Afterwards rules are asked as before, and the machine is open")
    func afterwards() {
        let traced = TracedMachine()
        let (bee, machine) = (traced.b, traced.machine)
        traced.a.rule = { machine.canEnter($0) }
        #expect(!machine.enter(bee))
        traced.trace.take()
        traced.a.rule = { $0 === bee || machine.canEnter(bee) }
        #expect(machine.enter(traced.c))
        #expect(
            traced.trace.take() == ["A: may go to C?", "A: may go to B?", "A: willExit to C", "C: didEnter from A"])
    }

    @Test("A rule that tries to enter, and an observer that asks the rule when that is refused, come to an end")
    func throughARefusal() {
        let traced = TracedMachine()
        let observer = traced.addObserver("o")
        traced.a.rule = { _ in traced.machine.enter(traced.c) }
        observer.onDidRefuse = { _ in #expect(!traced.machine.canEnter(traced.b)) }
        #expect(!traced.machine.enter(traced.b))
        #expect(
            traced.trace.take() == [
                "A: may go to B?", "o: refused C, transitionUnderWay", "A: may go to B?",
                "o: refused B, ruleForbids", "A: may go to B?",
            ])
    }
}
