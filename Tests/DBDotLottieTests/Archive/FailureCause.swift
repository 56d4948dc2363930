import DBDotLottie

/// The cases of an archive's failures without what they hold; a new case does not compile until it is here.
enum FailureCause: CaseIterable {
    case unreadableFile, archiveTooLarge, jsonInsteadOfArchive, notAnArchive, zip64, severalDisks, tooManyEntries
    case directoryOutOfBounds, damagedDirectory, entryCountDiffers, nameNotUTF8, unsafeName, entryTooLarge
    case contentsTooLarge, overlappingEntries, entryOutOfBounds, damagedHeader, headerNameDiffers, encrypted
    case unsupportedCompression, sizeDiffers, goesOnBeyondSize, compressedSizeDiffers, incompleteData, damagedData
    case checksumDiffers, noManifest, malformedJSON, unexpectedValue, noAnimation, noFile, unlistedTheme
    case unreadableAnimation

    init(_ failure: DotLottieArchive.Failure) {
        self =
            switch failure {
            case .unreadableFile: .unreadableFile
            case .archiveTooLarge: .archiveTooLarge
            case .jsonInsteadOfArchive: .jsonInsteadOfArchive
            case .notAnArchive: .notAnArchive
            case .zip64: .zip64
            case .severalDisks: .severalDisks
            case .tooManyEntries: .tooManyEntries
            case .directoryOutOfBounds: .directoryOutOfBounds
            case .damagedDirectory: .damagedDirectory
            case .entryCountDiffers: .entryCountDiffers
            case .nameNotUTF8: .nameNotUTF8
            case .unsafeName: .unsafeName
            case .entryTooLarge: .entryTooLarge
            case .contentsTooLarge: .contentsTooLarge
            case .overlappingEntries: .overlappingEntries
            case .entryOutOfBounds: .entryOutOfBounds
            case .damagedHeader: .damagedHeader
            case .headerNameDiffers: .headerNameDiffers
            case .encrypted: .encrypted
            case .unsupportedCompression: .unsupportedCompression
            case .sizeDiffers: .sizeDiffers
            case .goesOnBeyondSize: .goesOnBeyondSize
            case .compressedSizeDiffers: .compressedSizeDiffers
            case .incompleteData: .incompleteData
            case .damagedData: .damagedData
            case .checksumDiffers: .checksumDiffers
            case .noManifest: .noManifest
            case .malformedJSON: .malformedJSON
            case .unexpectedValue: .unexpectedValue
            case .noAnimation: .noAnimation
            case .noFile: .noFile
            case .unlistedTheme: .unlistedTheme
            case .unreadableAnimation: .unreadableAnimation
            }
    }
}
