import TestSupport

extension DamagedArchive {
    /// Damage to one entry.
    static let entries: [DamagedArchive] = [
        DamagedArchive(
            entry: .damagedHeader,
            #"The archive is damaged: "s/x.json" does not begin where the directory says."#
        ) { $0.headerSignature = 0 },
        DamagedArchive(
            entry: .headerNameDiffers,
            #"The archive is damaged: where "s/x.json" should begin stands another name."#
        ) { $0.headerName = Array("s/y.json".utf8) },
        DamagedArchive(
            entry: .encrypted,
            #"The archive's entry "s/x.json" needs a password; encrypted entries are not read."#
        ) { $0.flags = 0x0801 },
        DamagedArchive(
            entry: .unsupportedCompression,
            #"The archive's entry "s/x.json" is packed by method 93; only stored (0) and deflated (8) are read."#
        ) { $0.method = 93 },
        DamagedArchive(
            entry: .sizeDiffers,
            #"The archive's entry "s/x.json" is damaged: it should be 18 bytes but is 17."#
        ) { $0.size = 18 },
        DamagedArchive(
            entry: .goesOnBeyondSize,
            #"The archive's entry "s/x.json" is damaged: it should be 16 bytes but does not end there."#
        ) { $0.size = 16 },
        DamagedArchive(
            entry: .compressedSizeDiffers,
            #"The archive's entry "s/x.json" is damaged: its 25 bytes of packed data end after 22."#
        ) { $0.packed = storedBlock($0.contents) + [0, 0, 0] },
        DamagedArchive(
            entry: .incompleteData,
            #"The archive's entry "s/x.json" is damaged: its packed data breaks off."#
        ) { $0.packed = storedBlock($0.contents).dropLast() },
        DamagedArchive(
            entry: .damagedData,
            #"The archive's entry "s/x.json" cannot be unpacked: invalid block type."#
        ) { $0.packed = [0xFF, 0xFF, 0xFF, 0xFF] },
        DamagedArchive(
            entry: .checksumDiffers,
            #"The archive's entry "s/x.json" is damaged: its checksum is wrong."#
        ) { $0.checksum = 1 },
    ]

    /// The bytes as a deflate stream of one block that is not compressed, so of a size that no version of zlib changes.
    private static func storedBlock(_ bytes: [UInt8]) -> [UInt8] {
        let count = UInt8(bytes.count)
        return [1, count, 0, ~count, 0xFF] + bytes
    }
}
