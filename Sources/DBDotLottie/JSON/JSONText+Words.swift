extension JSONText {
    /// Makes sure that a literal stands where its first letter was found.
    @inline(__always)
    func readLiteral(_ literal: JSONSyntaxError.Literal, at start: Int) throws(JSONFault) {
        let isThere =
            switch literal {
            case .true: hasWord(0x6575_7274, at: start)
            case .false: hasWord(0x6573_6C61, at: start + 1)
            case .null: hasWord(0x6C6C_756E, at: start)
            }
        guard isThere else { throw literalFault(literal, at: start) }
    }

    /// The fault in a word that begins like a literal and is none.
    private func literalFault(_ literal: JSONSyntaxError.Literal, at start: Int) -> JSONFault {
        let end = start + zip(bytes[start...], literal.rawValue.utf8).prefix { $0 == $1 }.count
        guard end < count else { return .end }
        guard scalar(at: end) != nil else { return .at(end, .invalidUTF8(byte: bytes[end])) }
        let isCutShort = !JSONByte.isWordPart(bytes[end])
        return .at(end, isCutShort ? .misspelledLiteral(literal) : kindOfWord(at: start))
    }

    /// The fault at a byte that should be a digit.
    @inline(never)
    func digitFault(at position: Int, part: JSONSyntaxError.NumberPart) -> JSONFault {
        guard position < count else { return .end }
        guard scalar(at: position) != nil else { return .at(position, .invalidUTF8(byte: bytes[position])) }
        let isNotFinite = part == .integer && kindOfWord(at: position) == .notFinite
        return .at(position, isNotFinite ? .notFinite : .missingDigits(part))
    }

    /// What a word that is no literal was probably meant to be, in other languages or other spellings.
    func kindOfWord(at start: Int) -> JSONSyntaxError.Kind {
        // No more of it than tells it from the known ones.
        let word = String(decoding: bytes[start...].prefix(16).prefix(while: JSONByte.isWordPart), as: UTF8.self)
        return switch word.lowercased() {
        case "true": .misspelledLiteral(.true)
        case "false": .misspelledLiteral(.false)
        case "null", "nil", "none", "undefined": .misspelledLiteral(.null)
        case "nan", "inf", "infinity": .notFinite
        default: .unquotedWord
        }
    }
}
