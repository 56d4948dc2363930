internal import DBDotLottie

/// An inspected file as one JSON document; `Documentation/Inspecting.md` describes it.
struct InspectionJSON {
    /// The number of the document's form; it grows when something in it changes its meaning.
    static let version = 1

    let file: InspectedFile

    var text: String {
        let document: JSONValue = [
            "version": .integer(Self.version),
            "file": .string(file.path),
            "archive": file.archive.map(Self.value) ?? .null,
            "machines": .array(file.machines.map(Self.value)),
        ]
        return JSONWriter.text(of: document, layout: .indented)
    }

    static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
