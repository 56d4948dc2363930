internal import Foundation

/// What an animation was made of: the player that shows it, and the archive it came from, if any.
struct AnimationContent {
    typealias Failure = DotLottieAnimationError

    var player: HeadlessPlayer
    var archive: DotLottieArchive?

    /// Reads a file of the bundle or of the disk, whichever of the two kinds it is.
    static func file(
        _ name: String, _ bundle: Bundle, _ profile: DotLottieProfile, _ canvas: CanvasSize
    ) throws(Failure) -> AnimationContent {
        guard let url = url(of: name, bundle) else { throw .noFile(name) }
        let bytes: [UInt8]
        do {
            bytes = try FileContents.bytes(of: url, limit: DotLottieArchive.Limits.standard.archiveBytes)
        } catch {
            throw .unreadableFile(error)
        }
        return DotLottieArchive.isArchive(bytes)
            ? try archive(Data(bytes), profile, canvas) : try animation(bytes, profile, canvas)
    }

    /// Reads the bytes of an archive.
    static func archive(
        _ data: Data, _ profile: DotLottieProfile, _ canvas: CanvasSize
    ) throws(Failure) -> AnimationContent {
        do {
            let archive = try DotLottieArchive(data: data)
            let player = try HeadlessPlayer(archive: archive, profile: profile, canvas: canvas)
            return AnimationContent(player: player, archive: archive)
        } catch {
            throw .archive(error)
        }
    }

    /// Reads the JSON of a Lottie animation.
    static func animation(
        _ bytes: [UInt8], _ profile: DotLottieProfile, _ canvas: CanvasSize
    ) throws(Failure) -> AnimationContent {
        do {
            let animation = try LottieAnimation(bytes: bytes)
            return AnimationContent(player: HeadlessPlayer(animation: animation, profile: profile, canvas: canvas))
        } catch {
            throw .animation(error)
        }
    }

    /// The bundle goes before the disk, and the name with the usual suffix before the name alone.
    private static func url(of name: String, _ bundle: Bundle) -> URL? {
        guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
        let inBundle = suffixes.lazy.compactMap { bundle.url(forResource: name, withExtension: $0) }.first
        if let inBundle { return inBundle }
        let paths = [name] + suffixes.compactMap { $0.map { "\(name).\($0)" } }
        return paths.first { FileManager.default.fileExists(atPath: $0) }.map { URL(fileURLWithPath: $0) }
    }

    private static let suffixes: [String?] = ["lottie", "json", nil]
}
