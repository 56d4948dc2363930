import DBStateMachine
import Testing

@Suite("A recorder keeps what happened")
struct TransitionRecorderTests {
    private typealias Event = TransitionRecorder.Event

    private let machine = DBStateMachine(states: [Asleep(), Awake(), Dreaming()])

    private func recorder(capacity: Int = .max) -> TransitionRecorder {
        let recorder = TransitionRecorder(capacity: capacity)
        machine.addObserver(recorder)
        return recorder
    }

    @Test("A refusal that an observer prints says what was refused and why, in the recorder's words")
    func refusalText() {
        final class Listener: DBStateMachineObserver {
            private(set) var texts: [String] = []
            func stateMachine(_ machine: DBStateMachine, didRefuse refusal: DBRefusal) { texts.append("\(refusal)") }
        }
        let listener = Listener()
        machine.addObserver(listener)
        machine.enter(Awake.self)
        machine.enter(Dreaming.self)
        machine.enter(Absent.self)
        #expect(listener.texts == ["no Dreaming, the rule forbids it", "no Absent, it is not in the machine"])
    }

    @Test("Entries and refusals are kept in their order")
    func events() {
        let recorder = recorder()
        machine.enter(Asleep.self)
        machine.enter(Awake.self)
        machine.enter(Dreaming.self)
        machine.enter(Absent.self)
        machine.enter(Asleep.self, after: .nan)
        machine.enter(Asleep.self)
        #expect(
            recorder.events == [
                .entered("Asleep", from: nil), .entered("Awake", from: "Asleep"),
                .refused(.enter("Dreaming"), in: "Awake", .ruleForbids),
                .refused(.enter("Absent"), in: "Awake", .notInMachine),
                .refused(.enter("Asleep"), in: "Awake", .durationIsNotANumber), .entered("Asleep", from: "Awake"),
            ])
    }

    @Test("A timed transition is recorded when it arrives, a cancelled one as entering its source again")
    func timed() {
        let recorder = recorder()
        machine.enter(Asleep.self)
        machine.enter(Awake.self, after: 1)
        #expect(recorder.events.count == 1)
        machine.update(deltaTime: 1)
        machine.enter(Asleep.self, after: 1)
        machine.cancelPendingTransition()
        #expect(
            recorder.events.dropFirst() == [.entered("Awake", from: "Asleep"), .entered("Awake", from: "Awake")])
    }

    @Test("Transitions started by a state's own entry are recorded in the order in which states were entered")
    func nested() {
        let machine = DBStateMachine(states: [Passing(), Awake()])
        let recorder = TransitionRecorder()
        machine.addObserver(recorder)
        machine.enter(Passing.self)
        #expect(recorder.events == [.entered("Passing", from: nil), .entered("Awake", from: "Passing")])
    }

    @Test("Refused updates and cancellations are kept too")
    func otherRefusals() {
        let machine = DBStateMachine(states: [Restless(), Awake()])
        let recorder = TransitionRecorder()
        machine.addObserver(recorder)
        machine.enter(Restless.self)
        machine.enter(Awake.self, after: 1)
        machine.enter(Awake.self)
        #expect(
            "\(recorder)" == """
                (none) -> Restless
                Restless: no update, an update or a transition is under way
                Restless: no update, an update or a transition is under way
                Restless: no cancelling, a transition is under way
                Restless -> Awake
                """)
    }

    @Test(
        "With a capacity only the latest are kept, and the rest counted",
        arguments: [(0, 5, 0), (1, 4, 1), (2, 3, 2), (3, 2, 3), (5, 0, 5), (6, 0, 5)])
    func capacity(capacity: Int, forgotten: Int, kept: Int) {
        let recorder = recorder(capacity: capacity)
        machine.enter(Asleep.self)
        for _ in 0..<2 {
            machine.enter(Awake.self)
            machine.enter(Asleep.self)
        }
        let all: [Event] = [
            .entered("Asleep", from: nil), .entered("Awake", from: "Asleep"), .entered("Asleep", from: "Awake"),
            .entered("Awake", from: "Asleep"), .entered("Asleep", from: "Awake"),
        ]
        #expect(recorder.events == Array(all.suffix(kept)))
        #expect(recorder.forgotten == forgotten)
    }

    @Test("It prints one line for each event, and says how many came before")
    func printing() {
        let recorder = recorder(capacity: 3)
        machine.enter(Asleep.self)
        machine.enter(Awake.self)
        machine.enter(Dreaming.self)
        machine.enter(Asleep.self)
        #expect(
            "\(recorder)" == """
                … 1 before
                Asleep -> Awake
                Awake: no Dreaming, the rule forbids it
                Awake -> Asleep
                """)
    }

    @Test("The first entry and a refusal before it come from nowhere")
    func printingNone() {
        let recorder = recorder()
        machine.enter(Absent.self)
        machine.enter(Asleep.self)
        #expect("\(recorder)" == "(none): no Absent, it is not in the machine\n(none) -> Asleep")
    }

    @Test("A name that would break a line or hide is shown on one")
    func printingHostileNames() {
        #expect("\(TransitionRecorder.Event.entered("a\nb", from: ""))" == "\"\" -> a␊b")
        #expect(
            "\(TransitionRecorder.Event.refused(.enter("\t"), in: "\r", .ruleForbids))"
                == "␍: no ␉, the rule forbids it")
    }

    @Test("Forgetting everything makes it like new")
    func removeAll() {
        let recorder = recorder(capacity: 1)
        machine.enter(Asleep.self)
        machine.enter(Awake.self)
        recorder.removeAll()
        #expect(recorder.events.isEmpty)
        #expect(recorder.forgotten == 0)
        #expect(recorder.coverage(of: StateGraph(of: machine)).taken.isEmpty)
        machine.enter(Asleep.self)
        #expect(recorder.events == [.entered("Asleep", from: "Awake")])
    }

    @Test("It keeps neither the machine nor its states alive")
    func lifetime() {
        let recorder = TransitionRecorder()
        weak var state: Asleep?
        do {
            let asleep = Asleep()
            state = asleep
            let machine = DBStateMachine(states: [asleep])
            machine.addObserver(recorder)
            machine.enter(asleep)
        }
        #expect(state == nil)
        #expect(recorder.events == [.entered("Asleep", from: nil)])
    }
}

private final class Asleep: DBState {}

private final class Awake: DBState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass != Dreaming.self }
}

private final class Dreaming: DBState {}

private final class Absent: DBState {}

private final class Passing: DBState {
    override func didEnter(from previousState: DBState?) { stateMachine?.enter(Awake.self) }
}

private final class Restless: DBState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool {
        stateMachine?.cancelPendingTransition()
        return true
    }

    override func didEnter(from previousState: DBState?) { stateMachine?.update(deltaTime: 1) }
    override func willExit(to nextState: DBState) { stateMachine?.update(deltaTime: 1) }
}
