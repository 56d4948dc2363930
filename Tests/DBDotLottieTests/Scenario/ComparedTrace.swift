@testable import DBDotLottie

/// A trace with everything that its entries leave out filled in again.
struct ComparedTrace {
    /// The fields that stay as they are until an entry says something else.
    private static let lasting: Set<String> = [
        "state", "status", "frame", "playback", "mode", "speed", "loop", "loopCount", "marker", "autoplay", "animation",
        "theme", "background", "inputs",
    ]
    /// The fields that belong to one entry alone.
    private static let momentary = ["ok", "events", "player", "openUrl"]

    private let loads: TraceValue
    private let steps: [[String: TraceValue]]

    init(_ trace: JSONNode) {
        loads = trace["load"].map { TraceValue($0) } ?? .null
        var now: [String: TraceValue] = [:]
        var steps: [[String: TraceValue]] = []
        if let entries = trace["steps"] {
            for entry in entries.elements {
                for field in Self.momentary { now[field] = field == "ok" ? .null : .list([]) }
                for member in entry.members { now[member.key] = TraceValue(member.value) }
                now["events"] = now["events"]?.withoutErrorText
                steps.append(now)
            }
        }
        self.steps = steps
    }

    /// Where a trace first says something else than this one, in a sentence; `nil` if nowhere.
    func firstDifference(to other: ComparedTrace) -> String? {
        guard loads == other.loads else { return "load: expected \(loads), got \(other.loads)" }
        guard steps.count == other.steps.count else {
            return "expected \(steps.count) steps, got \(other.steps.count)"
        }
        for (position, (wanted, got)) in zip(steps, other.steps).enumerated() {
            for field in Set(wanted.keys).union(got.keys).sorted() where wanted[field] != got[field] {
                let (one, two) = (wanted[field]?.description ?? "nothing", got[field]?.description ?? "nothing")
                return "step \(position), \(field): expected \(one), got \(two)"
            }
        }
        return nil
    }

    /// Whether the fields are those of the format, so that a misspelled one does not pass unseen.
    var unknownFields: Set<String> {
        Set(steps.flatMap(\.keys)).subtracting(Self.lasting).subtracting(Self.momentary)
    }
}
