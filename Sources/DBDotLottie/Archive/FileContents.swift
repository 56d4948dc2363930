package import Foundation

/// The bytes of a file on disk, never more than a limit.
package struct FileContents: Sendable {
    /// Why a file cannot be read.
    package enum Failure: Error, Sendable, Hashable {
        /// It is not there, not readable, or not a regular file.
        case unreadable(reason: String)
        /// It has more bytes than the limit.
        case tooLarge(bytes: Int, limit: Int)
    }

    /// The bytes of a file on disk, or the sentence that says why there are none.
    package static func bytes(of url: URL, limit: Int) throws(UnreadableFile) -> [UInt8] {
        do {
            return [UInt8](try FileContents(of: url, limit: limit).data)
        } catch {
            throw UnreadableFile(path: url.path, reason: error.message)
        }
    }

    /// The file's bytes.
    package let data: Data

    /// Reads a regular file; asks for its size first, and refuses pipes and devices, which may never end.
    package init(of url: URL, limit: Int) throws(Failure) {
        guard url.isFileURL else { throw .unreadable(reason: "only files on disk are") }
        let file = url.resolvingSymlinksInPath()
        do {
            let values = try file.resourceValues(forKeys: [.isRegularFileKey, .isDirectoryKey, .fileSizeKey])
            guard values.isDirectory != true else { throw Failure.unreadable(reason: "it is a folder") }
            guard values.isRegularFile == true else { throw Failure.unreadable(reason: "it is no regular file") }
            let size = values.fileSize ?? 0
            guard size <= limit else { throw Failure.tooLarge(bytes: size, limit: limit) }
            // Not mapped: a file that shrinks while it is mapped ends the program.
            data = try Data(contentsOf: file)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw .unreadable(reason: Self.reason(error))
        }
    }

    /// Foundation's sentences differ from system to system, and repeat that something could not be completed.
    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileNoSuchFile?, .fileReadNoSuchFile?: "there is no such file"
        case .fileReadNoPermission?: "permission is missing"
        case .fileReadInvalidFileName?: "there can be no file of that name"
        default: error.localizedDescription
        }
    }
}

extension FileContents.Failure {
    /// Half a sentence.
    fileprivate var message: String {
        switch self {
        case .unreadable(let reason): reason
        case .tooLarge(let bytes, let limit): "it has \(bytes) bytes, and at most \(limit) are read"
        }
    }
}
