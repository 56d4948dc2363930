/// Reads the central directory of a ZIP archive and makes sure that its entries lie apart within the archive and within the limits.
struct ZIPDirectory {
    typealias Failure = DotLottieArchive.Failure

    private let bytes: UnsafeRawBufferPointer
    private let limits: DotLottieArchive.Limits
    private let summary: ZIPEndOfDirectory
    /// Where the archive begins within the bytes: programs that unpack themselves stand before it.
    private let base: Int64

    init(_ bytes: UnsafeRawBufferPointer, limits: DotLottieArchive.Limits) throws(Failure) {
        guard let summary = Self.end(of: bytes) else {
            throw Self.looksLikeJSON(bytes) ? .jsonInsteadOfArchive : .notAnArchive
        }
        let locator = summary.position - ZIPRecord.Kind.zip64Locator.size
        guard ZIPRecord(.zip64Locator, in: bytes, at: locator) == nil, summary.entries != 0xFFFF,
            max(summary.directorySize, summary.directoryOffset) != 0xFFFF_FFFF
        else { throw .zip64 }
        guard summary.disk == 0, summary.diskOfDirectory == 0, summary.entriesOnDisk == summary.entries else {
            throw .severalDisks
        }
        guard summary.entries <= limits.entries else {
            throw .tooManyEntries(count: Int(summary.entries), limit: limits.entries)
        }
        base = summary.position - summary.directorySize - summary.directoryOffset
        guard base >= 0 else { throw .directoryOutOfBounds(archiveBytes: bytes.count) }
        self.bytes = bytes
        self.limits = limits
        self.summary = summary
    }

    /// The last end record whose comment ends with the bytes, so that a signature in the comment does not count; if there is none, the last.
    private static func end(of bytes: UnsafeRawBufferPointer) -> ZIPEndOfDirectory? {
        let last = Int64(bytes.count) - ZIPRecord.Kind.endOfDirectory.size
        guard last >= 0 else { return nil }
        var inexact: ZIPEndOfDirectory?
        for position in stride(from: last, through: max(0, last - 0xFFFF), by: -1) {
            guard let record = ZIPEndOfDirectory(in: bytes, at: position) else { continue }
            if record.end == Int64(bytes.count) { return record }
            inexact = inexact ?? record
        }
        return inexact
    }

    /// Whether the first visible byte opens an object or an array.
    private static func looksLikeJSON(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let first = bytes.first { !" \t\r\n".utf8.contains($0) }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    /// All files in the directory's order; folders are left out.
    func entries() throws(Failure) -> [ZIPEntry] {
        let listings = try listings()
        let boundaries = try boundaries(of: listings)
        return zip(listings, boundaries).compactMap { listing, boundary in
            if listing.name.utf8.last == UInt8(ascii: "/") { return nil }
            return ZIPEntry(
                name: listing.name, record: listing.record, headerOffset: base + listing.record.headerOffset,
                boundary: boundary)
        }
    }

    /// One entry as it is written, and its name.
    private typealias Listing = (name: String, record: ZIPDirectoryEntry)

    private func listings() throws(Failure) -> [Listing] {
        var listings: [Listing] = []
        var position = summary.position - summary.directorySize
        var total: Int64 = 0
        while position < summary.position {
            let number = listings.count + 1
            guard number <= summary.entries else { throw .entryCountDiffers(declared: Int(summary.entries)) }
            guard let entry = ZIPDirectoryEntry(in: bytes, at: position), entry.end <= summary.position else {
                throw .damagedDirectory(entry: number)
            }
            let name = try name(of: entry, number: number)
            total += entry.size
            try check(entry, name: name, total: total)
            listings.append((name, entry))
            position = entry.end
        }
        guard listings.count == summary.entries else { throw .entryCountDiffers(declared: Int(summary.entries)) }
        return listings
    }

    private func name(of entry: ZIPDirectoryEntry, number: Int) throws(Failure) -> String {
        let spelled = UnsafeRawBufferPointer(rebasing: bytes[Int(entry.nameStart)..<Int(entry.nameEnd)])
        guard let name = ZIPName.decode(spelled, entry.flags & 0x0800 == 0 ? .unstated : .utf8) else {
            throw .nameNotUTF8(entry: number)
        }
        if let problem = ZIPName.problem(of: name) { throw .unsafeName(name, problem) }
        return name
    }

    private func check(_ entry: ZIPDirectoryEntry, name: String, total: Int64) throws(Failure) {
        guard max(entry.compressedSize, entry.size, entry.headerOffset) != 0xFFFF_FFFF else { throw .zip64 }
        guard entry.disk == 0 else { throw .severalDisks }
        guard entry.size <= limits.entryBytes else {
            throw .entryTooLarge(name, bytes: Int(clamping: entry.size), limit: limits.entryBytes)
        }
        guard total <= limits.totalBytes else { throw .contentsTooLarge(limit: limits.totalBytes) }
    }

    /// Where the room of each entry ends: at the header that follows in the archive, or at the directory.
    private func boundaries(of listings: [Listing]) throws(Failure) -> [ZIPEntry.Boundary] {
        let directory = ZIPEntry.Boundary(offset: summary.position - summary.directorySize, neighbour: nil)
        var boundaries = [ZIPEntry.Boundary](repeating: directory, count: listings.count)
        var next = directory
        let fromLast = listings.indices.sorted { listings[$0].record.headerOffset > listings[$1].record.headerOffset }
        for index in fromLast {
            let (name, entry) = listings[index]
            let header = base + entry.headerOffset
            let shortest = ZIPRecord.Kind.localHeader.size + entry.nameEnd - entry.nameStart + entry.compressedSize
            guard header + shortest <= next.offset else { throw next.crossed(by: name) }
            boundaries[index] = next
            next = ZIPEntry.Boundary(offset: header, neighbour: name)
        }
        return boundaries
    }
}
