import DBStateMachine
import Testing

@Suite("The states that may be entered now, as a list")
struct ValidNextStatesTests {
    private let states: [DBState] = [Menu(), Playing(), Paused(), Paused()]

    private func validNext(of machine: DBStateMachine) -> [Int?] {
        machine.validNextStates.map { next in states.firstIndex { $0 === next } }
    }

    @Test("Before the first enter all may")
    func none() {
        let machine = DBStateMachine(states: states)
        #expect(validNext(of: machine) == [0, 1, 2, 3])
    }

    @Test("The current state's rule decides, on itself too, in the order of the states")
    func rules() {
        let machine = DBStateMachine(states: states)
        machine.enter(states[0])
        #expect(validNext(of: machine) == [1])
        machine.enter(states[1])
        #expect(validNext(of: machine) == [0, 2, 3])
        machine.enter(states[3])
        #expect(validNext(of: machine) == [0, 1, 2, 3])
    }

    @Test("Each of them can be entered, and no other")
    func agreement() {
        for start in states {
            for destination in states {
                let machine = DBStateMachine(states: states)
                machine.enter(start)
                let isListed = machine.validNextStates.contains { $0 === destination }
                #expect(isListed == machine.enter(destination))
            }
        }
    }

    @Test("During a timed transition it is the source's rule that is asked, as by enter")
    func timed() {
        let machine = DBStateMachine(states: states)
        machine.enter(states[0])
        machine.enter(states[1], after: 1)
        #expect(validNext(of: machine) == [1])
    }

    @Test("Asking changes nothing and tells observers nothing")
    func silence() {
        let machine = DBStateMachine(states: states)
        machine.enter(states[0])
        let recorder = TransitionRecorder()
        machine.addObserver(recorder)
        #expect(machine.validNextStates.count == 1)
        #expect(recorder.events.isEmpty)
        #expect(machine.currentState === states[0])
    }
}

private final class Menu: DBState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Playing.self }
}

private final class Playing: DBState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass != Playing.self }
}

private final class Paused: DBState {}
