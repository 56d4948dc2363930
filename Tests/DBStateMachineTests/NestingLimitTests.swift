import DBStateMachine
import Testing

@Suite("Transitions that start transitions")
struct NestingLimitTests {
    @Test("The limit is 64 until another is set")
    func standardLimit() {
        let machine = DBStateMachine(states: [])
        #expect(machine.nestingLimit == 64)
        machine.nestingLimit = 3
        #expect(machine.nestingLimit == 3)
    }

    @Test("A loop of didEnters ends with a report at the limit", arguments: [1, 2, 3, 64, 200])
    func loopOfHooks(limit: Int) {
        let traced = TracedMachine()
        traced.machine.nestingLimit = limit
        let observer = traced.addObserver("o")
        var refusals: [DBRefusal.Reason] = []
        observer.onDidRefuse = { refusals.append($0.reason) }
        traced.b.onEnter = { traced.machine.enter(traced.c) }
        traced.c.onEnter = { traced.machine.enter(traced.b) }
        #expect(traced.machine.enter(traced.b))
        #expect(refusals == [.nestedTooDeep])
        let entries = traced.trace.take().filter { $0.contains("didEnter") }
        #expect(entries.count == limit)
        #expect(traced.current == (limit.isMultiple(of: 2) ? "C" : "B"))
    }

    @Test("At the limit no rule is asked and nothing is left")
    func atTheLimit() {
        let traced = TracedMachine()
        traced.machine.nestingLimit = 1
        _ = traced.addObserver("o")
        traced.b.onEnter = {
            #expect(!traced.machine.enter(traced.c))
            #expect(!traced.machine.enter(traced.c, after: 1))
        }
        #expect(traced.machine.enter(traced.b))
        #expect(
            traced.trace.take().suffix(4) == [
                "B: didEnter from A", "o: refused C, nestedTooDeep", "o: refused C, nestedTooDeep", "o: did A→B",
            ])
    }

    @Test("Loops that go through an observer end too", arguments: [1, 2, 64])
    func loopOfObservers(limit: Int) {
        let traced = TracedMachine()
        traced.machine.nestingLimit = limit
        let observer = traced.addObserver("o")
        var count = 0
        let enter = {
            count += 1
            traced.machine.enter(traced.b)
            return
        }
        observer.onDidEnter = enter
        traced.machine.enter(traced.b)
        #expect(count == limit)
        observer.onDidEnter = {}
        observer.onDidTransition = enter
        count = 0
        traced.machine.enter(traced.b)
        #expect(count == limit)
    }

    @Test("A loop that branches ends as soon, because nothing more is entered once the limit is met")
    func branchingLoop() {
        let traced = TracedMachine()
        traced.machine.nestingLimit = 40
        var entries = 0
        let enterTwice = {
            entries += 1
            traced.machine.enter(traced.b)
            traced.machine.enter(traced.c)
        }
        traced.b.onEnter = enterTwice
        traced.c.onEnter = enterTwice
        traced.machine.enter(traced.b)
        #expect(entries == 40)
    }

    @Test("When the outermost transition is over the machine enters as before")
    func afterwards() {
        let traced = TracedMachine()
        traced.machine.nestingLimit = 2
        traced.b.onEnter = { traced.machine.enter(traced.b) }
        for _ in 0..<3 {
            #expect(traced.machine.enter(traced.b))
            #expect(traced.trace.take().filter { $0.contains("didEnter") }.count == 2)
        }
        #expect(traced.machine.enter(traced.c))
    }

    @Test("Transitions one after the other inside a hook are not nested in each other")
    func oneAfterTheOther() {
        let traced = TracedMachine()
        traced.machine.nestingLimit = 2
        traced.b.onEnter = {
            for _ in 0..<10 {
                #expect(traced.machine.enter(traced.c))
                #expect(traced.machine.enter(traced.a))
            }
        }
        #expect(traced.machine.enter(traced.b))
        #expect(traced.current == "A")
    }

    @Test("Beginning and cancelling timed transitions inside didEnter ends at the limit")
    func cancellingLoop() {
        let traced = TracedMachine()
        traced.machine.nestingLimit = 10
        var entries = 0
        traced.b.onEnter = {
            entries += 1
            for _ in 0..<2 {
                traced.machine.enter(traced.c, after: 1)
                traced.machine.cancelPendingTransition()
            }
        }
        #expect(traced.machine.enter(traced.b))
        #expect(entries == 10)
        #expect(traced.current == "B")
        #expect(traced.machine.pendingTransition == nil)
    }

    @Test("Two machines that chase each other end at the limit")
    func twoMachines() {
        let (first, second) = (TracedMachine(), TracedMachine())
        first.b.onEnter = { second.machine.enter(second.b) }
        second.b.onEnter = { first.machine.enter(first.b) }
        #expect(first.machine.enter(first.b))
        #expect(first.trace.take().filter { $0.contains("didEnter") }.count == 64)
    }

    @Test("A limit below 1 is the programmer's mistake")
    func limitOfZero() async {
        await #expect(processExitsWith: .failure) { DBStateMachine(states: []).nestingLimit = 0 }
    }
}
