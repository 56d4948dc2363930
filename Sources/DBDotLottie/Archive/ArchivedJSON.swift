/// A JSON file of an archive, which can say where something in it is not what it should be.
struct ArchivedJSON {
    typealias Failure = DotLottieArchive.Failure

    /// Where the archive has the file.
    let path: String
    private let document: JSONDocument

    init(_ bytes: [UInt8], path: String) throws(Failure) {
        self.path = path
        do {
            document = try JSONDocument(bytes: bytes)
        } catch {
            throw .malformedJSON(path: path, problem: error.message, location: error.location)
        }
    }

    var root: JSONNode { document.root }

    /// The failure of a value that should have been something else.
    func unexpected(_ node: JSONNode, _ field: String, _ expected: DotLottieArchive.Expectation) -> Failure {
        .unexpectedValue(path: path, field: field, expected: expected, location: document.location(of: node.offset))
    }

    /// Throws unless the value is an object.
    func requireObject(_ node: JSONNode, _ field: String) throws(Failure) {
        guard node.kind == .object else { throw unexpected(node, field, .object) }
    }

    /// The elements of a value that must be an array of objects.
    func objects(_ node: JSONNode, _ field: String) throws(Failure) -> [JSONNode] {
        guard node.kind == .array else { throw unexpected(node, field, .array) }
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated() { try requireObject(element, "\(field)[\(index)]") }
        return elements
    }

    /// The string that an object must have under a key.
    func string(_ key: String, in node: JSONNode, _ field: String) throws(Failure) -> String {
        guard let string = node[key]?.string else {
            throw unexpected(node[key] ?? node, field.isEmpty ? key : "\(field).\(key)", .string)
        }
        return string
    }
}
