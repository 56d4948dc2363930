import DBStateMachine
import Testing

@Suite("A machine lives on the main actor, in a module whose default isolation that is")
struct MainActorTests {
    private let boxView = BoxView()
    private let logView = LogView()

    @Test("States reach views from their hooks")
    func boxColors() {
        let machine = DBStateMachine(states: [
            GrayState(boxView: boxView, logView: logView), RedState(boxView: boxView, logView: logView),
            GreenState(boxView: boxView, logView: logView), BlueState(boxView: boxView, logView: logView),
            BlackState(boxView: boxView, logView: logView),
        ])
        machine.enter(GrayState.self)
        #expect(boxView.backgroundColor == .gray)
        #expect(boxView.opacity == 0.2)
        #expect(!machine.enter(BlueState.self))
        #expect(boxView.backgroundColor == .gray)
        #expect(machine.enter(GreenState.self))
        #expect(boxView.opacity == 1)
        #expect(boxView.rotation == 2.5)
        #expect(machine.enter(BlueState.self))
        #expect(boxView.scale == 0.1)
        #expect(machine.enter(BlackState.self))
        #expect(boxView.cornerRadius == 20)
        #expect(
            logView.lines == [
                "gray state did enter...", "gray state will exit...", "green state did enter...",
                "green state will exit...", "blue state did enter...", "blue state will exit...",
                "black state did enter...",
            ])
    }

    @Test("What the work answers or throws comes back")
    func results() {
        let state = GrayState(boxView: boxView, logView: logView)
        #expect(state.onMainActor { $0.boxView.opacity } == 1)
        #expect(throws: Failure.self) { try state.onMainActor { _ in throw Failure() } }
    }

    @Test("A state held as its superclass is handed on as that")
    func upcast() {
        let state: BoxColorState = RedState(boxView: boxView, logView: logView)
        #expect(state.onMainActor { (state: BoxColorState) in state.boxView.scale } == 1)
    }

    @Test("An observer may be the main actor's own and write to views")
    func observer() {
        let machine = DBStateMachine(states: [
            GrayState(boxView: boxView, logView: logView), RedState(boxView: boxView, logView: logView),
        ])
        machine.addObserver(TitleObserver(logView))
        machine.enter(GrayState.self)
        machine.enter(RedState.self)
        #expect(
            logView.lines == [
                "now GrayState", "gray state did enter...", "gray state will exit...", "now RedState",
                "red state did enter...",
            ])
    }

    private struct Failure: Error {}
}

private final class TitleObserver: DBStateMachineObserver {
    private let logView: LogView
    init(_ logView: LogView) { self.logView = logView }

    func stateMachine(_ machine: DBStateMachine, didEnter state: DBState, from source: DBState?) {
        logView.append("now \(machine.name(of: state))")
    }
}
