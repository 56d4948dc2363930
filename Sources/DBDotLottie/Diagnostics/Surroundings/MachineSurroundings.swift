package import Foundation

/// What a machine will find to show.
package enum MachineSurroundings: Sendable {
    /// The animations and themes of an archive, by their ids.
    case archive(DotLottieArchive)
    /// One animation without an id; whatever ids the states name, it is the one that is shown.
    case animation(LottieAnimation)

    /// Reads an archive, or the JSON of a Lottie animation.
    package init(contentsOf url: URL) throws(DotLottieStateMachine.LoadError) {
        switch try MachineFileContents(contentsOf: url) {
        case .archive(let archive): self = .archive(archive)
        case .json(let bytes):
            do {
                self = .animation(try LottieAnimation(bytes: bytes))
            } catch {
                throw .animation(error)
            }
        }
    }
}
