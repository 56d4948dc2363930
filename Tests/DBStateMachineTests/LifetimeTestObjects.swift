import DBStateMachine

/// Counts which of the noted objects are still there.
final class Remains {
    private struct Weak {
        weak var object: AnyObject?
    }

    private var noted: [Weak] = []

    var count: Int { noted.filter { $0.object != nil }.count }

    func note(_ object: AnyObject) { noted.append(Weak(object: object)) }

    func note(_ traced: TracedMachine) {
        for object in [traced.machine, traced.a, traced.b, traced.c] as [AnyObject] { note(object) }
    }

    func note(_ owner: Owner) {
        if let machine = owner.machine { note(machine) }
        owner.states.forEach(note)
    }
}

/// Holds the only references to a machine in the first of two states, and to the states.
final class Owner {
    private(set) var states: [TracedState]
    private(set) var machine: DBStateMachine?

    init(_ trace: Trace) {
        states = [TracedState("A", trace), TracedState("B", trace)]
        machine = DBStateMachine(states: states)
        machine?.enter(states[0])
    }

    func releaseAll() {
        machine = nil
        states = []
    }

    /// Enters the last state without holding the machine or a state any longer than the call.
    func enterLast() {
        machine?.enter(states[states.count - 1])
    }
}

/// Notes whether its machine is there when it is deallocated itself.
final class LastWords: TracedState {
    deinit { trace.note("\(name): machine \(stateMachine == nil ? "gone" : "there")") }
}

/// Uses its states once more when it is deallocated.
final class Closing: DBStateMachine {
    deinit {
        update(deltaTime: 1)
        enter(states[states.count - 1])
    }
}

final class Heirs {
    var machine: DBStateMachine?
}

/// Hands its states on when it is deallocated.
final class Bequeathing: DBStateMachine {
    private let heirs: Heirs

    init(states: [DBState], to heirs: Heirs) {
        self.heirs = heirs
        super.init(states: states)
    }

    deinit { heirs.machine = DBStateMachine(states: states) }
}

/// Removes itself in one of its calls, and enters a state when it is deallocated.
final class Farewell: DBStateMachineObserver {
    private let call: Int
    private unowned let machine: DBStateMachine
    private unowned let last: DBState

    init(_ traced: TracedMachine, call: Int) {
        self.call = call
        machine = traced.machine
        last = traced.c
    }

    deinit { machine.enter(last) }

    func stateMachine(_ machine: DBStateMachine, willTransitionFrom source: DBState?, to destination: DBState) {
        if call == 0 { machine.removeObserver(self) }
    }

    func stateMachine(_ machine: DBStateMachine, didEnter state: DBState, from source: DBState?) {
        if call == 1 { machine.removeObserver(self) }
    }

    func stateMachine(_ machine: DBStateMachine, didTransitionFrom source: DBState?, to destination: DBState) {
        if call == 2 { machine.removeObserver(self) }
    }
}
