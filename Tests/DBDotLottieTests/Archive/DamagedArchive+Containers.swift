import DBDotLottie
import Foundation
import TestSupport

extension DamagedArchive {
    /// Damage to the file or to the archive as a whole.
    static let containers: [DamagedArchive] = [
        DamagedArchive(.unreadableFile, "The file \"/\" cannot be read: it is a folder.") {
            () throws(Failure) in
            _ = try DotLottieArchive(contentsOf: URL(fileURLWithPath: "/"))
        },
        DamagedArchive(
            .archiveTooLarge, "The archive has 126 bytes; at most 125 are read.",
            SampleArchive.data(writer: { _ in }), limits: limits { $0.archiveBytes = 125 }),
        DamagedArchive(
            .jsonInsteadOfArchive,
            "This is JSON, not a .lottie archive; load it as an animation or as a state machine.",
            Data(#" {"initial":"a","states":[]}"#.utf8)),
        DamagedArchive(
            .notAnArchive,
            "This is not a .lottie archive, or it is cut off: it does not end as a ZIP archive does.",
            SampleArchive.data(writer: { _ in }).dropLast()),
        DamagedArchive(
            .zip64, "The archive is in the ZIP64 form, which is not read; pack it again without ZIP64.",
            SampleArchive.data(writer: { $0.entryCount = 0xFFFF })),
        DamagedArchive(
            .severalDisks, "The archive is one part of several; join them into one archive first.",
            SampleArchive.data(writer: { $0.disk = 1 })),
        DamagedArchive(
            .tooManyEntries, "The archive has 2 entries; at most 1 are read.",
            SampleArchive.data(entry: "x") { _ in }, limits: limits { $0.entries = 1 }),
        DamagedArchive(
            .directoryOutOfBounds,
            "The archive is damaged: its directory does not fit into its 126 bytes.",
            SampleArchive.data(writer: { $0.directoryOffset = 1000 })),
        DamagedArchive(
            .damagedDirectory, "The archive is damaged: entry 2 of its directory cannot be read.",
            SampleArchive.data(entry: "x") { $0.directorySignature = 0 }),
        DamagedArchive(
            .entryCountDiffers,
            "The archive is damaged: it says that it has 2 entries, but its directory has more or fewer.",
            SampleArchive.data(writer: { $0.entryCount = 2 })),
        DamagedArchive(
            .nameNotUTF8,
            "The archive is damaged: the name of entry 2 of its directory is not the UTF-8 that it is said to be.",
            SampleArchive.data { $0.name = [0x73, 0x2F, 0xFF] }),
        DamagedArchive(
            .unsafeName,
            #"The archive is refused: the name "s/../../\u{1B}[1m" leads out of its folder."#,
            SampleArchive.data(entry: "s/../../\u{1B}[1m") { _ in }),
        DamagedArchive(
            .entryTooLarge,
            #"The archive's entry "s/x.json" would be 17 bytes when unpacked; at most 16 are read."#,
            SampleArchive.data { $0.size = 17 }, limits: limits { $0.entryBytes = 16 }),
        DamagedArchive(
            .contentsTooLarge,
            "The archive's entries would be more than 17 bytes when unpacked, which is the most that is read.",
            SampleArchive.data(entry: "s/x.json") { _ in }, limits: limits { $0.totalBytes = 17 }),
        DamagedArchive(
            .overlappingEntries,
            #"The archive is damaged: the data of "manifest.json" runs into "s/x.json"."#,
            SampleArchive.data { $0.headerOffset = 40 }),
        DamagedArchive(
            .entryOutOfBounds,
            #"The archive is damaged: the data of "s/x.json" runs out of its place in the archive."#,
            SampleArchive.data { $0.compressedSize = 1000 }),
    ]

    /// The standard limits, changed.
    static func limits(_ change: (inout DotLottieArchive.Limits) -> Void) -> DotLottieArchive.Limits {
        var limits = DotLottieArchive.Limits.standard
        change(&limits)
        return limits
    }
}
