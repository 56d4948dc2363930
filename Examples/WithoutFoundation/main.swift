// A turnstile on the console, with nothing but the engine: no Foundation is imported here or linked.

import DBStateMachine

final class Locked: DBState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Open.self }
    override func didEnter(from previousState: DBState?) { print("The arm is locked.") }
}

final class Open: DBState {
    private var visitors = 0

    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Locked.self }

    override func didEnter(from previousState: DBState?) {
        visitors += 1
        print("The arm is open for visitor \(visitors), who has 5 seconds.")
        stateMachine?.enter(Locked.self, after: 5)
    }
}

let machine = DBStateMachine(states: [Locked(), Open()])
let recorder = TransitionRecorder()
machine.addObserver(recorder)

machine.enter(Locked.self)
for second in 1...12 {
    // Somebody pays after 2 and after 9 seconds; at 9 the arm has long closed again.
    if second == 2 || second == 9 { machine.enter(Open.self) }
    machine.update(deltaTime: 1)
    let progress = machine.pendingTransition.map { "closing, \(Int($0.progress * 100)) %" } ?? "closed"
    print("\(second) s: \(progress)")
}

print("\nWhat happened:\n\(recorder)\n")
print(StateGraph(of: machine, initial: machine.state(forClass: Locked.self)).mermaid, terminator: "")
