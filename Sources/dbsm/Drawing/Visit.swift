internal import DBDotLottie

/// What one event of a trace says of states and transitions.
enum Visit: Sendable, Hashable {
    /// A state was entered.
    case entered(String)
    /// One state is left for another; of a tween when it begins.
    case change(from: String, to: String)
    /// A machine that had not been running has entered its initial state.
    case start

    /// An event that has another form than those of traces; the message says what belongs there.
    struct Malformed: Error, Sendable, Hashable {
        let message: String
    }

    /// `nil` for an event that says nothing of states and transitions.
    init?(_ event: JSONValue) throws(Malformed) {
        guard case .array(let parts) = event, case .string(let kind) = parts.first else {
            throw Malformed(message: "an event is an array that begins with its name")
        }
        func state(_ index: Int) throws(Malformed) -> String {
            guard index < parts.count, case .string(let name) = parts[index] else {
                throw Malformed(message: "the event \(kind) has the names of states")
            }
            return name
        }
        switch kind {
        case "StateEntered": self = .entered(try state(1))
        case "Transition": self = .change(from: try state(1), to: try state(2))
        case "Start": self = .start
        default: return nil
        }
    }

    /// The visits in a step of a trace.
    static func all(in step: JSONValue) throws(Malformed) -> [Visit] {
        guard case .object(let members) = step else { throw Malformed(message: "an object belongs there") }
        guard let events = members.last(where: { $0.key == "events" })?.value else { return [] }
        guard case .array(let events) = events else { throw Malformed(message: "its events are an array") }
        var visits: [Visit] = []
        for event in events {
            if let visit = try Visit(event) { visits.append(visit) }
        }
        return visits
    }
}
