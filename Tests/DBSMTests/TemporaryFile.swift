import Foundation

/// A file that a test gives the tool; it goes when the test is over.
final class TemporaryFile {
    let path: String

    init(_ text: String, name: String = "machine.json") throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        path = file.path
    }

    deinit {
        // What is left in the temporary folder does no harm.
        try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
    }
}
