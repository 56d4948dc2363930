/// Which URLs a machine's OpenUrl actions may ask the host to open.
public struct OpenUrlPolicy: Sendable, Hashable {
    /// Patterns of allowed URLs; empty allows none.
    ///
    /// `*` alone allows all. `example.com` is that host without a path, `example.com/*` with any path or none, `*.example.com` the host and its
    /// subdomains without a path; otherwise a `*` that is a whole label stands for one label, and a `*` in a path for anything.
    public var whitelist: [String]
    /// Whether the latest posted event must be a Click or a PointerDown.
    public var requireUserInteraction: Bool

    /// Makes a policy; the default opens nothing.
    public init(whitelist: [String] = [], requireUserInteraction: Bool = true) {
        self.whitelist = whitelist
        self.requireUserInteraction = requireUserInteraction
    }

    /// Makes a policy; the order of the arguments is that of the dotLottie iOS player.
    public init(requireUserInteraction: Bool, whitelist: [String]) {
        self.init(whitelist: whitelist, requireUserInteraction: requireUserInteraction)
    }

    func allows(_ url: String, after latest: StateMachineDefinition.InteractionKind?) -> Bool {
        if requireUserInteraction, latest != .click, latest != .pointerDown { return false }
        return whitelist.contains { UrlPattern($0).matches(url) }
    }
}
