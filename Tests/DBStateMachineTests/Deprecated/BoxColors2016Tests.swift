import DBStateMachine
import Testing

@Suite("The README of 2016 still works")
struct BoxColors2016Tests {
    @available(*, deprecated, message: "It uses the spellings of 2016 on purpose.")
    @Test("Its five classes go through their colours, log, and keep to their rules")
    func colours() {
        let boxView = UIView()
        let logTextView = UITextView()
        let grayState = GrayState(boxView: boxView, logTextView: logTextView)
        let redState = RedState(boxView: boxView, logTextView: logTextView)
        let greenState = GreenState(boxView: boxView, logTextView: logTextView)
        let blueState = BlueState(boxView: boxView, logTextView: logTextView)
        let blackState = BlackState(boxView: boxView, logTextView: logTextView)
        let stateMachine = DBStateMachine(states: [grayState, redState, greenState, blueState, blackState])
        stateMachine.enterState(GrayState.self)
        #expect(boxView.backgroundColor == .gray)
        #expect(boxView.layer.opacity == 0.2)

        #expect(!stateMachine.canEnterState(stateClass: BlueState.self))
        #expect(!stateMachine.enterState(BlueState.self))
        #expect(stateMachine.canEnterState(stateClass: RedState.self))
        #expect(stateMachine.stateForClass(BlackState.self) === blackState)
        #expect(stateMachine.stateForClass(DBStateMachine.self) == nil)

        #expect(stateMachine.enterState(RedState.self))
        #expect(boxView.layer.opacity == 1)
        #expect(boxView.transform == .scale(1.2, 1.2))
        #expect(stateMachine.enterState(GreenState.self))
        #expect(boxView.transform == .rotation(2.5))
        #expect(stateMachine.enterState(BlueState.self))
        #expect(stateMachine.enterState(BlackState.self))
        #expect(boxView.layer.cornerRadius == 20)
        #expect(stateMachine.enterState(GrayState.self))
        #expect(boxView.layer.cornerRadius == 0)
        #expect(
            logTextView.text.content == """

                gray state did enter...
                gray state will exit...
                red state did enter...
                red state will exit...
                green state did enter...
                green state will exit...
                blue state did enter...
                blue state will exit...
                black state did enter...
                black state will exit...
                gray state did enter...
                """)
    }

    @available(*, deprecated, message: "It uses the spellings of 2016 on purpose.")
    @Test("A graph, a timed transition and today's doors take states in the old spelling like any others")
    func together() {
        let states = [GrayState(boxView: nil, logTextView: nil), GreenState(boxView: nil, logTextView: nil)]
        let machine = DBStateMachine(states: states)
        #expect(StateGraph(of: machine).edges == [.init(from: "GrayState", to: "GreenState")])
        machine.enter(states[0])
        machine.enter(GreenState.self, after: 1)
        machine.update(deltaTime: 1)
        #expect(machine.currentState === states[1])
        #expect(machine.validNextStates.isEmpty)
    }
}
