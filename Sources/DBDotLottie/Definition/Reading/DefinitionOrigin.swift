/// Where the parts of a definition stood in the text it was read from.
///
/// A definition that is checked in spite of errors lacks the entries that could not be read, so its indices may differ from the file's.
struct DefinitionOrigin: Sendable {
    private let root: JSONNode
    private var keptEntries: [DiagnosticPath: [Int]] = [:]
    private var unreadable: Set<DiagnosticPath> = []

    init(root: JSONNode) {
        self.root = root
    }

    /// Notes which entries of an array, given by its path in the file, became entries of the definition's array.
    mutating func keepOnly(_ entries: [Int], ofArrayAt path: DiagnosticPath) {
        keptEntries[path] = entries
    }

    /// Notes that the value at a path in the file could not be read, so that what the definition holds there means nothing.
    mutating func markUnreadable(_ path: DiagnosticPath) {
        unreadable.insert(path)
    }

    func isUnreadable(_ pathInFile: DiagnosticPath) -> Bool { unreadable.contains(pathInFile) }

    /// The path in the file of a part of the definition.
    func pathInFile(of path: DiagnosticPath) -> DiagnosticPath {
        guard !keptEntries.isEmpty else { return path }
        return path.components.reduce(into: DiagnosticPath()) { result, component in
            if case .index(let index) = component, let kept = keptEntries[result], kept.indices.contains(index) {
                result.components.append(.index(kept[index]))
            } else {
                result.components.append(component)
            }
        }
    }

    /// The place of a part of the file; for something that is not there, of the object or array that lacks it.
    func location(ofPathInFile path: DiagnosticPath) -> SourceLocation {
        var node = root
        for component in path.components {
            guard let next = Self.step(component, from: node) else { break }
            node = next
        }
        return node.location
    }

    private static func step(_ component: DiagnosticPath.Component, from node: JSONNode) -> JSONNode? {
        switch component {
        case .key(let key): node[key]
        case .index(let index): node.elements.dropFirst(index).first
        }
    }
}
