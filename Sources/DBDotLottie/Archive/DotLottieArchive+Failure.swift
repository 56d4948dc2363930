extension DotLottieArchive {
    /// Why an archive, or something in it, cannot be read; one case per cause.
    ///
    /// Opening an archive throws what concerns it as a whole. What concerns one entry is thrown when that entry is asked for,
    /// and leaves the others readable.
    public enum Failure: Error, Sendable, Hashable {
        // The file.

        /// The file cannot be read, or is none: a folder, a device, a URL that is not a file's.
        case unreadableFile(path: String, reason: String)
        /// The archive has more bytes than `Limits.archiveBytes`.
        case archiveTooLarge(bytes: Int, limit: Int)

        // The archive as a whole; thrown when it is opened.

        /// The bytes are JSON: a bare animation or a machine, which are loaded without an archive.
        case jsonInsteadOfArchive
        /// The bytes do not have the record that a ZIP archive ends with, as of a file that is something else or was cut off.
        case notAnArchive
        /// The archive is in the ZIP64 form, which no dotLottie file needs.
        case zip64
        /// The archive is one of several parts.
        case severalDisks
        /// The archive has more entries than `Limits.entries`.
        case tooManyEntries(count: Int, limit: Int)
        /// The directory would begin before the archive does.
        case directoryOutOfBounds(archiveBytes: Int)
        /// An entry of the directory, counted from 1, is cut off or not an entry at all.
        case damagedDirectory(entry: Int)
        /// The directory has more or fewer entries than the archive says.
        case entryCountDiffers(declared: Int)
        /// An entry of the directory, counted from 1, has a name that is said to be UTF-8 and is not.
        case nameNotUTF8(entry: Int)
        /// An entry has a name that could lead out of the archive.
        case unsafeName(String, NameProblem)
        /// An entry would be larger than `Limits.entryBytes`, unpacked.
        case entryTooLarge(String, bytes: Int, limit: Int)
        /// All entries together would be larger than `Limits.totalBytes`, unpacked.
        case contentsTooLarge(limit: Int)
        /// The data of an entry runs into another one.
        case overlappingEntries(String, String)
        /// The data of an entry runs into the directory or lies outside the archive.
        case entryOutOfBounds(String)

        // One entry; thrown when it is asked for.

        /// There is no header where an entry should begin.
        case damagedHeader(String)
        /// The header before an entry's data has another name than the directory.
        case headerNameDiffers(String)
        /// The entry needs a password.
        case encrypted(String)
        /// The entry is packed by a method other than *stored* (0) and *deflated* (8).
        case unsupportedCompression(String, method: Int)
        /// The entry is not as large as the archive says.
        case sizeDiffers(String, declared: Int, found: Int)
        /// The entry's data does not end where the size that the archive says is reached.
        case goesOnBeyondSize(String, declared: Int)
        /// The entry's packed data ends before the space that the archive gives it.
        case compressedSizeDiffers(String, declared: Int, found: Int)
        /// The entry's packed data breaks off.
        case incompleteData(String)
        /// The entry's packed data cannot be unpacked; the reason is zlib's.
        case damagedData(String, reason: String)
        /// The entry's contents do not have the checksum that the archive says.
        case checksumDiffers(String)

        // What a dotLottie archive must hold.

        /// The archive has no `manifest.json`.
        case noManifest
        /// A file of the archive is not JSON.
        case malformedJSON(path: String, problem: String, location: SourceLocation)
        /// A file of the archive holds something else where this was expected.
        ///
        /// The field is written like `animations[2].id`; it is empty for the value that the whole file is.
        case unexpectedValue(path: String, field: String, expected: Expectation, location: SourceLocation)
        /// The manifest neither lists an animation nor names one to begin with.
        case noAnimation
        /// The archive has no file for an item.
        case noFile(Item, path: String)
        /// The manifest does not list the theme, so it cannot be set.
        case unlistedTheme(String)
        /// An animation's file is there and whole, but not an animation.
        case unreadableAnimation(String, reason: String)
    }

    /// Why the name of an entry is refused.
    public enum NameProblem: Sendable, Hashable, CaseIterable {
        /// The name has no characters.
        case empty
        /// The name begins with `/`.
        case absolute
        /// The name has `..` between slashes.
        case parentFolder
        /// The name has a backslash, a separator on some systems.
        case backslash
        /// The name begins like `C:`.
        case driveLetter
        /// The name has a NUL, where some systems end it.
        case nul
    }

    /// What was expected in a file of an archive.
    public enum Expectation: Sendable, Hashable, CaseIterable {
        /// An object.
        case object
        /// An array.
        case array
        /// A string.
        case string
        /// One of the seven types of theme rules.
        case ruleType
        /// A colour's components rather than a string.
        case components
    }
}
