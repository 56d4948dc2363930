public import Foundation

extension DotLottieArchive.Failure: CustomStringConvertible, LocalizedError {
    /// A sentence for a person, with the names and numbers involved; control characters in names are escaped.
    public var description: String {
        guard let place else { return problem }
        return "\(place.path):\(place.location.line):\(place.location.column): \(problem)"
    }

    /// The file in the archive that the problem stands in and where, for a problem that has such a place.
    package var place: (path: String, location: SourceLocation)? {
        if case .malformedJSON(let path, _, let location) = self { return (path, location) }
        if case .unexpectedValue(let path, _, _, let location) = self { return (path, location) }
        return nil
    }

    /// The description without the place.
    package var problem: String {
        switch self {
        case .unreadableFile(let path, let reason):
            "The file \(quoted(path)) cannot be read: \(reason)."
        case .archiveTooLarge(let count, let limit):
            "The archive has \(bytes(count)); at most \(limit) are read."
        case .jsonInsteadOfArchive:
            "This is JSON, not a .lottie archive; load it as an animation or as a state machine."
        case .notAnArchive:
            "This is not a .lottie archive, or it is cut off: it does not end as a ZIP archive does."
        case .zip64:
            "The archive is in the ZIP64 form, which is not read; pack it again without ZIP64."
        case .severalDisks:
            "The archive is one part of several; join them into one archive first."
        case .tooManyEntries(let count, let limit):
            "The archive has \(count) entries; at most \(limit) are read."
        case .directoryOutOfBounds(let count):
            "The archive is damaged: its directory does not fit into its \(bytes(count))."
        case .damagedDirectory(let entry):
            "The archive is damaged: entry \(entry) of its directory cannot be read."
        case .entryCountDiffers(let declared):
            "The archive is damaged: it says that it has \(declared) entries, but its directory has more or fewer."
        case .nameNotUTF8(let entry):
            "The archive is damaged: the name of entry \(entry) of its directory is not the UTF-8 that it is said to be."
        case .unsafeName(let name, let problem):
            "The archive is refused: the name \(quoted(name)) \(problem.predicate)."
        case .entryTooLarge(let name, let count, let limit):
            "The archive's entry \(quoted(name)) would be \(bytes(count)) when unpacked; at most \(limit) are read."
        case .contentsTooLarge(let limit):
            "The archive's entries would be more than \(bytes(limit)) when unpacked, which is the most that is read."
        case .overlappingEntries(let name, let other):
            "The archive is damaged: the data of \(quoted(name)) runs into \(quoted(other))."
        case .entryOutOfBounds(let name):
            "The archive is damaged: the data of \(quoted(name)) runs out of its place in the archive."
        case .damagedHeader(let name):
            "The archive is damaged: \(quoted(name)) does not begin where the directory says."
        case .headerNameDiffers(let name):
            "The archive is damaged: where \(quoted(name)) should begin stands another name."
        case .encrypted(let name):
            "The archive's entry \(quoted(name)) needs a password; encrypted entries are not read."
        case .unsupportedCompression(let name, let method):
            "The archive's entry \(quoted(name)) is packed by method \(method); only stored (0) and deflated (8) are read."
        case .sizeDiffers(let name, let declared, let found):
            "The archive's entry \(quoted(name)) is damaged: it should be \(bytes(declared)) but is \(found)."
        case .goesOnBeyondSize(let name, let declared):
            "The archive's entry \(quoted(name)) is damaged: it should be \(bytes(declared)) but does not end there."
        case .compressedSizeDiffers(let name, let declared, let found):
            "The archive's entry \(quoted(name)) is damaged: its \(bytes(declared)) of packed data end after \(found)."
        case .incompleteData(let name):
            "The archive's entry \(quoted(name)) is damaged: its packed data breaks off."
        case .damagedData(let name, let reason):
            "The archive's entry \(quoted(name)) cannot be unpacked: \(reason)."
        case .checksumDiffers(let name):
            "The archive's entry \(quoted(name)) is damaged: its checksum is wrong."
        case .noManifest:
            "The archive has no \(DotLottieArchive.Manifest.path), so it is not a .lottie archive."
        case .malformedJSON(_, let problem, _): problem
        case .unexpectedValue(_, let field, let expected, _):
            "\(field.isEmpty ? "this" : quoted(field)) must be \(expected.noun)."
        case .noAnimation:
            "The archive has no animation to show: its manifest lists none and names none as initial."
        case .noFile(let item, let path):
            "The archive has no \(item.noun): there is no \(quoted(path)) in it."
        case .unlistedTheme(let id):
            "The theme \(quoted(id)) is not listed in the archive's manifest."
        case .unreadableAnimation(let id, let reason):
            "The animation \(quoted(id)) cannot be read: \(reason)"
        }
    }

    /// The same as `description`.
    public var errorDescription: String? { description }

    private func quoted(_ name: String) -> String { name.debugDescription }

    private func bytes(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }
}

extension DotLottieArchive.NameProblem {
    fileprivate var predicate: String {
        switch self {
        case .empty: "is empty"
        case .absolute: "begins at the root of the disk"
        case .parentFolder: "leads out of its folder"
        case .backslash: "has a backslash"
        case .driveLetter: "begins with a drive letter"
        case .nul: "has a NUL character"
        }
    }
}

extension DotLottieArchive.Expectation {
    fileprivate var noun: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .ruleType: "one of \(ThemeRule.Kind.allCases.map(\.rawValue).joined(separator: ", "))"
        case .components: "an array of colour components"
        }
    }
}

extension DotLottieArchive.Item {
    fileprivate var noun: String {
        switch self {
        case .animation(let id): "animation \(id.debugDescription)"
        case .stateMachine(let id): "state machine \(id.debugDescription)"
        case .theme(let id): "theme \(id.debugDescription)"
        case .image(let name): "image \(name.debugDescription)"
        }
    }
}
