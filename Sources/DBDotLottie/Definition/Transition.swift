extension StateMachineDefinition {
    /// A rule that moves the machine to another state when all its guards pass.
    public struct Transition: Sendable, Hashable {
        /// The name of the state to enter.
        public var toState: String
        /// The conditions, all of which must pass; `nil` is a file without the field, and like an empty list a fallthrough.
        public var guards: [Guard]?
        /// How the tween runs, for a transition of type `Tweened`; `nil` changes the state at once.
        public var tween: Tween?

        /// Makes a transition; without guards it is taken when no guarded one passes.
        public init(toState: String, guards: [Guard]? = nil, tween: Tween? = nil) {
            self.toState = toState
            self.guards = guards
            self.tween = tween
        }
    }

    /// How long a `Tweened` transition takes, and its pace.
    public struct Tween: Sendable, Hashable {
        /// The duration in seconds.
        public var duration: Float
        /// The cubic Bézier curve from (0,0) to (1,1) that maps the share of the time to the share of the way.
        public var easing: Easing

        /// Makes a tween; a duration of 0 or less, or an easing out of range, makes the transition an instant one.
        public init(duration: Float, easing: Easing) {
            self.duration = duration
            self.easing = easing
        }
    }

    /// The two control points of an easing curve, as in CSS `cubic-bezier(x1, y1, x2, y2)`.
    public struct Easing: Sendable, Hashable {
        /// The first control point's share of the time, 0…1.
        public var x1: Float
        /// The first control point's share of the way; it may leave 0…1.
        public var y1: Float
        /// The second control point's share of the time, 0…1.
        public var x2: Float
        /// The second control point's share of the way; it may leave 0…1.
        public var y2: Float

        /// Makes an easing from the four numbers of a file.
        public init(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
            self.x1 = x1
            self.y1 = y1
            self.x2 = x2
            self.y2 = y2
        }
    }
}
