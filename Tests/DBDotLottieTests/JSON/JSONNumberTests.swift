import DBDotLottie
import Testing

struct JSONNumberTests {
    static let accepted: [AcceptedText] = [
        AcceptedText("0", 0),
        AcceptedText("-0", .number(-0.0)),
        AcceptedText("-0.0", .number(-0.0)),
        AcceptedText("7", 7),
        AcceptedText("-12", -12),
        AcceptedText("1234567890", 1_234_567_890),
        AcceptedText("9223372036854775807", .integer(.max)),
        AcceptedText("-9223372036854775808", .integer(.min)),
        AcceptedText("9223372036854775808", .number(9_223_372_036_854_775_808)),
        AcceptedText("3.0", .number(3)),
        AcceptedText("0.5", 0.5),
        AcceptedText("-10.25", -10.25),
        AcceptedText("1e3", .number(1000)),
        AcceptedText("1E3", .number(1000)),
        AcceptedText("1e+3", .number(1000)),
        AcceptedText("25e-2", 0.25),
        AcceptedText("1.5E+02", .number(150)),
        AcceptedText("0e0", .number(0)),
        AcceptedText("0e999999999999999999999999", .number(0)),
        AcceptedText("1e-999999999999999999999999", .number(0)),
        AcceptedText("-1e-400", .number(-0.0)),
        AcceptedText("4.9e-324", .number(.leastNonzeroMagnitude)),
        AcceptedText("2.2250738585072011e-308", .number(Double(bitPattern: 0x000F_FFFF_FFFF_FFFF))),
        AcceptedText("1.7976931348623157e308", .number(.greatestFiniteMagnitude)),
        AcceptedText("0.000000000000000000000000000000001", .number(1e-33)),
        AcceptedText("100000000000000000000000000000000", .number(1e32)),
    ]

    @Test("A number has its value", arguments: accepted)
    func numberHasItsValue(text: AcceptedText) throws {
        try text.check()
    }

    @Test("A zero keeps its sign", arguments: [("0", FloatingPointSign.plus), ("-0", .minus), ("-0e5", .minus)])
    func zeroKeepsSign(text: String, sign: FloatingPointSign) throws {
        #expect(try JSONDocument(text: text).root.number?.sign == sign)
    }

    static let rejected: [RejectedText] = [
        RejectedText("+1", .plusSign, column: 1),
        RejectedText("[+1]", .plusSign, column: 2),
        RejectedText("01", .leadingZero, column: 2),
        RejectedText("-012", .leadingZero, column: 3),
        RejectedText("00", .leadingZero, column: 2),
        RejectedText("[00.5]", .leadingZero, column: 3),
        RejectedText("0x1F", .hexadecimalNumber, column: 2),
        RejectedText("[-0X1]", .hexadecimalNumber, column: 4),
        RejectedText(".5", .missingDigits(.integer), column: 1),
        RejectedText("[-.5]", .missingDigits(.integer), column: 3),
        RejectedText("[-]", .missingDigits(.integer), column: 3),
        RejectedText("[- 1]", .missingDigits(.integer), column: 3),
        RejectedText("[--1]", .missingDigits(.integer), column: 3),
        RejectedText("[1.]", .missingDigits(.fraction), column: 4),
        RejectedText("[1.e3]", .missingDigits(.fraction), column: 4),
        RejectedText("[1..2]", .missingDigits(.fraction), column: 4),
        RejectedText("[1e]", .missingDigits(.exponent), column: 4),
        RejectedText("[1e+]", .missingDigits(.exponent), column: 5),
        RejectedText("[1e1.5]", .unexpectedCharacter(".", expected: .commaOrEnd(.array)), column: 5),
        RejectedText("[1.2.3]", .unexpectedCharacter(".", expected: .commaOrEnd(.array)), column: 5),
        RejectedText("[1_000]", .unexpectedCharacter("_", expected: .commaOrEnd(.array)), column: 3),
        RejectedText("[1.5f]", .unexpectedCharacter("f", expected: .commaOrEnd(.array)), column: 5),
        RejectedText("[1-2]", .missingComma(.array), column: 3),
        RejectedText("-", .unexpectedEnd, column: 2),
        RejectedText("1.", .unexpectedEnd, column: 3),
        RejectedText("1e", .unexpectedEnd, column: 3),
        RejectedText("1e-", .unexpectedEnd, column: 4),
        RejectedText("1e309", .numberOutOfRange, column: 1),
        RejectedText("[1, -1e400]", .numberOutOfRange, column: 5),
        RejectedText("1.8e308", .numberOutOfRange, column: 1),
        RejectedText("1e99999999999999999999", .numberOutOfRange, column: 1),
        RejectedText("1" + String(repeating: "0", count: 309), .numberOutOfRange, column: 1),
        RejectedText("NaN", .notFinite, column: 1),
        RejectedText("[nan]", .notFinite, column: 3),
        RejectedText("[Infinity]", .notFinite, column: 2),
        RejectedText("[-Infinity]", .notFinite, column: 3),
        RejectedText("[-inf]", .notFinite, column: 3),
        RejectedText("[\u{0661}]", .unexpectedCharacter("\u{0661}", expected: .firstElement), column: 2),
        RejectedText([0x2D, 0xFF], .invalidUTF8(byte: 0xFF), column: 2),
        RejectedText([0x5B, 0x31, 0x2E, 0x80], .invalidUTF8(byte: 0x80), column: 4),
    ]

    @Test("What is no number is refused where it stops being one", arguments: rejected)
    func noNumberIsRefused(text: RejectedText) {
        text.check()
    }

    @Test("A number of a million digits is read or refused like any other")
    func millionDigits() throws {
        let digits = String(repeating: "1", count: 1_000_000)
        #expect(try JSONDocument(text: "0." + digits).root.number == 0.11111111111111111)
        #expect(try JSONDocument(text: digits + "e-1000000").root.number == 0.11111111111111111)
        RejectedText(digits, .numberOutOfRange, column: 1).check()
    }
}
