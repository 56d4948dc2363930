/// One entry of a whitelist, with the rules of the players that ship.
///
/// Like the players it compares scalar by scalar: letters that look the same are not, since the result decides what may be opened.
struct UrlPattern {
    private typealias Scalars = ArraySlice<Unicode.Scalar>

    private let entry: Scalars

    init(_ entry: String) { self.entry = Scalars(entry.unicodeScalars) }

    /// What remains of a URL never ends in a slash, so an entry that does after a star matches nothing.
    var matchesSomething: Bool { !entry.suffix(3).elementsEqual("/*/".unicodeScalars) }

    func matches(_ url: String) -> Bool {
        let url = Scalars(url.unicodeScalars)
        guard let first = url.first, first != "/", matchesSomething else { return false }
        let wanted = Self.plain(entry)
        if wanted.elementsEqual(CollectionOfOne("*")) { return true }
        let (wantedHost, wantedPath) = Self.split(wanted)
        let (host, path) = Self.split(Self.plain(url))
        guard Self.matches(host: host, wantedHost) else { return false }
        guard let wantedPath else { return path?.isEmpty ?? true }
        return Self.matches(path: Array(path ?? []), Array(wantedPath))
    }

    /// Trimmed, in lower case, without a scheme of the web and without slashes at the end.
    private static func plain(_ text: Scalars) -> Scalars {
        var text = text.drop(while: \.properties.isWhitespace)
        while text.last?.properties.isWhitespace == true { text.removeLast() }
        text = Scalars(String(String.UnicodeScalarView(text)).lowercased().unicodeScalars)
        for scheme in ["http://", "https://"] where text.starts(with: scheme.unicodeScalars) {
            text.removeFirst(scheme.unicodeScalars.count)
            break
        }
        while text.last == "/" { text.removeLast() }
        return text
    }

    private static func split(_ text: Scalars) -> (host: Scalars, path: Scalars?) {
        guard let slash = text.firstIndex(of: "/") else { return (text, nil) }
        return (text[..<slash], text[(slash + 1)...])
    }

    private static func matches(host: Scalars, _ wanted: Scalars) -> Bool {
        let rest = wanted.dropFirst(2)
        if wanted.starts(with: "*.".unicodeScalars), !rest.contains("*") {
            return host == rest || host.suffix(rest.count + 1).elementsEqual(["."] + rest)
        }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        let wantedLabels = wanted.split(separator: ".", omittingEmptySubsequences: false)
        return labels.count == wantedLabels.count
            && zip(labels, wantedLabels).allSatisfy { $1.elementsEqual(CollectionOfOne("*")) || $0 == $1 }
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
