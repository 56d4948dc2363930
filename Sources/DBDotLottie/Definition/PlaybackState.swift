extension StateMachineDefinition {
    /// A state that says how the animation plays while the machine is in it.
    public struct PlaybackState: Sendable, Hashable {
        /// The state's unique name.
        public var name: String
        /// The id of the animation to show; empty keeps the one that is shown.
        public var animation: String
        /// Whether playback starts when the state is entered; otherwise it pauses.
        public var autoplay: Bool
        /// Whether playback repeats.
        public var loop: Bool
        /// The total number of plays of a loop; 0 is endless, and without `loop` it means nothing.
        public var loopCount: UInt32
        /// The direction of playback.
        public var mode: PlaybackMode
        /// The factor on the animation's own speed; 0 and below keep the speed that was set before.
        public var speed: Float
        /// The part of the animation to play, or `nil` for all of it.
        public var segment: Segment?
        /// The colour behind the animation, `0xRRGGBB` or `0xRRGGBBAA` as the profile reads it; `nil` is transparent.
        public var backgroundColor: UInt32?
        /// Whether entering this state ends the machine (`final`).
        public var isFinal: Bool
        /// What is done when the state is entered, in order.
        public var entryActions: [Action]
        /// What is done when the state is left, in order.
        public var exitActions: [Action]
        /// The state's transitions in declaration order.
        public var transitions: [Transition]

        /// Makes a state; every parameter but the name defaults to what the format says for a field left out.
        public init(
            name: String, animation: String = "", autoplay: Bool = false, loop: Bool = false, loopCount: UInt32 = 0,
            mode: PlaybackMode = .forward, speed: Float = 1, segment: Segment? = nil, backgroundColor: UInt32? = nil,
            isFinal: Bool = false, entryActions: [Action] = [], exitActions: [Action] = [],
            transitions: [Transition] = []
        ) {
            self.name = name
            self.animation = animation
            self.autoplay = autoplay
            self.loop = loop
            self.loopCount = loopCount
            self.mode = mode
            self.speed = speed
            self.segment = segment
            self.backgroundColor = backgroundColor
            self.isFinal = isFinal
            self.entryActions = entryActions
            self.exitActions = exitActions
            self.transitions = transitions
        }
    }

    /// The part of an animation that a state plays.
    public enum Segment: Sendable, Hashable {
        /// The frames that the animation's marker of this name covers.
        case marker(String)
        /// From the first frame to the second, both played; only `DotLottieProfile.documented` knows ranges.
        case frames(Float, Float)
    }
}
