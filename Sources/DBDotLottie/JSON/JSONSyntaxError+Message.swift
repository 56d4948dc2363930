extension JSONSyntaxError {
    /// One sentence on what was found and what would fit, without the place.
    package var message: String { kind.message }
}

extension JSONSyntaxError.Kind {
    /// One sentence on what was found and what would fit.
    var message: String {
        switch self {
        case .emptyText: "the text is empty; a JSON text holds one value"
        case .textTooLarge(let maximum): "the text is larger than \(maximum) bytes, the most that is read"
        case .tooManyValues(let maximum): "the text has more than \(maximum) keys and values, the most that are read"
        case .nestingTooDeep(let maximum):
            "arrays and objects are nested deeper than \(maximum) levels, the most that are read"
        case .byteOrderMark: "the text begins with a byte order mark; save it as UTF-8 without one"
        case .invalidUTF8(let byte):
            "the byte 0x\(JSONByte.hexadecimal(byte, width: 2)) is no UTF-8 here; save the text as UTF-8"
        case .textAfterValue: "there is more text behind the end of the value; a JSON text holds one value"
        case .unexpectedEnd: "the text ends in the middle of a value"
        case .unclosed(let container, let opened):
            "the text ends before the \(container.noun) that begins at \(opened.line):\(opened.column) is closed with \(container.closing)"
        case .unexpectedCharacter(let scalar, let expected):
            "\(Self.name(of: scalar)) cannot stand here; \(expected.phrase) would fit"
        case .mismatchedClosing(let container, let opened):
            "the \(container.noun) that begins at \(opened.line):\(opened.column) is closed with \(container.other.closing); \(container.closing) would fit"
        case .trailingComma(let container):
            "there is a comma before the closing \(container.bracketNoun); after the last \(container.itemNoun) there is none"
        case .missingComma(let container):
            "a comma is missing before this \(container.itemNoun); commas stand between the \(container.itemNoun)s of an \(container.noun)"
        case .missingColon: "a colon is missing here; it stands between a key and its value"
        case .missingValue: "a value is missing here"
        case .missingKey: "a key is missing here; the members of an object are written as \"key\": value"
        case .unquotedKey: "the key has no quotes; keys stand in double quotes (\")"
        case .comment: "there is a comment; JSON has no comments"
        case .wrongQuote(let scalar):
            "\(Self.name(of: scalar)) is not JSON's quote; strings and keys stand in double quotes (\")"
        case .unterminatedString:
            "the string that begins here has no closing quote in its line; a line break inside a string is written as \\n"
        case .controlCharacter(let byte):
            "the string contains a control character; write \(JSONByte.escape(forControl: byte)) instead"
        case .invalidEscape(let scalar):
            "a backslash before \(Self.name(of: scalar)) is no escape; \\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t and \\u would fit"
        case .invalidUnicodeEscape: "\\u is followed by fewer than four hexadecimal digits"
        case .loneSurrogate(let unit):
            "the escape \\u\(JSONByte.hexadecimal(unit, width: 4)) is one half of a surrogate pair; \(Self.otherHalf(of: unit))"
        case .plusSign: "there is a plus sign; positive numbers are written without a sign"
        case .leadingZero: "there is a zero before the digits; numbers are written without leading zeros"
        case .hexadecimalNumber: "there is a hexadecimal number; numbers are written in decimal"
        case .missingDigits(let part): "a digit is missing here; \(part.rule)"
        case .numberOutOfRange: "the number is too great; at most about 1.8e308 can be read"
        case .notFinite: "JSON has no infinity and no NaN; a number, or null, would fit"
        case .misspelledLiteral(let literal): "there is a word that JSON does not know; \(literal.rawValue) would fit"
        case .unquotedWord: "there is a word without quotes; strings stand in double quotes (\")"
        }
    }

    /// How a message calls a character.
    private static func name(of scalar: Unicode.Scalar) -> String {
        let code = "U+" + JSONByte.hexadecimal(scalar.value, width: 4)
        return switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .spaceSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
            code
        default: scalar.isASCII ? "'\(scalar)'" : "'\(scalar)' (\(code))"
        }
    }

    /// What half a surrogate pair lacks.
    private static func otherHalf(of unit: UInt16) -> String {
        UTF16.isLeadSurrogate(unit) ? "\\uDC00 to \\uDFFF must follow" : "\\uD800 to \\uDBFF must stand before it"
    }
}

extension JSONSyntaxError.Container {
    fileprivate var noun: String {
        switch self {
        case .array: "array"
        case .object: "object"
        }
    }

    fileprivate var itemNoun: String {
        switch self {
        case .array: "element"
        case .object: "member"
        }
    }

    fileprivate var bracketNoun: String {
        switch self {
        case .array: "bracket"
        case .object: "brace"
        }
    }

    fileprivate var closing: String {
        switch self {
        case .array: "]"
        case .object: "}"
        }
    }

    fileprivate var other: Self {
        switch self {
        case .array: .object
        case .object: .array
        }
    }
}

extension JSONSyntaxError.Expectation {
    fileprivate var phrase: String {
        switch self {
        case .value: "a value"
        case .firstElement: "a value or ]"
        case .key: "a key in double quotes"
        case .firstKey: "a key in double quotes or }"
        case .colon: "a colon"
        case .commaOrEnd(let container): "a comma or \(container.closing)"
        case .end: "the end of the text"
        }
    }
}

extension JSONSyntaxError.NumberPart {
    fileprivate var rule: String {
        switch self {
        case .integer: "a number has at least one in front of its decimal point"
        case .fraction: "a number has at least one behind its decimal point"
        case .exponent: "an exponent has at least one"
        }
    }
}
