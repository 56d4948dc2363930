/// A record of fixed size in a ZIP archive, with its little-endian fields.
///
/// Fields come out as `Int64`, so sums of a few of them cannot overflow, on 32-bit platforms either.
struct ZIPRecord {
    /// The kinds of records this reader knows, by their signatures.
    enum Kind: UInt32 {
        /// Stands before an entry's data.
        case localHeader = 0x0403_4b50
        /// Describes an entry in the central directory.
        case directoryEntry = 0x0201_4b50
        /// Tells where the central directory is; followed by a comment.
        case endOfDirectory = 0x0605_4b50
        /// Announces the ZIP64 form; stands right before the end of the directory.
        case zip64Locator = 0x0706_4b50

        /// The bytes of the record without the texts that follow it.
        var size: Int64 {
            switch self {
            case .localHeader: 30
            case .directoryEntry: 46
            case .endOfDirectory: 22
            case .zip64Locator: 20
            }
        }
    }

    private let bytes: UnsafeRawBufferPointer
    private let start: Int

    /// `nil` unless the whole record lies within the bytes and begins with its signature.
    init?(_ kind: Kind, in bytes: UnsafeRawBufferPointer, at offset: Int64) {
        guard offset >= 0, offset <= Int64(bytes.count) - kind.size else { return nil }
        self.bytes = bytes
        start = Int(offset)
        guard long(0) == Int64(kind.rawValue) else { return nil }
    }

    /// The two-byte field at this place of the record.
    func short(_ position: Int) -> Int64 {
        Int64(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: start + position, as: UInt16.self)))
    }

    /// The four-byte field at this place of the record.
    func long(_ position: Int) -> Int64 {
        Int64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + position, as: UInt32.self)))
    }
}

/// The end of the central directory: what an archive says about itself as a whole.
struct ZIPEndOfDirectory: Sendable, Hashable {
    /// Where the record stands.
    let position: Int64
    let disk, diskOfDirectory: Int64
    let entriesOnDisk, entries: Int64
    let directorySize, directoryOffset: Int64
    let commentLength: Int64

    init?(in bytes: UnsafeRawBufferPointer, at position: Int64) {
        guard let record = ZIPRecord(.endOfDirectory, in: bytes, at: position) else { return nil }
        self.position = position
        disk = record.short(4)
        diskOfDirectory = record.short(6)
        entriesOnDisk = record.short(8)
        entries = record.short(10)
        directorySize = record.long(12)
        directoryOffset = record.long(16)
        commentLength = record.short(20)
    }

    /// Where the archive ends if the comment is as long as it says.
    var end: Int64 { position + ZIPRecord.Kind.endOfDirectory.size + commentLength }
}

/// What the central directory says about one entry.
struct ZIPDirectoryEntry: Sendable, Hashable {
    let flags, method, checksum: Int64
    let compressedSize, size: Int64
    let disk, headerOffset: Int64
    /// Where the name begins and ends.
    let nameStart, nameEnd: Int64
    /// Where the next record begins.
    let end: Int64

    init?(in bytes: UnsafeRawBufferPointer, at position: Int64) {
        guard let record = ZIPRecord(.directoryEntry, in: bytes, at: position) else { return nil }
        flags = record.short(8)
        method = record.short(10)
        checksum = record.long(16)
        compressedSize = record.long(20)
        size = record.long(24)
        disk = record.short(34)
        headerOffset = record.long(42)
        nameStart = position + ZIPRecord.Kind.directoryEntry.size
        nameEnd = nameStart + record.short(28)
        end = nameEnd + record.short(30) + record.short(32)
    }
}

/// Where the name and the data of an entry stand; its other fields repeat the directory's, or are zero and follow the data.
struct ZIPLocalHeader: Sendable, Hashable {
    let nameStart, nameEnd: Int64
    let dataStart: Int64

    init?(in bytes: UnsafeRawBufferPointer, at position: Int64) {
        guard let record = ZIPRecord(.localHeader, in: bytes, at: position) else { return nil }
        nameStart = position + ZIPRecord.Kind.localHeader.size
        nameEnd = nameStart + record.short(26)
        dataStart = nameEnd + record.short(28)
    }
}
