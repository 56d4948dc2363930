/// Where an animation stands and how it moves: the arithmetic of playback as a value, which knows no time but what it is handed.
///
/// Every operation on frames is a `Float` operation of its own, as in the engine, so that both come to the same frames.
struct Playhead: Sendable, Hashable {
    /// The way in which frames follow each other.
    enum Direction: Sendable, Hashable { case forward, backward }

    /// All frames of the loaded animation; an empty range before one is loaded.
    private(set) var file = FrameRange(start: 0, end: -1)
    /// The part to play, if not the whole file.
    private(set) var segment: FrameRange?
    /// The frames between which playback moves.
    private(set) var bounds = FrameRange(start: 0, end: -1)
    /// How many frames a millisecond lasts at speed 1; 0 where time moves nothing.
    private(set) var framesPerMillisecond: Float = 0

    /// P8, asked where completion is judged.
    let endlessBounce: DotLottieProfile.EndlessBounceRule
    /// The order of the frames; another one turns only if it must, and only then counts the way anew.
    var mode = PlaybackMode.forward {
        didSet {
            guard mode != oldValue, direction != mode.firstDirection else { return }
            direction = mode.firstDirection
            countWay()
        }
    }
    /// Whether playback repeats.
    var loop = false {
        didSet { if loop != oldValue { loopCounter = 0 } }
    }
    /// The number of passes of a loop; 0 is endless.
    var loopCount: UInt32 = 0 {
        didSet { if loopCount != oldValue { loopCounter = 0 } }
    }
    /// The factor on the animation's own speed.
    var speed: Float = 1
    /// Whether frames between whole ones are shown.
    var useFrameInterpolation = true

    /// The frame that is shown.
    var frame: Float = 0
    /// The frame that the renderer has; not a number when it takes any.
    var drawn: Double = 0
    /// Whether something is to be drawn.
    var isDirty = false
    /// Where frames go now.
    var direction = Direction.forward
    /// The frames travelled in this direction.
    var elapsed: Float = 0
    /// The passes of the loop so far.
    var loopCounter: UInt32 = 0
    /// Whether the latest tick ended a pass of a loop.
    var hasPassEnded = false

    init(endlessBounce: DotLottieProfile.EndlessBounceRule) {
        self.endlessBounce = endlessBounce
    }

    /// The frame where the mode begins.
    var origin: Float {
        switch mode.firstDirection {
        case .forward: bounds.start
        case .backward: bounds.end
        }
    }

    /// The frame where the mode's first leg ends.
    var endOfFirstLeg: Float {
        switch mode.firstDirection {
        case .forward: bounds.end
        case .backward: bounds.start
        }
    }

    /// Takes over a freshly loaded animation, at the mode's origin.
    mutating func load(_ animation: LottieAnimation) {
        file = FrameRange(start: 0, end: animation.lastFrame)
        framesPerMillisecond = animation.framesPerMillisecond
        bounds = segment ?? file
        elapsed = 0
        loopCounter = 0
        direction = mode.firstDirection
        show(origin)
        isDirty = false
    }

    /// Keeps playback within a part of the file, or within all of it.
    mutating func limit(to range: FrameRange?) {
        segment = range
        bounds = range ?? file
    }

    /// Shows a frame, whatever it is.
    mutating func show(_ frame: Float) {
        self.frame = frame
        drawn = Double(frame)
        isDirty = true
    }

    /// Stands at a frame that something else has drawn.
    mutating func stand(at frame: Float) {
        self.frame = frame
        countWay()
    }

    /// Moves to a frame; `false` outside the bounds and where the renderer would take no frame.
    mutating func move(to frame: Float) -> Bool {
        guard bounds.contains(frame), !hardlyDiffers(frame) else { return false }
        show(frame)
        countWay()
        return true
    }

    /// Takes the frames travelled in this direction anew from where the animation stands.
    mutating func countWay() {
        elapsed = way(to: frame)
    }

    /// The frames travelled in this direction by who stands at a frame.
    func way(to frame: Float) -> Float {
        switch direction {
        case .forward: frame - bounds.start
        case .backward: bounds.end - frame
        }
    }
}

extension PlaybackMode {
    /// Where frames go first.
    var firstDirection: Playhead.Direction {
        switch self {
        case .forward, .bounce: .forward
        case .reverse, .reverseBounce: .backward
        }
    }

    /// Whether a pass goes there and back.
    var returns: Bool {
        switch self {
        case .forward, .reverse: false
        case .bounce, .reverseBounce: true
        }
    }
}
