internal import DBDotLottie
internal import Foundation

/// The scenario files that paths stand for: a folder stands for all that are in it, at whatever depth.
struct ScenarioFiles {
    /// A file, and whether somebody named it or it was found.
    struct File: Sendable, Hashable {
        let path: String
        let origin: Origin

        enum Origin: Sendable, Hashable { case named, foundInFolder }
    }

    let files: [File]
    /// A sentence for each folder that has no JSON file.
    let complaints: [String]

    init(_ paths: [String]) {
        var files: [File] = []
        var complaints: [String] = []
        for path in paths {
            guard Self.isFolder(path) else {
                files.append(File(path: path, origin: .named))
                continue
            }
            let found = Self.files(inFolder: path)
            if found.isEmpty { complaints.append("there are no scenario files in \(path.onOneLine).") }
            files += found.map { File(path: $0, origin: .foundInFolder) }
        }
        self.files = files
        self.complaints = complaints
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Sorted, so that every system has the same order; hidden files and folders are left out, and links to folders are not followed.
    private static func files(inFolder folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let visible = names.filter { name in
            name.hasSuffix(".json") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        let base = folder.hasSuffix("/") ? folder : folder + "/"
        return visible.map { base + $0 }.filter { !isFolder($0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension ScenarioFiles.File {
    /// Reads the scenario; `nil` for a JSON file that was found in a folder and is no scenario, such as the machine beside its scenarios.
    func scenario() throws(ScenarioError) -> Scenario? {
        do {
            return try Scenario(contentsOf: URL(fileURLWithPath: path))
        } catch {
            if case .noSteps = error, origin == .foundInFolder { return nil }
            throw error
        }
    }
}
