/// How diagnostics quote and list what they talk about.
package enum DiagnosticText {
    /// The number of Unicode scalars of a quoted text that are shown before it is cut off.
    static let longestQuote = 60
    /// The number of declared names that are listed where none is near.
    static let longestList = 5

    /// A text from a file between quotation marks: on one line, without anything invisible, and not too long.
    package static func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(longestQuote)
        let isCut = shown.endIndex < text.unicodeScalars.endIndex
        return shown.reduce(into: "\"") { $0 += escaped($1) } + (isCut ? "…\"" : "\"")
    }

    /// A text between other words: on one line, without anything invisible, and not too long.
    static func inline(_ text: String) -> String {
        let shown = visible(String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestQuote))))
        return text.unicodeScalars.count > longestQuote ? shown + "…" : shown
    }

    /// The words as a list: `a, b or c`.
    static func alternatives(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }

    /// All of some words: `a, b and c`, or the first ones and how many more there are.
    static func enumeration(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
        let isCut = words.count > longestList
        let shown = isCut ? Array(words.prefix(longestList)) : words.dropLast()
        return shown.joined(separator: ", ") + " and " + (isCut ? "\(words.count - longestList) more" : last)
    }

    /// A question whether the nearest of some texts was meant, or `nil` if none is near.
    package static func suggestion(for text: String, among candidates: some Sequence<String>) -> String? {
        NearestName.find(text, among: candidates).map { "did you mean \(quoted($0))?" }
    }

    /// What a name that is not declared could have been: the nearest that is, or else what there is.
    static func suggestion(for name: String, amongDeclared names: [String]) -> String {
        suggestion(for: name, among: names) ?? (names.isEmpty ? "none is declared" : "declared: \(list(names))")
    }

    private static func list(_ names: [String]) -> String {
        let rest = names.count - longestList
        return names.prefix(longestList).map(quoted).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    /// What a name that is not there could have been: the nearest that is, or else what there is.
    static func suggestion(for name: String, amongThere names: [String]) -> String {
        if let suggestion = suggestion(for: name, among: names) { return suggestion }
        return names.isEmpty ? "there is none" : "\(names.count == 1 ? "there is only" : "there are") \(list(names))"
    }

    /// A word of the format with its indefinite article.
    static func withArticle(_ word: String) -> String {
        word.first.map { "AEIO".contains($0) } == true ? "an \(word)" : "a \(word)"
    }

    /// A text in its full length and on one line: what is invisible is written as an escape.
    package static func visible(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { $0 += isVisible($1) ? String($1) : escaped($1) }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: isVisible(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
        }
    }

    /// Whether a scalar shows as itself and steers nothing.
    package static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        default: true
        }
    }
}
