import DBDotLottie
import TestSupport
import Testing

struct JSONNumberExactnessTests {
    /// Reads numbers that are written by a function, and counts those that differ from what the standard library reads.
    private func differences(seed: UInt64, text: (inout SplitMix64) -> String) throws -> [String] {
        var generator = SplitMix64(seed: seed)
        var numbers: [String] = []
        for _ in 0..<2000 { numbers.append(text(&generator)) }
        let document = try JSONDocument(text: "[" + numbers.joined(separator: ",") + "]")
        return zip(numbers, document.root.elements).filter { $1.number?.bitPattern != Double($0)?.bitPattern }.map(\.0)
    }

    /// So many random digits, the first one not zero.
    private func digits(_ count: Int, using generator: inout SplitMix64) -> String {
        String((0..<count).map { Character(String(Int.random(in: $0 == 0 ? 1...9 : 0...9, using: &generator))) })
    }

    @Test("Any double reads back as itself", arguments: 0..<5 as Range<UInt64>)
    func anyDouble(seed: UInt64) throws {
        #expect(
            try differences(seed: seed) { generator in
                let double = Double(bitPattern: generator.next())
                return double.isFinite ? "\(double)" : "0"
            }.isEmpty)
    }

    @Test("A fraction of any length is rounded correctly", arguments: 1...25)
    func fractions(length: Int) throws {
        #expect(
            try differences(seed: UInt64(length)) { generator in
                let sign = Bool.random(using: &generator) ? "-" : ""
                return sign + digits(Int.random(in: 1...4, using: &generator), using: &generator) + "."
                    + digits(length, using: &generator)
            }.isEmpty)
    }

    @Test("A mantissa of any length with any exponent is rounded correctly", arguments: 1...25)
    func exponents(length: Int) throws {
        #expect(
            try differences(seed: UInt64(length)) { generator in
                digits(length, using: &generator) + "e\(Int.random(in: -340...(305 - length), using: &generator))"
            }.isEmpty)
    }

    @Test("Numbers between two doubles go to the even one, and nearer ones to the nearer")
    func halfway() throws {
        // 2^53 + 1, + 3 and + 5 with powers of ten on either side, and their neighbours.
        var numbers: [String] = []
        for odd: UInt64 in [9_007_199_254_740_993, 9_007_199_254_740_995, 18_014_398_509_481_986] {
            for zeros in 0...4 {
                let scaled = "\(odd)" + String(repeating: "0", count: zeros)
                numbers += ["\(scaled)e-\(zeros)", "\(scaled).0", "\(scaled).00000000000000000000001"]
                numbers += ["\(odd - 1)e-\(zeros)", "\(odd + 1)e-\(zeros)", "\(odd)e-\(zeros + 15)", "\(odd)e\(zeros)"]
            }
        }
        let document = try JSONDocument(text: "[" + numbers.joined(separator: ",") + "]")
        for (text, node) in zip(numbers, document.root.elements) {
            #expect(node.number == Double(text), "\(text)")
        }
        #expect(try JSONDocument(text: "9007199254740993").root.number == 9_007_199_254_740_992)
        #expect(try JSONDocument(text: "9007199254740993.00000000001").root.number == 9_007_199_254_740_994)
        #expect(try JSONDocument(text: "900719925474099.25").root.number == 900_719_925_474_099.25)
    }

    @Test("The largest mantissas of 19 digits are exact", arguments: 0...22)
    func largestMantissas(places: Int) throws {
        for mantissa in ["9999999999999999999", "9223372036854775808", "9007199254740993000", "1000000000000000001"] {
            let text = mantissa + "e-\(places)"
            #expect(try JSONDocument(text: text).root.number == Double(text), "\(text)")
        }
    }
}
