/// The way from the top of a definition to a part of it, printed like `states[2].transitions[0].toState`.
public struct DiagnosticPath: Sendable, Hashable, CustomStringConvertible {
    /// One step down into an object or an array.
    package enum Component: Sendable, Hashable {
        /// Into the field of this name.
        case key(String)
        /// Into the entry at this index.
        case index(Int)

        package static func field(_ field: DefinitionField) -> Component { .key(field.rawValue) }
    }

    /// The steps from the top.
    package var components: [Component]

    package init(_ components: [Component] = []) {
        self.components = components
    }

    package func appending(_ component: Component) -> DiagnosticPath {
        DiagnosticPath(components + [component])
    }

    /// The path as one would write it in Swift or JavaScript; empty for the whole definition.
    ///
    /// A field whose name is no plain word is printed like an index: `states[0]["my field"]`.
    public var description: String {
        components.reduce(into: "") { text, component in
            switch component {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where Self.isPlainWord(key): text += text.isEmpty ? key : "." + key
            case .key(let key): text += "[\(DiagnosticText.quoted(key))]"
            }
        }
    }

    private static func isPlainWord(_ key: String) -> Bool {
        guard let first = key.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
        return key.unicodeScalars.allSatisfy { scalar in
            ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
                || scalar == "_"
        }
    }
}

/// Something that walks through a definition and knows where it is.
protocol PathTracking {
    var path: DiagnosticPath { get set }
}

extension PathTracking {
    /// Does something one step further down.
    mutating func within<Result>(
        _ component: DiagnosticPath.Component, do body: (inout Self) -> Result
    ) -> Result {
        path.components.append(component)
        defer { path.components.removeLast() }
        return body(&self)
    }
}
