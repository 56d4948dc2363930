/// What is wrong with a text is found out only when it is known that something is wrong.
extension JSONParser {
    /// An error at a byte; all bytes before it have been accepted.
    @inline(never)
    func error(_ kind: JSONSyntaxError.Kind, at offset: Int) -> JSONSyntaxError {
        JSONSyntaxError(kind: kind, location: location(of: offset))
    }

    /// The fault at a byte that no part of a text can begin with here.
    @inline(never)
    func fault(at position: Int, expecting expectation: JSONSyntaxError.Expectation) -> JSONSyntaxError {
        guard position < text.count else { return prematureEnd }
        guard let scalar = scalar(at: position) else { return invalidUTF8(at: position) }
        if let kind = kindAnywhere(scalar, at: position) { return error(kind, at: position) }
        let kind =
            switch expectation {
            case .value, .firstElement: kindInsteadOfValue(at: position)
            case .key, .firstKey: kindInsteadOfKey(at: position)
            case .colon: JSONSyntaxError.Kind.missingColon
            case .commaOrEnd(let container): kindAfterItem(of: container, at: position)
            case .end: JSONSyntaxError.Kind.textAfterValue
            }
        return error(kind ?? .unexpectedCharacter(scalar, expected: expectation), at: position)
    }

    /// The fault at a byte that should be a digit.
    @inline(never)
    func digitFault(at position: Int, part: JSONSyntaxError.NumberPart) -> JSONSyntaxError {
        guard position < text.count else { return prematureEnd }
        guard scalar(at: position) != nil else { return invalidUTF8(at: position) }
        let isWord = part == .integer && Self.notFiniteWords.contains(word(at: position))
        return error(isWord ? .notFinite : .missingDigits(part), at: position)
    }

    /// The fault in a word that begins like a literal and is none.
    @inline(never)
    func literalFault(_ literal: JSONSyntaxError.Literal, at start: Int) -> JSONSyntaxError {
        let common = zip(text[start...], literal.rawValue.utf8).prefix { $0 == $1 }.count
        guard start + common < text.count else { return prematureEnd }
        guard scalar(at: start + common) != nil else { return invalidUTF8(at: start + common) }
        let kind = kind(ofWord: word(at: start))
        let isCutShort = !JSONByte.isWordPart(text[start + common])
        return error(isCutShort ? .misspelledLiteral(literal) : kind, at: start + common)
    }

    /// The fault of bytes that are no UTF-8.
    func invalidUTF8(at position: Int) -> JSONSyntaxError {
        error(.invalidUTF8(byte: text[position]), at: position)
    }

    /// The scalar at a position, if it is one.
    func scalar(at position: Int) -> Unicode.Scalar? {
        guard case .complete(let length) = UTF8Sequence(in: text, at: position) else { return nil }
        return String(decoding: text[position..<position + length], as: UTF8.self).unicodeScalars.first
    }

    /// The fault of a text that ends too early, outside of strings.
    private var prematureEnd: JSONSyntaxError {
        guard let container = openContainers.last else { return error(.unexpectedEnd, at: text.count) }
        return error(.unclosed(container.kind, opened: opening(of: container)), at: text.count)
    }

    /// The kinds that depend on the character alone.
    private func kindAnywhere(_ scalar: Unicode.Scalar, at position: Int) -> JSONSyntaxError.Kind? {
        switch scalar {
        case "#": .comment
        case "/": [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(byte(at: position + 1)) ? .comment : nil
        case "'", "`", "\u{AB}", "\u{BB}", "\u{2018}"..."\u{201F}", "\u{2039}", "\u{203A}", "\u{300C}"..."\u{300F}":
            .wrongQuote(scalar)
        default: nil
        }
    }

    /// The kinds where a value must stand.
    private func kindInsteadOfValue(at position: Int) -> JSONSyntaxError.Kind? {
        switch text[position] {
        case JSONByte.closingBracket, JSONByte.closingBrace:
            kindOfClosing(at: position)
        case JSONByte.comma: .missingValue
        case JSONByte.plus: .plusSign
        case JSONByte.point: .missingDigits(.integer)
        case let byte where JSONByte.isWordPart(byte): kind(ofWord: word(at: position))
        default: nil
        }
    }

    /// The kinds where a key must stand.
    private func kindInsteadOfKey(at position: Int) -> JSONSyntaxError.Kind? {
        switch text[position] {
        case JSONByte.closingBracket, JSONByte.closingBrace: kindOfClosing(at: position)
        case JSONByte.comma, JSONByte.colon: .missingKey
        case JSONByte.openingBracket, JSONByte.openingBrace: .unquotedKey
        case JSONByte.minus, JSONByte.plus, JSONByte.point: .unquotedKey
        case let byte where JSONByte.isWordPart(byte): .unquotedKey
        default: nil
        }
    }

    /// The kinds behind an element or member.
    private func kindAfterItem(of container: JSONSyntaxError.Container, at position: Int) -> JSONSyntaxError.Kind? {
        switch text[position] {
        case JSONByte.closingBracket, JSONByte.closingBrace: kindOfClosing(at: position)
        case JSONByte.quote, JSONByte.openingBracket, JSONByte.openingBrace, JSONByte.minus: .missingComma(container)
        // A letter or digit right behind a number or literal is more likely a part of it.
        case let byte where JSONByte.isWordPart(byte) && !JSONByte.isWordPart(text[position - 1]):
            .missingComma(container)
        default: nil
        }
    }

    /// The kinds at a closing bracket that does not fit.
    private func kindOfClosing(at position: Int) -> JSONSyntaxError.Kind? {
        guard let container = openContainers.last else { return nil }
        let isOwn = text[position] == (container.kind == .array ? JSONByte.closingBracket : JSONByte.closingBrace)
        guard isOwn else { return .mismatchedClosing(of: container.kind, opened: opening(of: container)) }
        let previous = text[..<position].last { !JSONByte.isWhitespace($0) }
        return previous == JSONByte.comma ? .trailingComma(container.kind) : .missingValue
    }

    /// What a word that is no literal was probably meant to be.
    private func kind(ofWord word: String) -> JSONSyntaxError.Kind {
        switch word {
        case "true": .misspelledLiteral(.true)
        case "false": .misspelledLiteral(.false)
        case "null", "nil", "none", "undefined": .misspelledLiteral(.null)
        case let word where Self.notFiniteWords.contains(word): .notFinite
        default: .unquotedWord
        }
    }

    /// The words of other languages for numbers that JSON does not have, in lower case.
    private static var notFiniteWords: [String] { ["nan", "inf", "infinity"] }

    /// The word that begins at a position, in lower case; no more of it than tells it from the known ones.
    private func word(at start: Int) -> String {
        String(decoding: text[start...].prefix(16).prefix(while: JSONByte.isWordPart), as: UTF8.self).lowercased()
    }

    /// Where a container begins.
    private func opening(of container: OpenContainer) -> SourceLocation {
        location(of: Int(tokens[container.index].offset))
    }

    /// The line and the column of a byte.
    private func location(of offset: Int) -> SourceLocation {
        let accepted = UnsafeBufferPointer(rebasing: text[..<offset])
        return LineTable(text: accepted).location(of: offset, in: accepted)
    }
}
