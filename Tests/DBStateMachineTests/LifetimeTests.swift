import DBStateMachine
import Testing

@Suite("Lifetime of machines, states and observers")
struct LifetimeTests {
    @Test("A machine, its states and its observers are gone when the machine is, whatever it has done")
    func everythingGoes() {
        let remains = Remains()
        let observer = TracedObserver("o", Trace())
        do {
            let traced = TracedMachine()
            remains.note(traced)
            traced.machine.addObserver(observer)
            remains.note(traced.addObserver("p"))
            traced.machine.enter(traced.b)
            traced.machine.enter(TracedState.self)
            traced.machine.enter(DBState.self)
            traced.machine.enter(traced.c, after: 1)
            traced.machine.cancelPendingTransition()
            traced.machine.enter(DBState())
            traced.machine.removeObserver(observer)
            traced.machine.enter(traced.c, after: 1)
            #expect(remains.count == 5)
        }
        #expect(remains.count == 0)
    }

    @Test("A state knows its machine as long as there is one")
    func stateOutlivesMachine() {
        let state = DBState()
        #expect(state.stateMachine == nil)
        var machine: DBStateMachine? = DBStateMachine(states: [state])
        #expect(state.stateMachine === machine)
        machine?.enter(state)
        machine = nil
        #expect(state.stateMachine == nil)
        #expect(state.isValidNextState(state))
    }

    @Test("An observer is held until it is removed")
    func observerIsHeld() {
        let traced = TracedMachine()
        weak var observer: TracedObserver?
        do {
            let added = traced.addObserver("o")
            observer = added
        }
        #expect(observer != nil)
        if let observer { traced.machine.removeObserver(observer) }
        #expect(observer == nil)
    }

    @Test("An observer that removes itself in its own call is gone afterwards", arguments: [true, false])
    func observerRemovesItself(isLast: Bool) {
        let traced = TracedMachine()
        weak var observer: TracedObserver?
        do {
            let added = traced.addObserver("o")
            added.onDidEnter = { [unowned added] in traced.machine.removeObserver(added) }
            observer = added
        }
        if !isLast { _ = traced.addObserver("p") }
        #expect(traced.machine.enter(traced.b))
        #expect(observer == nil)
    }

    /// The calls inside which the last reference to a machine can be dropped.
    enum Moment: CaseIterable {
        case rule, willTransition, willExit, didExit, observedEnter, didEnter, didTransition, refusal, update
    }

    @Test("The last reference to a machine may be dropped inside any call", arguments: Moment.allCases)
    func releasedInside(moment: Moment) {
        let trace = Trace()
        let remains = Remains()
        let owner = Owner(trace)
        remains.note(owner)
        let observer = TracedObserver("o", trace)
        owner.machine?.addObserver(observer)
        let release = { [unowned owner] in
            trace.take()
            owner.releaseAll()
        }
        arrange(release, at: moment, owner: owner, observer: observer)
        if moment == .update {
            owner.machine?.update(deltaTime: 1)
        } else {
            owner.enterLast()
        }
        #expect(owner.machine == nil)
        #expect(remains.count == 0)
    }

    private func arrange(_ release: @escaping () -> Void, at moment: Moment, owner: Owner, observer: TracedObserver) {
        switch moment {
        case .rule:
            owner.states[0].rule = { _ in
                release()
                return true
            }
        case .willTransition: observer.onWillTransition = release
        case .willExit: owner.states[0].onExit = release
        case .didExit: observer.onDidExit = release
        case .observedEnter:
            observer.onDidEnter = { [unowned owner, unowned observer] in
                owner.machine?.removeObserver(observer)
                release()
            }
        case .didEnter: owner.states[1].onEnter = release
        case .didTransition: observer.onDidTransition = release
        case .refusal:
            owner.states[0].rule = { _ in false }
            observer.onDidRefuse = { _ in release() }
        case .update: owner.states[0].onUpdate = release
        }
    }

    @Test("A state that is deallocated with its machine no longer knows it")
    func stateDeinit() {
        let trace = Trace()
        do { DBStateMachine(states: [LastWords("A", trace)]).enter(LastWords.self) }
        #expect(trace.take() == ["A: didEnter from nil", "A: machine gone"])
    }

    @Test("A subclass of the machine may use its states when it is deallocated")
    func machineDeinit() {
        let trace = Trace()
        let states = [TracedState("A", trace), TracedState("B", trace)]
        do { _ = Closing(states: states).enter(states[0]) }
        #expect(
            trace.take() == [
                "A: didEnter from nil", "A: update 1.0", "A: may go to B?", "A: willExit to B", "B: didEnter from A",
            ])
        #expect(states.allSatisfy { $0.stateMachine == nil })
    }

    @Test(
        "An observer may use the machine when it is deallocated, whichever call it removed itself in", arguments: 0..<3)
    func observerDeinit(call: Int) {
        let traced = TracedMachine()
        do { traced.machine.addObserver(Farewell(traced, call: call)) }
        _ = traced.addObserver("o")
        #expect(traced.machine.enter(traced.b))
        #expect(traced.current == (call == 0 ? "B" : "C"))
        let lines = traced.trace.take()
        #expect(lines.filter { $0 == "o: enter A→B" || $0 == "B: didEnter from A" }.count == 2)
        #expect(lines.filter { $0 == "o: did B→C" || $0 == "C: didEnter from B" }.count == (call == 0 ? 0 : 2))
    }

    @Test("A dying machine's states may be handed on to another one")
    func handedOn() {
        let trace = Trace()
        let heirs = Heirs()
        let state = TracedState("A", trace)
        do { _ = Bequeathing(states: [state], to: heirs).enter(state) }
        #expect(heirs.machine != nil)
        #expect(state.stateMachine === heirs.machine)
        #expect(heirs.machine?.enter(state) == true)
    }

    @Test("A state that was taken over lives on in the earlier machine too, and goes with the last")
    func takenOver() {
        let remains = Remains()
        var earlier: DBStateMachine? = DBStateMachine(states: [DBState()])
        do {
            let later = DBStateMachine(states: earlier?.states ?? [])
            for state in later.states { remains.note(state) }
        }
        #expect(remains.count == 1)
        #expect(earlier?.states.isEmpty == true)
        earlier = nil
        #expect(remains.count == 0)
    }
}
