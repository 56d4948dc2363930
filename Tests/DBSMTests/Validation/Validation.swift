import Foundation
import TestSupport

/// Runs `dbsm validate` in a folder of its own, so that what it prints does not depend on where that is.
struct Validation {
    private let folder: TemporaryFile

    init(_ files: KeyValuePairs<String, String>) throws { try self.init(files.map { ($0.key, Data($0.value.utf8)) }) }

    init(_ files: [(name: String, contents: Data)]) throws {
        folder = try TemporaryFile("", name: "unrelated")
        for file in files {
            try file.contents.write(to: URL(fileURLWithPath: folder.folder + "/" + file.name))
        }
    }

    func run(_ arguments: [String]) throws -> BuiltExecutable.Result {
        let line = "cd \"$1\" && shift && exec \"$0\" validate \"$@\""
        var result = try BuiltExecutable("dbsm").run(inShell: line, [folder.folder] + arguments)
        // Where a file cannot be read its whole path is told.
        for prefix in ["/private", ""] {
            result.output = result.output.replacingOccurrences(of: prefix + folder.folder + "/", with: "./")
            result.complaints = result.complaints.replacingOccurrences(of: prefix + folder.folder + "/", with: "./")
        }
        return result
    }
}
