import DBDotLottie

/// A player that only writes down what it is told, among what the machine reports; what it answers is set by the test.
final class FakePlayback: DotLottiePlayback {
    let recorder: MachineRecorder
    var animationID: String?
    var lastFrame: Float? = 100
    var markers: [String: FrameRange] = [:]
    var hitLayers: Set<String> = []
    /// What the next ticks come to, of playback or of a tween; then nothing does.
    var completions: [PlaybackCompletion] = []
    private(set) var isTweening = false

    init(_ recorder: MachineRecorder = MachineRecorder()) { self.recorder = recorder }

    func prepareForStart() { recorder.note("player: prepare") }

    func restoreAfterStop() { recorder.note("player: restore") }

    func enter(_ settings: PlaybackSettings) {
        recorder.note("player: enter \(settings.mode.rawValue)")
    }

    func frames(of segment: Definition.Segment) -> FrameRange? {
        switch segment {
        case .marker(let name): markers[name]
        case .frames(let start, let end): FrameRange(start: start, end: end)
        }
    }

    func setFrame(_ frame: Float) -> Bool {
        recorder.note("player: frame \(frame)")
        return true
    }

    func setTheme(_ themeID: String) -> Bool {
        recorder.note("player: theme \(themeID)")
        return true
    }

    func advance(milliseconds: Float) -> PlaybackCompletion {
        recorder.note("player: advance \(milliseconds)")
        return nextCompletion()
    }

    func beginTween(towards frame: Float, easing: Definition.Easing) {
        isTweening = true
        recorder.note("player: tween to \(frame)")
    }

    func advanceTween(share: Double) -> TweenProgress {
        guard isTweening else { return .lost }
        recorder.note("player: share \(share)")
        if share >= 1 { isTweening = false }
        return .shown(nextCompletion())
    }

    func landTween(at frame: Float) { recorder.note("player: land at \(frame)") }

    func cancelTween() {
        isTweening = false
        recorder.note("player: cancel")
    }

    func hits(layerName: String, x: Float, y: Float) -> Bool { hitLayers.contains(layerName) }

    /// As when the host stops playback, or a frame is set in the profile that drops the tween for it.
    func loseTween() { isTweening = false }

    private func nextCompletion() -> PlaybackCompletion { completions.isEmpty ? .none : completions.removeFirst() }
}
