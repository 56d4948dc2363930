import DBDotLottie
import TestSupport
import Testing

struct JSONWriterTests {
    static let values: [(value: JSONValue, text: String)] = [
        (nil, "null"),
        (true, "true"),
        (false, "false"),
        ([], "[]"),
        ([:], "{}"),
        ([1, [2], [:]], "[1,[2],{}]"),
        (["b": 1, "a": ["c": nil]], #"{"b":1,"a":{"c":null}}"#),
        (["a": 1, "a": 2, "\n": 3], #"{"a":1,"a":2,"\n":3}"#),
    ]

    @Test("A value has its text", arguments: values)
    func valueHasItsText(value: JSONValue, text: String) {
        #expect(JSONWriter.text(of: value, layout: .compact) == text)
    }

    static let numbers: [(value: JSONValue, text: String)] = [
        (0, "0"),
        (-17, "-17"),
        (.integer(.min), "-9223372036854775808"),
        (0.1, "0.1"),
        (.number(5), "5"),
        (.number(-0.0), "-0"),
        (.number(1e21), "1e+21"),
        (.number(1e-7), "1e-07"),
        (.number(100), "100"),
        (.number(9_007_199_254_740_992), "9007199254740992"),
        (.number(.greatestFiniteMagnitude), "1.7976931348623157e+308"),
        (.number(.leastNonzeroMagnitude), "5e-324"),
        (.number(Double(Float(0.1))), "0.10000000149011612"),
        (.single(0.1), "0.1"),
        (.single(16.6667), "16.6667"),
        (.single(3), "3"),
        (.single(16_777_216), "16777216"),
    ]

    @Test("A number is written with the fewest digits that read back as it", arguments: numbers)
    func numberHasItsText(value: JSONValue, text: String) {
        #expect(JSONWriter.text(of: value, layout: .compact) == text)
    }

    static let notFinite: [(value: JSONValue, text: String)] = [
        (.number(.nan), "\"NaN\""),
        (.number(.infinity), "\"inf\""),
        (.number(-.infinity), "\"-inf\""),
        (.single(.nan), "\"NaN\""),
        (.single(.infinity), "\"inf\""),
        (.single(-.infinity), "\"-inf\""),
    ]

    @Test("What JSON has no number for is written as a string", arguments: notFinite)
    func notFiniteHasItsText(value: JSONValue, text: String) {
        #expect(JSONWriter.text(of: value, layout: .compact) == text)
    }

    static let strings: [(value: JSONValue, text: String)] = [
        ("", "\"\""),
        ("\"a\\b\"", #""\"a\\b\"""#),
        ("\u{8}\t\n\u{C}\r\u{0}\u{1B}", #""\b\t\n\f\r\u0000\u001B""#),
        ("é漢😀/\u{7F}\u{2028}", "\"é漢😀/\u{7F}\u{2028}\""),
    ]

    @Test("A string is written with escapes for quotes, backslashes and control characters only", arguments: strings)
    func stringHasItsText(value: JSONValue, text: String) {
        #expect(JSONWriter.text(of: value, layout: .compact) == text)
    }

    @Test("An indented text has a line for each element and member")
    func indentedText() {
        let value: JSONValue = ["a": [1, []], "b": ["c": [:], "d": "x"]]
        let text = """
            {
              "a": [
                1,
                []
              ],
              "b": {
                "c": {},
                "d": "x"
              }
            }
            """
        #expect(JSONWriter.text(of: value, layout: .indented) == text)
    }

    @Test("A writer appends one value after the other")
    func severalValues() {
        var writer = JSONWriter(layout: .compact)
        writer.write([1])
        writer.endLine()
        writer.write(["a": 2])
        writer.endLine()
        #expect(writer.text == "[1]\n{\"a\":2}\n")
        #expect(writer.bytes == Array(writer.text.utf8))
    }

    @Test("What is written reads back as the same value", arguments: [JSONWriter.Layout.compact, .indented])
    func readsBack(layout: JSONWriter.Layout) throws {
        let value = JSONValue(try JSONDocument(bytes: JSONSampleText.bytes).root)
        let text = JSONWriter.text(of: value, layout: layout)
        // Whole doubles come back as integers, so the texts are compared.
        #expect(JSONWriter.text(of: JSONValue(try JSONDocument(text: text).root), layout: layout) == text)
    }

    @Test("Every scalar reads back", arguments: [0, 0x800, 0xD000, 0xFF00, 0x1_0000, 0x10_FF00] as [UInt32])
    func scalarsReadBack(start: UInt32) throws {
        for scalar in (start..<start + 0x100).compactMap(Unicode.Scalar.init) {
            let string = "a\(scalar)b"
            let read = try JSONDocument(text: JSONWriter.text(of: .string(string), layout: .compact)).root.string
            #expect(read.map { Array($0.utf8) } == Array(string.utf8))
        }
    }

    @Test("Every float reads back as itself", arguments: 0..<5 as Range<UInt64>)
    func floatsReadBack(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<1000 {
            let float = Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()))
            guard float.isFinite else { continue }
            let node = try JSONDocument(text: JSONWriter.text(of: .single(float), layout: .compact)).root
            #expect(node.number.map(Float.init)?.bitPattern == float.bitPattern)
        }
    }
}
