import Foundation
import Testing

/// A new folder on disk that is gone after its use.
enum TemporaryFolder {
    /// Runs with the folder.
    static func use<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            do {
                try FileManager.default.removeItem(at: folder)
            } catch {
                Issue.record(error)
            }
        }
        return try body(folder)
    }
}
