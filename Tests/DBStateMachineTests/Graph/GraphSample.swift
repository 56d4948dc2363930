import DBStateMachine

enum GraphSample {
    /// A graph with every kind of node and of edge.
    static let everyKind = StateGraph(
        nodes: [.init("Any", kind: .global), .init("Idle"), .init("Busy"), .init("Done", kind: .final)],
        edges: [
            .init(from: "Any", to: "Idle", guards: ["reset"]),
            .init(from: "Idle", to: "Busy", guards: ["count > 3", "on = true"]),
            .init(from: "Busy", to: "Done", kind: .timed(seconds: 0.3)),
            .init(from: "Busy", to: "Idle", kind: .timed(seconds: 2), guards: ["stop"]),
        ], initial: "Idle")
}
