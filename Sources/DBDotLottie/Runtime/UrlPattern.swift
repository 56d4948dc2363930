internal import Foundation

/// One entry of a whitelist, with the rules of the players that ship.
struct UrlPattern {
    private let entry: String

    init(_ entry: String) { self.entry = entry }

    func matches(_ url: String) -> Bool {
        // What remains of a URL never ends in a slash, so such an entry matches nothing.
        guard !url.isEmpty, !url.hasPrefix("/"), !entry.hasSuffix("/*/") else { return false }
        let wanted = Self.plain(entry)
        if wanted.isExactly("*") { return true }
        let (wantedHost, wantedPath) = Self.split(wanted)
        let (host, path) = Self.split(Self.plain(url))
        guard Self.matches(host: host, wantedHost) else { return false }
        guard let wantedPath else { return path ?? "" == "" }
        return Self.matches(path: Array((path ?? "").unicodeScalars), Array(wantedPath.unicodeScalars))
    }

    /// Trimmed, in lower case, without a scheme of the web and without slashes at the end.
    private static func plain(_ text: String) -> String {
        var text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        for scheme in ["http://", "https://"] where text.hasPrefix(scheme) {
            text.removeFirst(scheme.count)
            break
        }
        while text.hasSuffix("/") { text.removeLast() }
        return text
    }

    private static func split(_ text: String) -> (host: String, path: String?) {
        guard let slash = text.firstIndex(of: "/") else { return (text, nil) }
        return (String(text[..<slash]), String(text[text.index(after: slash)...]))
    }

    private static func matches(host: String, _ wanted: String) -> Bool {
        let rest = wanted.dropFirst(2)
        if wanted.hasPrefix("*."), !rest.contains("*") { return host == rest || host.hasSuffix("." + rest) }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        let wantedLabels = wanted.split(separator: ".", omittingEmptySubsequences: false)
        return labels.count == wantedLabels.count && zip(labels, wantedLabels).allSatisfy { $1 == "*" || $0 == $1 }
    }

    /// A `*` stands for anything; greedy with one point to come back to, so that no pattern takes long.
    private static func matches(path: [Unicode.Scalar], _ wanted: [Unicode.Scalar]) -> Bool {
        var (position, pattern) = (0, 0)
        var comeBack: (position: Int, pattern: Int)?
        while position < path.count {
            if pattern < wanted.count, wanted[pattern] == "*" {
                comeBack = (position, pattern + 1)
                pattern += 1
            } else if pattern < wanted.count, wanted[pattern] == path[position] {
                position += 1
                pattern += 1
            } else if let point = comeBack {
                comeBack = (point.position + 1, point.pattern)
                (position, pattern) = (point.position + 1, point.pattern)
            } else {
                return false
            }
        }
        return wanted[pattern...].allSatisfy { $0 == "*" }
    }
}
