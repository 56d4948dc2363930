import DBStateMachine

/// The guard, its machine and the corridor, moved by handing in time.
struct Simulation {
    let owner: Guard
    let machine: DBStateMachine
    let recorder = TransitionRecorder()

    init(intruder: Intruder) {
        owner = Guard(intruder: intruder)
        machine = DBStateMachine(states: [Patrol(owner), Chase(owner), Search(owner), ReturnToPost(owner)])
        machine.addObserver(recorder)
        machine.enter(Patrol.self)
    }

    /// What may follow what, asked of the states' own rules.
    var graph: StateGraph { StateGraph(of: machine, initial: machine.state(forClass: Patrol.self)) }

    /// One step of the game loop: the world moves, the guard looks, the machine is updated.
    func step(_ seconds: Double) {
        owner.intruder.advance(seconds)
        if owner.seen != nil, machine.canEnterState(Chase.self) { machine.enter(Chase.self) }
        machine.update(deltaTime: seconds)
    }
}

extension Intruder {
    /// Three walks: one gets away, one is lost, seen again and caught, one stays out of sight.
    static let scripted = Intruder(walks: [
        Walk(begins: 8, ends: 10, start: 16, speed: 2),
        Walk(begins: 26, ends: 27.5, start: 6, speed: 3),
        Walk(begins: 29, ends: 40, start: 12, speed: 1),
        Walk(begins: 50, ends: 53, start: 20, speed: 0),
    ])
}
