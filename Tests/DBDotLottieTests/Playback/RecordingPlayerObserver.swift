import DBDotLottie

/// Keeps what a player says.
final class RecordingPlayerObserver: HeadlessPlayerObserver {
    private(set) var events: [PlayerEvent] = []
    /// What to do when an event has come.
    var reaction: ((HeadlessPlayer, PlayerEvent) -> Void)?

    init(_ player: HeadlessPlayer) { player.addObserver(self) }

    func player(_ player: HeadlessPlayer, did event: PlayerEvent) {
        events.append(event)
        reaction?(player, event)
    }

    /// Gives what has come since the last time.
    func take() -> [PlayerEvent] {
        defer { events = [] }
        return events
    }
}

extension HeadlessPlayer {
    /// Ticks of these milliseconds, and the frame after each.
    func frames(afterTicks ticks: [Float]) -> [Float] {
        ticks.map {
            advance(milliseconds: $0)
            return currentFrame
        }
    }

    /// As many ticks of equal length, and what each came to.
    func completions(ofTicks count: Int, milliseconds: Float) -> [PlaybackCompletion] {
        (0..<count).map { _ in advance(milliseconds: milliseconds) }
    }

    /// Plays in this mode from its origin.
    func play(_ mode: PlaybackMode) {
        self.mode = mode
        play()
        stop()
        play()
    }
}
