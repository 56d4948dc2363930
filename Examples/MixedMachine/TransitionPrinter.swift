import DBStateMachine

/// One observer for all states, whoever wrote them.
final class TransitionPrinter: DBStateMachineObserver {
    func stateMachine(_ machine: DBStateMachine, didEnter state: DBState, from source: DBState?) {
        let name = machine.name(of: state)
        print("\(source.map(machine.name(of:)) ?? "nowhere") -> \(name), a \(type(of: state))")
    }

    func stateMachine(_ machine: DBStateMachine, didRefuse refusal: DBRefusal) {
        print("refused: \(refusal.reason)")
    }
}
