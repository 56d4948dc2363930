import DBStateMachine
import Testing

/// Another machine takes a state over in the middle of a transition from A to B.
@Suite("Taking states over inside a transition")
struct TakeoverInsideHooksTests {
    /// The calls of a transition inside which something can be done.
    enum Moment: CaseIterable {
        case rule, willTransition, willExit, didExit, observedEnter, didEnter, didTransition

        /// Whether the machine is still in its source, so that everything is still to be done.
        var isBeforeArrival: Bool {
            switch self {
            case .rule, .willTransition, .willExit, .didExit: true
            case .observedEnter, .didEnter, .didTransition: false
            }
        }
    }

    @Test("A destination lost before it is entered is not entered, and the machine is in no state")
    func destinationLost() {
        for moment in Moment.allCases where moment.isBeforeArrival {
            let scene = Scene(at: moment) { $0.b }
            #expect(!scene.traced.machine.enter(scene.traced.b), "\(moment)")
            #expect(scene.traced.machine.currentState == nil, "\(moment)")
            let lines = scene.traced.trace.take()
            #expect(!lines.contains { $0.hasPrefix("B: ") }, "\(moment)")
            #expect(lines.last == "o: refused B, notInMachine", "\(moment)")
            #expect(scene.traced.machine.enter(scene.traced.c), "\(moment)")
        }
    }

    @Test("A destination lost after it has been entered leaves the machine in no state", arguments: Moment.allCases)
    func destinationLostAfterwards(moment: Moment) {
        guard !moment.isBeforeArrival else { return }
        let scene = Scene(at: moment) { $0.b }
        #expect(scene.traced.machine.enter(scene.traced.b))
        #expect(scene.traced.machine.currentState == nil)
        #expect(scene.traced.b.stateMachine !== scene.traced.machine)
        #expect(scene.traced.machine.enter(scene.traced.c))
        #expect(scene.traced.current == "C")
    }

    @Test("A destination lost while observers hear that it was entered is not called by the machine that lost it")
    func destinationLostWhileTold() {
        let scene = Scene(at: .observedEnter) { $0.b }
        #expect(scene.traced.machine.enter(scene.traced.b))
        #expect(
            scene.traced.trace.take() == [
                "A: may go to B?", "o: will A→B", "A: willExit to B", "o: exit A→B", "o: enter A→B", "o: did A→B",
            ])
    }

    @Test("A source lost on the way does not hold the transition up", arguments: Moment.allCases)
    func sourceLost(moment: Moment) {
        let scene = Scene(at: moment) { $0.a }
        #expect(scene.traced.machine.enter(scene.traced.b))
        #expect(scene.traced.current == "B")
        let from = moment.isBeforeArrival ? "nil" : "A"
        #expect(scene.traced.trace.take().contains("B: didEnter from \(from)"))
    }

    @Test("A source lost before it is left is not told to exit")
    func sourceLostBeforeExit() {
        let scene = Scene(at: .willTransition) { $0.a }
        #expect(scene.traced.machine.enter(scene.traced.b))
        #expect(
            scene.traced.trace.take() == [
                "A: may go to B?", "o: will A→B", "o: enter nil→B", "B: didEnter from nil", "o: did nil→B",
            ])
    }

    @Test("A timed transition whose source is lost while it is left does not begin")
    func timedSourceLost() {
        let scene = Scene(at: .willExit) { $0.a }
        #expect(!scene.traced.machine.enter(scene.traced.b, after: 1))
        #expect(scene.traced.machine.pendingTransition == nil)
        #expect(scene.traced.machine.currentState == nil)
        #expect(scene.traced.trace.take().last == "o: refused B, notInMachine")
    }

    @Test("A state may be taken over and its machine released inside the state's own update")
    func takenOverInUpdate() {
        let trace = Trace()
        let state = TracedState("A", trace)
        var machine: DBStateMachine? = DBStateMachine(states: [state])
        var later: DBStateMachine?
        state.onUpdate = {
            later = DBStateMachine(states: [state])
            machine = nil
            later?.enter(state)
        }
        machine?.enter(state)
        machine?.update(deltaTime: 1)
        #expect(machine == nil)
        #expect(later?.currentState === state)
        #expect(trace.take() == ["A: didEnter from nil", "A: update 1.0", "A: didEnter from nil"])
        state.onUpdate = {}
    }
}

/// A traced machine with one observer, in which a later machine takes a state over once, at one moment.
private final class Scene {
    let traced = TracedMachine()
    private var later: DBStateMachine?

    init(at moment: TakeoverInsideHooksTests.Moment, taking victim: (TracedMachine) -> TracedState) {
        let observer = traced.addObserver("o")
        let lost = victim(traced)
        let take = { [unowned self] in
            if later == nil { later = DBStateMachine(states: [lost]) }
        }
        switch moment {
        case .rule:
            traced.a.rule = { _ in
                take()
                return true
            }
        case .willTransition: observer.onWillTransition = take
        case .willExit: traced.a.onExit = take
        case .didExit: observer.onDidExit = take
        case .observedEnter: observer.onDidEnter = take
        case .didEnter: traced.b.onEnter = take
        case .didTransition: observer.onDidTransition = take
        }
    }
}
