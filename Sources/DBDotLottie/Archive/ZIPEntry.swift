/// A file in a ZIP archive, as the central directory describes it.
struct ZIPEntry: Sendable {
    /// How the data is packed.
    enum Compression: Sendable {
        case stored, deflated
        /// A method that this reader does not know, by its number.
        case unsupported(method: Int)
        /// By whatever method, but under a password.
        case encrypted
    }

    /// Where the room of an entry ends.
    struct Boundary: Sendable {
        let offset: Int64
        /// The entry that begins there, or `nil` if the directory does.
        let neighbour: String?

        /// The failure of an entry whose data goes on beyond.
        func crossed(by name: String) -> DotLottieArchive.Failure {
            neighbour.map { .overlappingEntries(name, $0) } ?? .entryOutOfBounds(name)
        }
    }

    /// The name, folders included.
    let name: String
    /// What the directory says; its sizes are within the limits.
    let record: ZIPDirectoryEntry
    /// Where the local header stands.
    let headerOffset: Int64
    /// What the data must end before.
    let boundary: Boundary
}

extension ZIPDirectoryEntry {
    /// How the entry is packed, by its flags and its method.
    var compression: ZIPEntry.Compression {
        // Encrypted data, strongly encrypted data, a masked directory.
        if flags & 0x2041 != 0 { return .encrypted }
        return switch method {
        case 0: .stored
        case 8: .deflated
        default: .unsupported(method: Int(method))
        }
    }
}
