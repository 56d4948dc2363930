public import Foundation

/// A `.lottie` file: animations, state machines, themes and images in a ZIP archive, with a manifest.
///
/// Opening reads the archive's directory and its manifest; everything else is unpacked when it is asked for, each time anew.
/// No bytes, whoever made them, trap or take more memory than `Limits` allow. Names in the archive are compared as Swift compares strings;
/// of several files of one name the last counts.
public struct DotLottieArchive: Sendable {
    /// What the archive says about itself.
    public let manifest: Manifest
    private let zip: ZIPArchive

    /// Opens an archive from its bytes.
    ///
    /// Throws if the bytes are not a ZIP archive that stays within the limits, or if its manifest is missing or unfit.
    /// Whether there is an animation to show is asked later, by `initialAnimation`, so that machines can be read without one.
    public init(data: Data, limits: Limits = .standard) throws(Failure) {
        zip = try ZIPArchive(data, limits: limits)
        guard let bytes = try zip.contents(of: Manifest.path) else { throw .noManifest }
        manifest = try Manifest(ArchivedJSON(bytes, path: Manifest.path))
    }

    /// Opens an archive from a file.
    ///
    /// Throws as `init(data:limits:)` does, and if the URL is not that of a readable regular file.
    public init(contentsOf url: URL, limits: Limits = .standard) throws(Failure) {
        let contents: FileContents
        do {
            contents = try FileContents(of: url, limit: limits.archiveBytes)
        } catch {
            switch error {
            case .unreadable(let reason): throw .unreadableFile(path: url.path, reason: reason)
            case .tooLarge(let bytes, let limit): throw .archiveTooLarge(bytes: bytes, limit: limit)
            }
        }
        try self.init(data: contents.data, limits: limits)
    }

    /// Whether the bytes begin with the "PK" of ZIP files, as JSON never does.
    static func isArchive(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B]) }

    /// Where an item is looked up in this archive, such as `s/door.json`.
    ///
    /// Animations and images have other places in archives of version 2 than in older ones.
    public func path(of item: Item) -> String { item.path(in: manifest.layout) }

    /// The contents of an item, as they are in its file.
    ///
    /// The item need not be listed in the manifest. Throws `Failure.noFile` if the archive has no file for it, and what is
    /// wrong with the file if it is damaged. Unpacks each time; keep what is needed again.
    public func data(of item: Item) throws(Failure) -> Data { Data(try bytes(of: item)) }

    /// The contents of an item without a copy; else as `data(of:)`.
    package func bytes(of item: Item) throws(Failure) -> [UInt8] {
        let path = path(of: item)
        guard let bytes = try zip.contents(of: path) else { throw .noFile(item, path: path) }
        return bytes
    }

    /// Whether the archive has a file for an item.
    package func contains(_ item: Item) -> Bool { zip.contains(path(of: item)) }

    /// The names of all files.
    var names: [String] { zip.names }
}
