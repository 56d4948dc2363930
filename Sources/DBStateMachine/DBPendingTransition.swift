/// A timed transition that has left its source and has not yet entered its destination.
public struct DBPendingTransition {
    /// The state that is entered when the time has passed.
    public let destination: DBState
    /// The seconds that the transition takes; infinity waits until another `enter` or a cancel.
    public let duration: Double
    /// The seconds that have passed.
    public package(set) var elapsed: Double

    /// The share of the time that has passed, 0…1; 0 for an infinite duration.
    public var progress: Double {
        guard duration.isFinite else { return 0 }
        return elapsed < duration ? elapsed / duration : 1
    }

    package init(destination: DBState, duration: Double) {
        self.destination = destination
        self.duration = duration
        elapsed = 0
    }

    /// Single precision forgives what many small steps lose, so that ten ticks of 0.1 land one second.
    var isOver: Bool {
        let limit = Float(duration)
        guard limit.isFinite else { return duration.isFinite && elapsed >= duration }
        return Float(elapsed) >= limit
    }
}
