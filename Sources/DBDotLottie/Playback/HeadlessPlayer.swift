internal import DBStateMachine

/// A dotLottie player that draws nothing: frames, modes, loops, segments, tweens and themes in pure arithmetic.
///
/// Time is handed in with `advance(milliseconds:)`, so a test decides how fast it runs. Put it under a state machine, or use it alone.
/// Settings and methods are those of the dotLottie players; frames are counted from 0. It belongs to one isolation domain at a time.
public final class HeadlessPlayer {
    /// Which player is imitated.
    public let profile: DotLottieProfile
    /// What hit tests lay the animation out on.
    public var canvas: CanvasSize
    /// How hit tests fit the animation to the canvas.
    public var layout = Layout()

    let source: (any LottieAnimationSource)?
    var loaded: LottieAnimation?
    var loadedID: String?
    /// The loaded animation as hit tests see it, made when the first one asks.
    var scene: LayerScene?
    /// What has been read from the source, so that states which change the animation or theme seldom read one again.
    var animations = RecentlyUsed<KeptAnimation>(
        countLimit: HeadlessPlayer.keptAnimations, costLimit: HeadlessPlayer.keptBytes)
    var themeRuleCounts = RecentlyUsed<Int>(countLimit: HeadlessPlayer.keptThemes, costLimit: .max)
    var playhead: Playhead
    var playback = PlaybackStatus.stopped
    var tween: Tween?
    var isAutoplayOn = false
    var activeMarker: String?
    var activeTheme: String?
    var themeHasRules = false
    var isRecoloured = false
    var backgroundColor: UInt32 = 0
    var hasBackground = false
    var settingsBeforeMachine: SettingsBeforeMachine?
    var observers = ObserverList<any HeadlessPlayerObserver>()

    /// Makes a player of one animation, which has no id; without one nothing ever plays.
    public convenience init(
        animation: LottieAnimation? = nil, profile: DotLottieProfile = .documented, canvas: CanvasSize = .standard
    ) {
        self.init(source: nil, profile, canvas)
        if let animation { show(KeptAnimation(animation: animation)) }
    }

    /// Makes a player that finds animations and themes by id, and loads the one of this id.
    ///
    /// If the source has no such animation, none is loaded, and `animation` stays `nil` until `loadAnimation` succeeds.
    public convenience init(
        source: any LottieAnimationSource, animationID: String, profile: DotLottieProfile = .documented,
        canvas: CanvasSize = .standard
    ) {
        self.init(source: source, profile, canvas)
        loadAnimation(animationID)
    }

    init(source: (any LottieAnimationSource)?, _ profile: DotLottieProfile, _ canvas: CanvasSize) {
        self.profile = profile
        self.canvas = canvas
        self.source = source
        playhead = Playhead(endlessBounce: profile.endlessBounce)
    }
}

extension HeadlessPlayer {
    /// The animation that is loaded, if any.
    public var animation: LottieAnimation? { loaded }
    /// The id of the loaded animation, or `nil` for none or one without an id.
    public var animationID: String? { loadedID }
    /// Whether playback runs, rests or has not begun.
    public var status: PlaybackStatus { playback }
    /// The frame that is shown; during a tween the one where the tween began.
    public var currentFrame: Float { playhead.frame }
    /// The number of the last frame, or `nil` if no animation is loaded.
    public var lastFrame: Float? { loaded == nil ? nil : playhead.file.end }
    /// How many passes of the loop are over; set back by changing `loop` or `loopCount`, by loading, and by the last pass.
    public var loopCounter: UInt32 { playhead.loopCounter }
    /// The theme that is applied, if any.
    public var theme: String? { activeTheme }

    /// Adds an observer, each once; it is held until it is removed, and hears from the next event on.
    public func addObserver(_ observer: any HeadlessPlayerObserver) { observers.add(observer) }

    /// Removes an observer, which hears nothing more from then on.
    public func removeObserver(_ observer: any HeadlessPlayerObserver) { observers.remove(observer) }

    func report(_ event: PlayerEvent) {
        guard !observers.isEmpty else { return }
        let present = observers
        for place in present.places where observers.stillHas(place, of: present) {
            place.observer.player(self, did: event)
        }
    }
}
