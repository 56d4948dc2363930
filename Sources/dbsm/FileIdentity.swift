internal import Foundation

/// What the system knows a file by: two paths to one file, through links for example, have the same identity.
struct FileIdentity: Hashable {
    /// Whether bytes are kept there; a device or a pipe hands them on.
    enum Kind: Hashable {
        case regular, folder, other
    }

    let kind: Kind
    private let device: UInt64
    private let number: UInt64

    /// `nil` if there is no such file, or nobody may know.
    init?(_ path: String) {
        var found = stat()
        guard stat(path, &found) == 0 else { return nil }
        switch found.st_mode & S_IFMT {
        case S_IFREG: kind = .regular
        case S_IFDIR: kind = .folder
        default: kind = .other
        }
        device = UInt64(truncatingIfNeeded: found.st_dev)
        number = UInt64(truncatingIfNeeded: found.st_ino)
    }
}
