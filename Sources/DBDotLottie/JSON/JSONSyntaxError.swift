/// The first fault of a text that is not JSON, and where it is.
///
/// The place is the first byte that cannot stand there: no JSON text begins with the bytes up to and including it. Where that is not
/// where a reader would look, the place is another:
/// - a string that meets the end of its line or of the text, at its opening quote;
/// - half a surrogate pair, at the backslash of its escape;
/// - bytes that are no UTF-8, at the first byte of the ill-formed sequence;
/// - a number that is too great, at its first byte;
/// - any other text that ends too early, at its end.
package struct JSONSyntaxError: Error, Sendable, Hashable {
    /// What the fault is.
    package let kind: Kind
    /// Where it is.
    package let location: SourceLocation

    /// The causes, one case for each.
    package enum Kind: Sendable, Hashable {
        // The text as a whole.

        /// There is nothing, or nothing but whitespace.
        case emptyText
        /// The text has more bytes than the reader takes.
        case textTooLarge(maximum: Int)
        /// The text has more keys and values than the reader takes.
        case tooManyValues(maximum: Int)
        /// An array or object is inside of too many others.
        case nestingTooDeep(maximum: Int)
        /// The text begins with a byte order mark.
        case byteOrderMark
        /// Bytes that are no UTF-8: overlong, a surrogate, beyond U+10FFFF, cut short or stray.
        case invalidUTF8(byte: UInt8)
        /// Something follows the one value of the text.
        case textAfterValue
        /// The text ends inside of a number or literal that is not in an array or object.
        case unexpectedEnd
        /// The text ends before an array or object is closed.
        case unclosed(Container, opened: SourceLocation)

        // Between values.

        /// A character that no other case knows more about.
        case unexpectedCharacter(Unicode.Scalar, expected: Expectation)
        /// The bracket that closes the other kind of container.
        case mismatchedClosing(of: Container, opened: SourceLocation)
        /// A comma before the closing bracket.
        case trailingComma(Container)
        /// No comma between two elements or members.
        case missingComma(Container)
        /// No colon between a key and its value.
        case missingColon
        /// A comma or bracket where a value must stand.
        case missingValue
        /// A comma, colon or bracket where a key must stand.
        case missingKey
        /// A key that is not a string.
        case unquotedKey
        /// A comment.
        case comment

        // Strings.

        /// Quotes of another kind.
        case wrongQuote(Unicode.Scalar)
        /// The line or the text ends before the string.
        case unterminatedString
        /// A control character that is not written as an escape.
        case controlCharacter(UInt8)
        /// A backslash before a character that it makes no escape with.
        case invalidEscape(Unicode.Scalar)
        /// Fewer than four hexadecimal digits behind `\u`.
        case invalidUnicodeEscape
        /// An escape for one half of a surrogate pair without the other.
        case loneSurrogate(UInt16)

        // Numbers and literals.

        /// A plus sign before a number.
        case plusSign
        /// A zero before other digits.
        case leadingZero
        /// A number to the base of 16.
        case hexadecimalNumber
        /// No digit where a number must have one.
        case missingDigits(NumberPart)
        /// A number beyond what a double can hold.
        case numberOutOfRange
        /// A word for infinity or for what is not a number.
        case notFinite
        /// A literal as other languages write it, or misspelled.
        case misspelledLiteral(Literal)
        /// Any other word.
        case unquotedWord
    }

    /// What holds other values.
    package enum Container: Sendable, Hashable {
        /// An array.
        case array
        /// An object.
        case object
    }

    /// What a text could have gone on with.
    package enum Expectation: Sendable, Hashable {
        /// A value.
        case value
        /// The first element of an array, or its end.
        case firstElement
        /// A key.
        case key
        /// The first key of an object, or its end.
        case firstKey
        /// The colon behind a key.
        case colon
        /// A comma or the end of the array or object.
        case commaOrEnd(Container)
        /// Nothing.
        case end
    }

    /// The places in a number where digits must stand.
    package enum NumberPart: Sendable, Hashable {
        /// In front of the decimal point.
        case integer
        /// Behind the decimal point.
        case fraction
        /// Behind the exponent's letter.
        case exponent
    }

    /// The words that JSON knows.
    package enum Literal: String, Sendable, Hashable {
        /// The literal `true`.
        case `true`
        /// The literal `false`.
        case `false`
        /// The literal `null`.
        case null
    }
}
