extension JSONSyntaxError.Kind {
    /// The diagnostic that stands for faults of this kind.
    var code: DiagnosticCode {
        switch self {
        case .textTooLarge, .tooManyValues, .nestingTooDeep: .jsonLimit
        case .byteOrderMark, .invalidUTF8, .loneSurrogate: .jsonEncoding
        case .numberOutOfRange: .jsonNumber
        case .emptyText, .textAfterValue, .unexpectedEnd, .unclosed, .unexpectedCharacter, .mismatchedClosing,
            .trailingComma, .missingComma, .missingColon, .missingValue, .missingKey, .unquotedKey, .comment,
            .wrongQuote,
            .unterminatedString, .controlCharacter, .invalidEscape, .invalidUnicodeEscape, .plusSign, .leadingZero,
            .hexadecimalNumber, .missingDigits, .notFinite, .misspelledLiteral, .unquotedWord:
            .jsonSyntax
        }
    }
}
