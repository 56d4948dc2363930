import DBStateMachine

/// Ours: a ring of subclasses of `DBState`, as a user of the library would write them.
final class EngineRing {
    /// What all states of the ring have in common; the subclasses only are different classes.
    class State: DBState {
        private let work: HookWork
        private let next: AnyClass

        required init(work: HookWork, next: AnyClass) {
            self.work = work
            self.next = next
        }

        override func isValidNextState(_ stateClass: AnyClass) -> Bool {
            work.countRule()
            return stateClass == next
        }

        override func didEnter(from previousState: DBState?) { work.countEntry() }

        override func willExit(to nextState: DBState) { work.countExit() }
    }

    private final class Place<Hundreds: RingDigit, Tens: RingDigit, Ones: RingDigit>: State {}

    private static func place<Hundreds: RingDigit, Tens: RingDigit, Ones: RingDigit>(
        _: Hundreds.Type, _: Tens.Type, _: Ones.Type
    ) -> State.Type { Place<Hundreds, Tens, Ones>.self }

    let work = HookWork()
    let classes: [State.Type]
    let states: [DBState]
    let machine: DBStateMachine

    init(count: Int) {
        classes = RingDigits.classes(count) { Self.place($0, $1, $2) }
        states = Self.states(of: classes, work: work)
        machine = DBStateMachine(states: states)
        machine.enter(states[0])
    }

    static func states(of classes: [State.Type], work: HookWork) -> [DBState] {
        classes.indices.map { classes[$0].init(work: work, next: classes[($0 + 1) % classes.count]) }
    }

    func body(_ requests: RingRequests, by door: RingDoor) -> Benchmark.Body {
        let lap = requests.lap(around: states.count)
        switch door {
        case .byClass:
            let targets: [AnyClass] = lap.map { classes[$0] }
            return Benchmark.Body(unitsPerTime: lap.count) { [machine, work] times in
                requests.run(targets, times: times, work: work) { machine.enter($0) }
            }
        case .byInstance:
            // Unmanaged, as passing on a state from an array counts a reference, and from a `let` it does not.
            let targets = lap.map { Unmanaged.passUnretained(states[$0]) }
            return Benchmark.Body(unitsPerTime: lap.count) { [machine, work] times in
                requests.run(targets, times: times, work: work) {
                    $0._withUnsafeGuaranteedRef { machine.enter($0) }
                }
            }
        }
    }

    /// Makes the states and the machine, and lets go of them.
    static func construction(count: Int) -> Benchmark.Body {
        let ring = EngineRing(count: count)
        let make = { DBStateMachine(states: states(of: ring.classes, work: ring.work)) }
        return Benchmark.Body(unitsPerTime: count, make: make) { times in
            for _ in 0..<times { precondition(make().states.count == count, "a state is missing") }
        }
    }
}
