import Foundation

/// A file that a test gives the tool; it goes when the test is over.
final class TemporaryFile {
    let path: String
    /// The folder, in which nothing else is.
    var folder: String { (path as NSString).deletingLastPathComponent }

    convenience init(_ text: String, name: String = "machine.json") throws {
        try self.init(Data(text.utf8), name: name)
    }

    init(_ contents: Data, name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try contents.write(to: file)
        path = file.path
    }

    deinit {
        // What is left in the temporary folder does no harm.
        try? FileManager.default.removeItem(atPath: folder)
    }
}
