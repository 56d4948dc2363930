/// What can become of a transition, whatever the inputs are.
enum TransitionOutlook: Sendable, Hashable {
    /// Its guards pass for some values and not for others, or nobody knows.
    case open
    /// Its guards always pass when it is looked at; one without guards is taken if no other is.
    case certain
    /// Some of its guards never passes, which is reported where the guard's names are checked.
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
