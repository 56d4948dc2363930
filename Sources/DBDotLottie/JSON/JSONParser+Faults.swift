/// What is wrong with a text is found out only when it is known that something is wrong.
extension JSONParser {
    /// The error for what stopped the parser.
    func syntaxError(for fault: JSONFault) -> JSONSyntaxError {
        switch fault {
        case .at(let offset, let kind):
            JSONSyntaxError(kind: kind, location: text.location(of: offset))
        case .end:
            JSONSyntaxError(
                kind: container.map { .unclosed($0.kind, opened: text.location(of: $0.offset)) } ?? .unexpectedEnd,
                location: text.location(of: text.count))
        }
    }

    /// The fault at a byte that nothing can begin with here.
    @inline(never)
    func fault(at position: Int, expecting expectation: JSONSyntaxError.Expectation) -> JSONFault {
        guard position < text.count else { return .end }
        guard let scalar = text.scalar(at: position) else {
            return .at(position, .invalidUTF8(byte: text.bytes[position]))
        }
        if let kind = kindAnywhere(scalar, at: position) { return .at(position, kind) }
        let kind: JSONSyntaxError.Kind? =
            switch expectation {
            case .value, .firstElement: kindInsteadOfValue(at: position)
            case .key, .firstKey: kindInsteadOfKey(at: position)
            case .colon: .missingColon
            case .commaOrEnd(let container): kindAfterItem(of: container, at: position)
            case .end: .textAfterValue
            }
        return .at(position, kind ?? .unexpectedCharacter(scalar, expected: expectation))
    }

    /// The kinds that depend on the character alone.
    private func kindAnywhere(_ scalar: Unicode.Scalar, at position: Int) -> JSONSyntaxError.Kind? {
        switch scalar {
        case "#": .comment
        case "/": [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(text.byte(at: position + 1)) ? .comment : nil
        case "'", "`", "\u{AB}", "\u{BB}", "\u{2018}"..."\u{201F}", "\u{2039}", "\u{203A}", "\u{300C}"..."\u{300F}":
            .wrongQuote(scalar)
        default: nil
        }
    }

    /// The kinds where a value must stand.
    private func kindInsteadOfValue(at position: Int) -> JSONSyntaxError.Kind? {
        switch text.bytes[position] {
        case JSONByte.closingBracket, JSONByte.closingBrace:
            kindOfClosing(at: position)
        case JSONByte.comma: .missingValue
        case JSONByte.plus: .plusSign
        case JSONByte.point: .missingDigits(.integer)
        case let byte where JSONByte.isWordPart(byte): text.kindOfWord(at: position)
        default: nil
        }
    }

    /// The kinds where a key must stand.
    private func kindInsteadOfKey(at position: Int) -> JSONSyntaxError.Kind? {
        switch text.bytes[position] {
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
        switch text.bytes[position] {
        case JSONByte.closingBracket, JSONByte.closingBrace: kindOfClosing(at: position)
        case JSONByte.quote, JSONByte.openingBracket, JSONByte.openingBrace, JSONByte.minus: .missingComma(container)
        // A letter or digit right behind a number or literal is more likely a part of it.
        case let byte where JSONByte.isWordPart(byte) && !JSONByte.isWordPart(text.bytes[position - 1]):
            .missingComma(container)
        default: nil
        }
    }

    /// The kinds at a closing bracket that does not fit.
    private func kindOfClosing(at position: Int) -> JSONSyntaxError.Kind? {
        guard let container else { return nil }
        let isOwn = text.bytes[position] == (container.kind == .array ? JSONByte.closingBracket : JSONByte.closingBrace)
        guard isOwn else { return .mismatchedClosing(of: container.kind, opened: text.location(of: container.offset)) }
        let previous = text.bytes[..<position].last { !JSONByte.isWhitespace($0) }
        return previous == JSONByte.comma ? .trailingComma(container.kind) : .missingValue
    }
}
