internal import Foundation

/// A file that the tool writes: all of it or, if that fails, nothing, so that an old file stays as it is.
enum WrittenFile {
    /// Writes a file beside the old one and puts it in its place, with the same permissions.
    ///
    /// A link stays one, and what it leads to is replaced. A device or a pipe takes the bytes as they come. A file that was read for what is written
    /// is left alone.
    static func write(_ bytes: [UInt8], to path: String, from sources: [String] = []) throws(WritingError) {
        guard !path.isEmpty else { throw WritingError(path: "\"\"", reason: "the name of the file is empty") }
        let old = FileIdentity(path)
        if let old, sources.contains(where: { FileIdentity($0) == old }) {
            throw WritingError(path: path, reason: "it is read here")
        }
        switch old?.kind {
        case .regular, nil: try replace(path, with: bytes)
        case .folder: throw WritingError(path: path, reason: "it is a folder")
        case .other:
            if let number = OutputDescriptor.write(bytes, toDevice: path) {
                throw WritingError(path: path, reason: String(cString: strerror(number)))
            }
        }
    }

    private static func replace(_ path: String, with bytes: [UInt8]) throws(WritingError) {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        do {
            let permissions = try permissions(of: file)
            try Data(bytes).write(to: file, options: .atomic)
            if let permissions {
                try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
            }
        } catch {
            throw WritingError(path: path, reason: Self.reason(error))
        }
    }

    /// `nil` if there is no such file yet.
    private static func permissions(of file: URL) throws -> Any? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    }

    /// The system's own words for what lies beneath Foundation's.
    private static func systemReason(_ error: any Error) -> String? {
        ((error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError).map {
            String(cString: strerror($0.code.rawValue))
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileNoSuchFile?, .fileReadNoSuchFile?: "there is no such folder"
        case .fileWriteNoPermission?: "permission is missing"
        case .fileWriteOutOfSpace?: "the disk is full"
        default: systemReason(error) ?? error.localizedDescription
        }
    }
}

/// A file cannot be written.
struct WritingError: Error, Sendable, Hashable {
    let path: String
    /// Half a sentence.
    let reason: String

    var message: String { "\(path.onOneLine) cannot be written: \(reason)" + (reason.hasSuffix(".") ? "" : ".") }
}
