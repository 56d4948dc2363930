/// What Mermaid reads as it stands, and how to write the rest.
enum MermaidText {
    /// Whether Mermaid takes the text for a state: letters, digits and underscores, not one of its own words.
    ///
    /// It ignores their case, and finds `direction LR` across lines.
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.utf8.first, isLetter(first) else { return false }
        return name.utf8.count <= StateGraph.longestText
            && name.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x5F }
            && !words.contains(name.lowercased()) && !name.lowercased().hasSuffix("direction")
    }

    /// The language's own words, and what every object of JavaScript has, all in lower case.
    private static let words: Set<String> = [
        "acctitle", "accdescr", "as", "choice", "class", "classdef", "click", "default", "end", "fork", "hide", "href",
        "join", "note", "root", "scale", "state", "statediagram", "style",
        "constructor", "hasownproperty", "isprototypeof", "propertyisenumerable", "tolocalestring", "tostring",
        "valueof",
    ]

    /// Writes what Mermaid, or the Markdown in its labels, would take for its own as `#34;`, which is drawn as the character.
    static func escaped(_ text: String) -> String {
        var result = ""
        var place = Place.beginning
        for scalar in text.unicodeScalars {
            if isHarmless(scalar, after: result, at: place) {
                result.unicodeScalars.append(scalar)
            } else {
                result += "#\(scalar.value);"
            }
            if scalar != " " && !("0"..."9").contains(scalar) { place = .inside }
        }
        return result
    }

    private enum Place {
        /// Nothing but digits and spaces so far.
        case beginning
        case inside
    }

    private static func isHarmless(_ scalar: Unicode.Scalar, after text: String, at place: Place) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", ",", ")", "]", "=", "/", "?", "!", "'": true
        // Anywhere in a line, `direction LR` sets the diagram's direction.
        case " ": text.suffix(9).lowercased() != "direction"
        // `[[fork]]`, `[text](link)`, `$$formula$$`
        case "[", "$": text.unicodeScalars.last != scalar
        case "(": text.last != "]"
        // Emphasis begins before a word, not inside one.
        case "_": text.utf8.last.map { isLetter($0) || isDigit($0) } ?? false
        // Inside a word, an address.
        case "@": text.last.map { $0 == " " || $0 == "[" } ?? true
        // A list or a quotation at the beginning; `www.` anywhere.
        case "-", "+", ">": place == .inside
        case ".": place == .inside && text.utf8.last.map(isDigit) ?? false
        default: !scalar.isASCII && !scalar.properties.isWhitespace && scalar != "\u{FEFF}"
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
