package import Foundation

/// What a file with machines or animations holds, before any of them is read.
package enum MachineFileContents: Sendable {
    /// The bytes of anything else; whether they are JSON, and of what, shows when they are read.
    case json([UInt8])
    /// An archive with any number of machines.
    case archive(DotLottieArchive)

    package init(contentsOf url: URL) throws(DotLottieStateMachine.LoadError) {
        let bytes: [UInt8]
        do {
            bytes = try FileContents.bytes(of: url, limit: DotLottieArchive.Limits.standard.archiveBytes)
        } catch {
            throw .unreadableFile(error)
        }
        guard DotLottieArchive.isArchive(bytes) else {
            self = .json(bytes)
            return
        }
        do {
            self = .archive(try DotLottieArchive(data: Data(bytes)))
        } catch {
            throw .archive(error)
        }
    }
}
