internal import DBDotLottie
internal import Foundation

/// The file that `--animation` names: an archive or a Lottie animation for machines that stand alone.
struct AnimationFile {
    let path: String
    let contents: MachineSurroundings

    init(path: String) throws(UsageError) {
        self.path = path
        do {
            contents = try MachineSurroundings(contentsOf: URL(fileURLWithPath: path))
        } catch {
            switch error {
            case .animation(let failure): throw UsageError(message: "\(path):\(failure.description)")
            case .unreadableFile, .archive, .rejected, .hosting, .undecidedStateMachine:
                throw UsageError(message: error.message)
            }
        }
    }

    /// A player that shows it, on the canvas that every scenario has unless it names another.
    func makePlayer(_ profile: DotLottieProfile) throws(FileFailure) -> HeadlessPlayer {
        switch contents {
        case .archive(let archive):
            do {
                return try HeadlessPlayer(archive: archive, profile: profile)
            } catch {
                throw FileFailure(error, path: path)
            }
        case .animation(let animation): return HeadlessPlayer(animation: animation, profile: profile)
        }
    }

    /// How a scenario in a folder names it.
    func reference(from folder: URL) -> Scenario.AnimationReference {
        let way = PathFromFolder.path(to: path, from: folder)
        return switch contents {
        case .archive: .archive(path: way)
        case .animation: .file(path: way)
        }
    }
}

extension ArgumentReader {
    /// The lines about it in the help of commands that run a machine.
    static let animationHelp = """
        --animation FILE  a machine's JSON file plays this .lottie archive or Lottie JSON file; alone it
                          plays nothing: tweens are instant, and no layer is ever hit
        """

    mutating func animation() throws(UsageError) -> AnimationFile? {
        guard let path = try option("--animation") else { return nil }
        return try AnimationFile(path: path)
    }
}
