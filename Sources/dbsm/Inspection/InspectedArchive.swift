internal import DBDotLottie

/// What an archive holds, and what it says that it holds.
struct InspectedArchive: Sendable {
    let version: String?
    let animations: [InspectedItem<LottieAnimation>]
    /// Which machines there are; what is in them is told by `InspectedMachine`.
    let stateMachines: [InspectedItem<Never>]
    /// The themes with the numbers of their rules.
    let themes: [InspectedItem<Int>]
    let images: [String]

    init(_ archive: DotLottieArchive) {
        version = archive.manifest.version
        animations = InspectedItem.all(archive.animations, initial: archive.initialAnimationID) {
            id throws(DotLottieArchive.Failure) in
            try archive.animation(id: id, LottieAnimation.init(bytes:))
        }
        stateMachines = InspectedItem.all(archive.stateMachines, initial: archive.manifest.initialStateMachine) { _ in
            nil
        }
        themes = InspectedItem.all(archive.themes, initial: nil) { id throws(DotLottieArchive.Failure) in
            try archive.themeRules(id: id).count
        }
        images = archive.images
    }
}

/// One of the animations, machines or themes of an archive.
struct InspectedItem<Content: Sendable>: Sendable {
    let id: String
    let presence: DotLottieArchive.Presence
    /// Whether the archive begins with it.
    let isInitial: Bool
    /// What was read of it.
    let content: Content?
    /// Why it cannot be read though it is there.
    let problem: String?

    private typealias Reading = (String) throws(DotLottieArchive.Failure) -> Content?

    private init(_ id: String, _ presence: DotLottieArchive.Presence, initial: String?, _ read: Reading) {
        self.id = id
        self.presence = presence
        isInitial = id == initial
        guard presence != .missing else {
            (content, problem) = (nil, nil)
            return
        }
        do {
            content = try read(id)
            problem = nil
        } catch {
            content = nil
            problem = error.description
        }
    }

    /// The items that an archive lists, and the one that it begins with even if it is nowhere.
    static func all(
        _ listings: [DotLottieArchive.Listing], initial: String?,
        _ read: (String) throws(DotLottieArchive.Failure) -> Content?
    ) -> [InspectedItem] {
        let items = listings.map { InspectedItem($0.id, $0.presence, initial: initial, read) }
        guard let initial, !listings.contains(where: { $0.id == initial }) else { return items }
        return items + [InspectedItem(initial, .missing, initial: initial, read)]
    }
}
