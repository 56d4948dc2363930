import DBStateMachine
import TestSupport
import Testing

@Suite("A machine and the model of its order")
struct PropertyTests {
    static let nestingLimit = 5

    @Test("Random machines do the same as the model, whatever is asked of them", arguments: 0..<200 as Range<UInt64>)
    func sameAsTheModel(seed: UInt64) throws {
        let rules = RandomRules(seed: seed)
        let machine = RandomMachine(rules)
        var model = OrderModel(rules)
        var generator = SplitMix64(seed: ~seed)
        for step in 0..<200 {
            let request = RandomRequest(rules, &generator)
            let before = model.trace.count
            model.perform(request)
            machine.perform(request)
            let difference = Self.firstDifference(model.trace, machine.trace, from: before)
            try #require(difference == nil, "seed \(seed), step \(step), \(request): \(difference ?? "")")
        }
    }

    private static func firstDifference(_ wanted: [String], _ got: [String], from start: Int) -> String? {
        for index in start..<max(wanted.count, got.count) {
            let one = index < wanted.count ? wanted[index] : "nothing"
            let other = index < got.count ? got[index] : "nothing"
            if one != other { return "the model has \(one), the machine \(other)" }
        }
        return nil
    }
}

/// A machine of random rules that nests as the rules say and writes down what it does.
private final class RandomMachine: DBStateMachineObserver {
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
        machine.addObserver(self)
        for state in states { state.owner = self }
    }

    func perform(_ request: RandomRequest) {
        switch request {
        case .enter(let state): machine.enter(states[state])
        case .enterAfter(let state, let seconds): machine.enter(states[state], after: seconds)
        case .update(let seconds): machine.update(deltaTime: seconds)
        case .cancel: machine.cancelPendingTransition()
        }
    }

    func note(_ line: String) { trace.append(line) }

    func allows(_ source: Int, _ destination: Int) -> Bool { rules.allows(source, destination) }

    func nest() {
        calls += 1
        if let target = rules.nestedTarget(atCall: calls) { machine.enter(states[target]) }
    }

    func stateMachine(_ machine: DBStateMachine, willTransitionFrom source: DBState?, to destination: DBState) {
        note("will \(RandomState.number(of: destination))")
    }

    func stateMachine(_ machine: DBStateMachine, didTransitionFrom source: DBState?, to destination: DBState) {
        note("did \(RandomState.number(of: destination))")
        nest()
    }

    func stateMachine(_ machine: DBStateMachine, didRefuse refusal: DBRefusal) { note("refused \(refusal.reason)") }
}

private final class RandomState: DBState {
    private let number: Int
    weak var owner: RandomMachine?

    init(_ number: Int) {
        self.number = number
        super.init()
    }

    static func number(of state: DBState?) -> String { (state as? RandomState).map { "\($0.number)" } ?? "none" }

    override func isValidNextState(_ state: DBState) -> Bool {
        guard let owner, let destination = (state as? RandomState)?.number else { return false }
        owner.note("rule \(number) \(destination)")
        return owner.allows(number, destination)
    }

    override func didEnter(from previousState: DBState?) {
        owner?.note("enter \(number) from \(Self.number(of: previousState))")
        owner?.nest()
    }

    override func update(deltaTime seconds: Double) {
        owner?.note("update \(number)")
        owner?.nest()
    }

    override func willExit(to nextState: DBState) { owner?.note("exit \(number)") }
}
