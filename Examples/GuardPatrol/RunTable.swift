import DBStateMachine

/// A run as a table: a line every so often, with what happened since the line before.
struct RunTable {
    private static let stepsPerSecond = 10

    private(set) var lines = ["time  guard   intruder  state         what happened"]

    /// Runs the simulation to the end, with ten steps a second and a line every two.
    init(_ simulation: Simulation, seconds: Int) {
        var told = 0
        for step in 0...(seconds * Self.stepsPerSecond) {
            if step > 0 { simulation.step(1 / Double(Self.stepsPerSecond)) }
            guard step.isMultiple(of: 2 * Self.stepsPerSecond) else { continue }
            let events = simulation.recorder.events.dropFirst(told)
            told += events.count
            lines.append(Self.line(simulation, second: step / Self.stepsPerSecond, events))
        }
    }

    private static func line(
        _ simulation: Simulation, second: Int, _ events: ArraySlice<TransitionRecorder.Event>
    ) -> String {
        let (owner, machine) = (simulation.owner, simulation.machine)
        let state = machine.currentState.map(machine.name) ?? "-"
        let waiting = machine.pendingTransition.map { " \(Int($0.progress * 100)) %" } ?? ""
        let cells = [
            padded("\(second) s", to: 6), padded(metres(owner.position), to: 8),
            padded(owner.intruder.position.map(metres) ?? "-", to: 10), padded(state + waiting, to: 14),
        ]
        let happened = events.map(\.description).joined(separator: ", ")
        return trimmed(cells.joined() + happened)
    }

    private static func metres(_ value: Double) -> String {
        let tenths = Int(value * 10 + (value < 0 ? -0.5 : 0.5))
        return "\(tenths / 10).\(abs(tenths % 10)) m"
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
