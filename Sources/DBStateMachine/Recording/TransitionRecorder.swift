/// An observer that keeps what happened, prints it, and tells which transitions of a graph were never taken.
///
/// ```swift
/// let recorder = TransitionRecorder()
/// machine.addObserver(recorder)
/// machine.enter(Patrol.self)
/// print(recorder)  // (none) -> Patrol
/// print(recorder.coverage(of: StateGraph(of: machine)))
/// ```
///
/// States are kept by their names, as `DBStateMachine.name(of:)` tells them, so a recorder keeps no state alive.
public final class TransitionRecorder: DBStateMachineObserver {
    /// Something that happened.
    public enum Event: Sendable, Hashable {
        /// A state was entered from another one, or as the first.
        case entered(String, from: String?)
        /// Something was refused while the machine was in this state, or in none.
        case refused(Request, in: String?, DBRefusal.Reason)
    }

    /// What was asked for and refused.
    public enum Request: Sendable, Hashable {
        /// To enter the state or the class of this name.
        case enter(String)
        /// To update the current state.
        case update
        /// To cancel the pending transition.
        case cancelPendingTransition
    }

    /// How many events are kept at most; when there are more, the oldest go.
    public let capacity: Int
    /// How many events were not kept, or not kept any longer, for want of room.
    public private(set) var forgotten = 0

    /// Once it is full, the oldest event is the one at `start`.
    private var kept: [Event] = []
    private var start = 0

    // Bounded not by `capacity`, but by the states and the pairs of them.
    private(set) var entries: [String: Int] = [:]
    private(set) var passages: [TransitionCoverage.Passage: Int] = [:]

    /// Makes a recorder that keeps the latest events; all of them unless a capacity is given, which must not be negative.
    ///
    /// Coverage takes everything into account, kept or not.
    public init(capacity: Int = .max) {
        precondition(capacity >= 0, "a recorder cannot keep a negative number of events")
        self.capacity = capacity
    }

    /// The events that are kept, the oldest first.
    public var events: [Event] { Array(kept[start...] + kept[..<start]) }

    /// Forgets everything, coverage included, as if the recorder were new.
    public func removeAll() {
        kept = []
        start = 0
        forgotten = 0
        entries = [:]
        passages = [:]
    }

    /// Records that a state was entered; called by the machine.
    public func stateMachine(_ machine: DBStateMachine, didEnter state: DBState, from source: DBState?) {
        let name = machine.name(of: state)
        let sourceName = source.map(machine.name)
        entries[name, default: 0] += 1
        if let sourceName { passages[.init(source: sourceName, destination: name), default: 0] += 1 }
        keep(.entered(name, from: sourceName))
    }

    /// Records that something was refused; called by the machine.
    public func stateMachine(_ machine: DBStateMachine, didRefuse refusal: DBRefusal) {
        let request = Request(refusal.request, named: machine.name)
        keep(.refused(request, in: machine.currentState.map(machine.name), refusal.reason))
    }

    private func keep(_ event: Event) {
        if kept.count < capacity {
            kept.append(event)
            return
        }
        forgotten += 1
        guard capacity > 0 else { return }
        kept[start] = event
        start = (start + 1) % capacity
    }
}
