internal import Foundation

/// The way from a folder to a file, as a file in that folder names it.
enum PathFromFolder {
    /// The path through the folders that both share; links are followed first, since `..` leads out of where they lead.
    static func path(to file: String, from folder: URL) -> String {
        let target = resolved(file).pathComponents
        let base = folder.standardizedFileURL.resolvingSymlinksInPath().pathComponents
        let shared = zip(target, base).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: base.count - shared) + target[shared...]).joined(separator: "/")
    }

    /// The file with its folder's links followed; the file's own name stays, even if it is a link.
    static func resolved(_ file: String) -> URL {
        let url = URL(fileURLWithPath: file).standardizedFileURL
        return url.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(url.lastPathComponent)
    }
}
