/// What can become of a transition, whatever the inputs are.
enum TransitionOutlook: Sendable, Hashable {
    /// Its guards pass for some values and not for others, or nobody knows.
    case open
    /// Its guards always pass when it is looked at; one without guards is taken if no other is.
    case certain
    /// It is never taken because of something that is reported by itself: a guard that never passes, or another one that always does.
    case explained
    /// Its guards contradict each other: these, by their position in the transition.
    case contradictory([Int])
    /// Whenever its guards pass, another transition is taken before it.
    case shadowed(by: Int)

    /// Whether it is not known that it is never taken.
    var canBeTaken: Bool {
        switch self {
        case .open, .certain: true
        case .explained, .contradictory, .shadowed: false
        }
    }
}
