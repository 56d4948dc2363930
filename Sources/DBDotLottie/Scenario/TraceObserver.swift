/// Collects what a machine and its player report during one step, in the spelling of traces.
final class TraceObserver: DotLottieStateMachineObserver, HeadlessPlayerObserver {
    private(set) var events: [JSONValue] = []
    private(set) var playerEvents: [JSONValue] = []
    private(set) var openedUrls: [JSONValue] = []

    func beginStep() {
        events.removeAll(keepingCapacity: true)
        playerEvents.removeAll(keepingCapacity: true)
        openedUrls.removeAll(keepingCapacity: true)
    }

    func stateMachine(_ machine: DotLottieStateMachine, didReport event: DotLottieEvent) {
        switch event {
        case .transition(let from, let to): events.append(["Transition", .string(from), .string(to)])
        case .stateEntered(let name): events.append(["StateEntered", .string(name)])
        case .stateExit(let name): events.append(["StateExit", .string(name)])
        case .start: events.append(["Start"])
        case .stop: events.append(["Stop"])
        case .error(let error): events.append(["Error", .string(error.message)])
        case .customEvent(let message): events.append(["CustomEvent", .string(message)])
        case .inputFired(let name): events.append(["InputFired", .string(name)])
        case .numericInputChange(let name, let old, let new):
            events.append(["NumericInputChange", .string(name), .single(old), .single(new)])
        case .booleanInputChange(let name, let old, let new):
            events.append(["BooleanInputChange", .string(name), .boolean(old), .boolean(new)])
        case .stringInputChange(let name, let old, let new):
            events.append(["StringInputChange", .string(name), .string(old), .string(new)])
        case .openUrl(let url, let target): openedUrls.append([.string(url), .string(target)])
        case .refused: break
        }
    }

    func player(_ player: HeadlessPlayer, did event: PlayerEvent) {
        playerEvents.append(.string(event.traceName))
    }
}

extension PlayerEvent {
    /// As traces spell it.
    package var traceName: String {
        switch self {
        case .load: "Load"
        case .loadError: "LoadError"
        case .play: "Play"
        case .pause: "Pause"
        case .stop: "Stop"
        case .complete: "Complete"
        case .loop(let count): "Loop:\(count)"
        }
    }
}
