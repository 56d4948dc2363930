extension StateMachineDefinition: Codable {
    /// The definition as a JSON text with two spaces of indentation; reading it gives an equal definition.
    ///
    /// Fields at their default are left out, and numbers are as short as they can be. Infinite numbers are written as ones beyond single
    /// precision, as which they are read.
    ///
    /// - Throws: `EncodingError.invalidValue` for what the format cannot express: a number that is none, a literal text that begins with `$`,
    ///   a reference that its place would read as another one. It tells the path of the first such part.
    public func json() throws(EncodingError) -> String {
        JSONWriter.text(of: try tree(codingPath: []), layout: .indented)
    }

    /// Writes the definition through any encoder, as the same objects and arrays as `json()`.
    ///
    /// - Throws: what the encoder throws, and `EncodingError.invalidValue` as `json()`.
    public func encode(to encoder: any Encoder) throws {
        try tree(codingPath: encoder.codingPath).encode(to: encoder)
    }

    /// Reads a definition through any decoder, by the rules of `DotLottieProfile.documented`.
    ///
    /// Use `init(text:profile:)` for files: it tells where in the text the problems are, and whether something is written twice.
    ///
    /// - Throws: what the decoder throws, and `DecodingError.dataCorrupted` with all diagnostics as its text if the definition is rejected.
    public init(from decoder: any Decoder) throws {
        let text = JSONWriter.text(of: try JSONValue(from: decoder), layout: .compact)
        let report = StateMachineReport(bytes: Array(text.utf8), in: .loading(.documented))
        guard let definition = report.definition else {
            // The places are those of a text that nobody has seen.
            let problems = report.diagnostics.map { $0.withoutLocation.description }.joined(separator: "\n")
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: problems))
        }
        self = definition
    }

    private func tree(codingPath: [any CodingKey]) throws(EncodingError) -> JSONValue {
        var writer = DefinitionWriter()
        let tree = writer.json(self)
        if let failure = writer.failure {
            throw .invalidValue(self, EncodingError.Context(codingPath: codingPath, debugDescription: failure))
        }
        return tree
    }
}

extension Diagnostic {
    fileprivate var withoutLocation: Diagnostic {
        Diagnostic(code: code, severity: severity, path: path, location: nil, message: message, hint: hint)
    }
}
