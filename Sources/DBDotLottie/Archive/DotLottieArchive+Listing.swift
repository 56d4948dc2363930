extension DotLottieArchive {
    /// One of the animations, state machines or themes of an archive.
    public struct Listing: Sendable, Hashable {
        /// The id by which it is asked for.
        public let id: String
        /// Where it was found.
        public let presence: Presence
    }

    /// Where an item of an archive was found.
    public enum Presence: Sendable, Hashable, CaseIterable {
        /// In the manifest, and the archive has its file.
        case listed
        /// In the manifest, but the archive does not have its file.
        case missing
        /// As a file only; animations and state machines can be used all the same, themes cannot.
        case unlisted
    }

    /// All animations: first those of the manifest in its order, then unlisted ones in the archive's order.
    public var animations: [Listing] { listings(manifest.animations, Item.animation) }

    /// All state machines: first those of the manifest in its order, then unlisted ones in the archive's order.
    public var stateMachines: [Listing] { listings(manifest.stateMachines, Item.stateMachine) }

    /// All themes: first those of the manifest in its order, then unlisted ones in the archive's order.
    public var themes: [Listing] { listings(manifest.themes, Item.theme) }

    /// The file names of all images, in the archive's order; manifests do not list them.
    public var images: [String] { ids(Item.image) }

    private func listings(_ listed: [String], _ item: (String) -> Item) -> [Listing] {
        var seen: Set<String> = []
        let first = listed.filter { seen.insert($0).inserted }
            .map { Listing(id: $0, presence: contains(item($0)) ? .listed : .missing) }
        let rest = ids(item).filter { seen.insert($0).inserted }.map { Listing(id: $0, presence: .unlisted) }
        return first + rest
    }

    /// The ids of all files that are where this kind of item belongs.
    private func ids(_ item: (String) -> Item) -> [String] {
        let folder = item("").folder(in: manifest.layout).utf8
        let suffix = item("").suffix.utf8
        return names.compactMap { name in
            let id = name.utf8.dropFirst(folder.count).dropLast(suffix.count)
            guard !id.isEmpty, name.utf8.starts(with: folder), name.utf8.suffix(suffix.count).elementsEqual(suffix)
            else { return nil }
            return String(decoding: id, as: UTF8.self)
        }
    }
}
