extension DotLottieAnimation {
    /// What the archive's manifest says, or `nil` for a bare animation.
    public func manifest() -> DotLottieArchive.Manifest? { archive?.manifest }

    /// The ids of all animations that the archive has, those that its manifest does not list at the end.
    public var animationIDs: [String] { Self.ids(archive?.animations, [.listed, .unlisted]) }

    /// The ids of all themes that can be set: those that the manifest lists and the archive has.
    public var themeIDs: [String] { Self.ids(archive?.themes, [.listed]) }

    /// The ids of all state machines that the archive has, those that its manifest does not list at the end.
    public var stateMachineIDs: [String] { Self.ids(archive?.stateMachines, [.listed, .unlisted]) }

    /// The id of the animation that is loaded, or an empty text for none or a bare animation.
    public func activeAnimationId() -> String { player.animationID ?? "" }

    /// The id of the theme that is set, or an empty text.
    public func activeThemeId() -> String { player.theme ?? "" }

    /// The markers of the loaded animation in the order of the file.
    public func markers() -> [LottieAnimation.Marker] { player.animation?.markers ?? [] }

    /// Shows another animation of the archive, stopped at its origin, or playing with autoplay.
    ///
    /// An unknown id: `false`, and the old animation goes on.
    @discardableResult
    public func loadAnimationById(_ animationId: String) -> Bool {
        attempt { () throws(DotLottieAnimationError) in
            guard archive != nil else { throw .noArchive }
            guard player.loadAnimation(animationId) else { throw .unknownAnimation(animationId) }
        }
    }

    /// Applies a theme of the archive, or none for an empty id; an unknown id: `false`, and the old theme stays.
    @discardableResult
    public func setTheme(_ themeId: String) -> Bool {
        attempt { () throws(DotLottieAnimationError) in
            guard player.setTheme(themeId) else { throw .unknownTheme(themeId) }
        }
    }

    /// Removes the theme; answers `true`.
    @discardableResult
    public func resetTheme() -> Bool { setTheme("") }

    private static func ids(
        _ listings: [DotLottieArchive.Listing]?, _ wanted: Set<DotLottieArchive.Presence>
    ) -> [String] {
        (listings ?? []).filter { wanted.contains($0.presence) }.map(\.id)
    }
}
