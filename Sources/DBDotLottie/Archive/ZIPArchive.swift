internal import Foundation

/// The files of a ZIP archive; they are found at once and unpacked when asked for.
///
/// Read are stored and deflated entries, with or without data descriptors, an archive comment, and bytes before the archive.
/// ZIP64, several disks, encryption and other methods are refused. Of several entries of one name the last in the directory counts.
struct ZIPArchive: Sendable {
    typealias Failure = DotLottieArchive.Failure

    private let data: Data
    private let entries: [ZIPEntry]
    private let entryOfName: [String: Int]

    /// Reads the directory; copies nothing else.
    init(_ data: Data, limits: DotLottieArchive.Limits) throws(Failure) {
        guard data.count <= limits.archiveBytes else {
            throw .archiveTooLarge(bytes: data.count, limit: limits.archiveBytes)
        }
        entries = try data.withUnsafeBytes { bytes in
            Result { () throws(Failure) in try ZIPDirectory(bytes, limits: limits).entries() }
        }.get()
        self.data = data
        entryOfName = Dictionary(zip(entries.map(\.name), entries.indices)) { _, last in last }
    }

    /// The names of all files, in the directory's order, each once.
    var names: [String] {
        entries.indices.lazy.filter { entryOfName[entries[$0].name] == $0 }.map { entries[$0].name }
    }

    /// Whether the archive holds a file of this name.
    func contains(_ name: String) -> Bool { entryOfName[name] != nil }

    /// The contents of the file of this name, unpacked and checked, or `nil` if there is none.
    func contents(of name: String) throws(Failure) -> [UInt8]? {
        guard let index = entryOfName[name] else { return nil }
        return try data.withUnsafeBytes { bytes in
            Result { () throws(Failure) in try ZIPContents(bytes, of: entries[index]).unpacked() }
        }.get()
    }
}
