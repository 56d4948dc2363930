import DBStateMachine
import Testing

@MainActor
@Suite("The code in comments of the sources")
struct SourceCommentTests {
    final class Patrol: DBState {}
    final class Chase: DBState {}

    @Test("A machine and its first state")
    func machine() {
        // Sources/DBStateMachine/DBStateMachine.swift {
        let machine = DBStateMachine(states: [Patrol(), Chase()])
        machine.enter(Patrol.self)
        machine.update(deltaTime: 1.0 / 60)
        // }
        #expect(machine.currentState is Patrol)
    }

    @Test("States of one class with names")
    func names() {
        // Sources/DBStateMachine/DBNamedState.swift {
        final class Room: DBState, DBNamedState {
            let name: String
            init(name: String) { self.name = name }
        }
        // }
        let rooms = DBStateMachine(states: [Room(name: "hall"), Room(name: "kitchen")])
        #expect(StateGraph(of: rooms).nodes.map(\.name) == ["hall", "kitchen"])
    }

    @Test("A recorder")
    func recorder() {
        let machine = DBStateMachine(states: [Patrol(), Chase()])
        let printed = Printed.lines {
            // Sources/DBStateMachine/Recording/TransitionRecorder.swift {
            let recorder = TransitionRecorder()
            machine.addObserver(recorder)
            machine.enter(Patrol.self)
            print(recorder)  // (none) -> Patrol
            print(recorder.coverage(of: StateGraph(of: machine)))
            // }
        }
        #expect(printed.first == "(none) -> Patrol")
        #expect(printed.count == 2)
    }

    @MainActor
    final class Label {
        var text = ""
    }

    final class Ready: DBState {
        let label: Label
        init(label: Label) { self.label = label }

        // Sources/DBStateMachine/DBState+MainActor.swift {
        override func didEnter(from previousState: DBState?) {
            onMainActor { $0.label.text = "Ready" }
        }
        // }
    }

    @Test("A state reaches what is the main actor's")
    func mainActor() {
        let label = Label()
        DBStateMachine(states: [Ready(label: label)]).enter(Ready.self)
        #expect(label.text == "Ready")
    }
}
