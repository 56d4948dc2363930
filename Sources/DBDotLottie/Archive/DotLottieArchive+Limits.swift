extension DotLottieArchive {
    /// How much an archive may hold; what exceeds a limit is refused before memory is taken for it.
    ///
    /// The defaults are far above what designers' tools write and far below what a small device has trouble with.
    public struct Limits: Sendable, Hashable {
        /// The most bytes of the archive itself: 128 MiB by default.
        public var archiveBytes = 128 << 20
        /// The most entries, folders included: 10 000 by default; 65 534 is the most that this form of ZIP can count.
        public var entries = 10_000
        /// The most bytes of one entry, unpacked: 64 MiB by default.
        public var entryBytes = 64 << 20
        /// The most bytes of all entries together, unpacked: 256 MiB by default.
        public var totalBytes = 256 << 20

        /// The limits that hold if none are given.
        public static let standard = Limits()

        /// The standard limits, to be changed.
        public init() {}
    }
}
