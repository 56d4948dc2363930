/// What stands around a definition while it is checked: who plays it, which states the host brings,
/// which URLs it may open, and what there is to show.
package struct CheckingContext: Sendable {
    /// The player whose rules decide.
    package var profile: DotLottieProfile
    /// How far checking goes.
    package var depth: CheckingDepth
    /// The names behind which the host puts states of its own; such a state may enter any other.
    package var hosting: [String]
    /// The policy under which URLs are opened, or `nil` if it is not known.
    package var openUrlPolicy: OpenUrlPolicy?
    /// The animations and themes that the machine will find, or `nil` if they are not known; never read at depth `.parts`.
    package var surroundings: MachineSurroundings?

    package init(
        profile: DotLottieProfile, depth: CheckingDepth = .everything, hosting: [String] = [],
        openUrlPolicy: OpenUrlPolicy? = nil, surroundings: MachineSurroundings? = nil
    ) {
        self.profile = profile
        self.depth = depth
        self.hosting = hosting
        self.openUrlPolicy = openUrlPolicy
        self.surroundings = surroundings
    }

    /// For making a machine, where only what rejects a definition matters.
    static func loading(_ profile: DotLottieProfile) -> CheckingContext {
        CheckingContext(profile: profile, depth: .parts)
    }
}

/// How far checking goes.
package enum CheckingDepth: Sendable, Hashable {
    /// Each part by itself, with the names it uses: all that a player objects to. This is what loading does.
    case parts
    /// The machine as a whole too, if nothing rejects it: what cannot be reached, can never pass, or depends on the player.
    case everything
}
