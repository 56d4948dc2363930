import DBStateMachine

/// What happened in one test, line by line, as states and observers tell it.
final class Trace {
    private var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    /// The lines since the last call.
    @discardableResult
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A state that notes each call of its hooks, and then does there what the test wants done.
class TracedState: DBState {
    let name: String
    let trace: Trace
    var rule: (DBState) -> Bool = { _ in true }
    var onEnter: () -> Void = {}
    var onUpdate: () -> Void = {}
    var onExit: () -> Void = {}

    required init(_ name: String, _ trace: Trace) {
        self.name = name
        self.trace = trace
    }

    override func isValidNextState(_ state: DBState) -> Bool {
        trace.note("\(name): may go to \(label(of: state))?")
        return rule(state)
    }

    override func didEnter(from previousState: DBState?) {
        trace.note("\(name): didEnter from \(label(of: previousState))")
        onEnter()
    }

    override func update(deltaTime seconds: Double) {
        trace.note("\(name): update \(seconds)")
        onUpdate()
    }

    override func willExit(to nextState: DBState) {
        trace.note("\(name): willExit to \(label(of: nextState))")
        onExit()
    }
}

/// An observer that notes each call, and then does there what the test wants done.
final class TracedObserver: DBStateMachineObserver {
    let name: String
    let trace: Trace
    var onWillTransition: () -> Void = {}
    var onDidExit: () -> Void = {}
    var onDidEnter: () -> Void = {}
    var onDidTransition: () -> Void = {}
    var onDidRefuse: (DBRefusal) -> Void = { _ in }

    init(_ name: String, _ trace: Trace) {
        self.name = name
        self.trace = trace
    }

    func stateMachine(_ machine: DBStateMachine, willTransitionFrom source: DBState?, to destination: DBState) {
        trace.note("\(name): will \(label(of: source))→\(label(of: destination))")
        onWillTransition()
    }

    func stateMachine(_ machine: DBStateMachine, didExit state: DBState, to destination: DBState) {
        trace.note("\(name): exit \(label(of: state))→\(label(of: destination))")
        onDidExit()
    }

    func stateMachine(_ machine: DBStateMachine, didEnter state: DBState, from source: DBState?) {
        trace.note("\(name): enter \(label(of: source))→\(label(of: state))")
        onDidEnter()
    }

    func stateMachine(_ machine: DBStateMachine, didTransitionFrom source: DBState?, to destination: DBState) {
        trace.note("\(name): did \(label(of: source))→\(label(of: destination))")
        onDidTransition()
    }

    func stateMachine(_ machine: DBStateMachine, didRefuse refusal: DBRefusal) {
        trace.note("\(name): refused \(label(of: refusal.request)), \(refusal.reason)")
        onDidRefuse(refusal)
    }
}

func label(of state: DBState?) -> String { (state as? TracedState)?.name ?? "nil" }

func label(of request: DBRefusal.Request) -> String {
    switch request {
    case .enterClass(let stateClass): "class \(stateClass)"
    case .enter(let state): label(of: state)
    case .update: "update"
    case .cancelPendingTransition: "cancel"
    }
}

/// A machine of three states of one class, A, B and C, that is in A, with nothing in its trace yet.
struct TracedMachine {
    let trace = Trace()
    let a: TracedState
    let b: TracedState
    let c: TracedState
    let machine: DBStateMachine

    init() {
        a = TracedState("A", trace)
        b = TracedState("B", trace)
        c = TracedState("C", trace)
        machine = DBStateMachine(states: [a, b, c])
        machine.enter(a)
        trace.take()
    }

    func addObserver(_ name: String) -> TracedObserver {
        let observer = TracedObserver(name, trace)
        machine.addObserver(observer)
        return observer
    }

    /// The name of the state that the machine is in.
    var current: String { label(of: machine.currentState) }
}
