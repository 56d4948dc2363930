import DBStateMachine

/// A machine of random rules with two observers that writes down each call and does what the rules say from inside.
final class RandomMachine {
    private let rules: RandomRules
    private let machine: DBStateMachine
    private let states: [RandomState]
    private(set) var trace: [String] = []
    private var calls = 0

    init(_ rules: RandomRules) {
        self.rules = rules
        states = (0..<rules.stateCount).map(RandomState.init)
        machine = DBStateMachine(states: states)
        machine.nestingLimit = PropertyTests.nestingLimit
        for name in ["o", "p"] { machine.addObserver(RandomObserver(name, self)) }
        for state in states { state.owner = self }
    }

    func perform(_ request: RandomRequest) {
        switch request {
        case .enter(let state): machine.enter(states[state])
        case .enterAfter(let state, let tenths): machine.enter(states[state], after: Double(tenths) * 0.1)
        case .enterAfterNoNumber(let state): machine.enter(states[state], after: .nan)
        case .ask(let state): _ = machine.canEnter(states[state])
        case .update(let tenths): machine.update(deltaTime: Double(tenths) * 0.1)
        case .cancel: machine.cancelPendingTransition()
        }
    }

    func noteSituation() {
        let current = RandomState.number(of: machine.currentState)
        trace.append("in \(current), waiting for \(RandomState.number(of: machine.pendingTransition?.destination))")
    }

    fileprivate func call(_ line: String) {
        trace.append(line)
        calls += 1
        if let reaction = rules.reaction(atCall: calls) { perform(reaction) }
    }

    fileprivate func allows(_ source: Int, _ destination: Int) -> Bool { rules.allows(source, destination) }
}

private final class RandomState: DBState {
    private let number: Int
    weak var owner: RandomMachine?

    init(_ number: Int) { self.number = number }

    static func number(of state: DBState?) -> Int { (state as? RandomState)?.number ?? -1 }

    override func isValidNextState(_ state: DBState) -> Bool {
        owner?.call("rule \(number) \(Self.number(of: state))")
        return owner?.allows(number, Self.number(of: state)) == true
    }

    override func didEnter(from previousState: DBState?) {
        owner?.call("enter \(number) from \(Self.number(of: previousState))")
    }

    override func update(deltaTime seconds: Double) { owner?.call("update \(number)") }

    override func willExit(to nextState: DBState) { owner?.call("exit \(number)") }
}

private final class RandomObserver: DBStateMachineObserver {
    private let name: String
    private weak var owner: RandomMachine?

    init(_ name: String, _ owner: RandomMachine) {
        self.name = name
        self.owner = owner
    }

    private func call(_ line: String) { owner?.call("\(name) \(line)") }

    func stateMachine(_ machine: DBStateMachine, willTransitionFrom source: DBState?, to destination: DBState) {
        call("will \(RandomState.number(of: destination))")
    }

    func stateMachine(_ machine: DBStateMachine, didExit state: DBState, to destination: DBState) {
        call("exit \(RandomState.number(of: state))")
    }

    func stateMachine(_ machine: DBStateMachine, didEnter state: DBState, from source: DBState?) {
        call("enter \(RandomState.number(of: state)) from \(RandomState.number(of: source))")
    }

    func stateMachine(_ machine: DBStateMachine, didTransitionFrom source: DBState?, to destination: DBState) {
        call("did \(RandomState.number(of: destination))")
    }

    func stateMachine(_ machine: DBStateMachine, didRefuse refusal: DBRefusal) { call("refused \(refusal.reason)") }
}
