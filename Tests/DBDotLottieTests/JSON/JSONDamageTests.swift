import DBDotLottie
import TestSupport
import Testing

struct JSONDamageTests {
    @Test("A text that is cut short is refused, wherever it is cut")
    func cutShort() throws {
        _ = try JSONDocument(bytes: JSONSampleText.bytes)
        for length in JSONSampleText.bytes.indices {
            let bytes = Array(JSONSampleText.bytes[..<length])
            let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(bytes: bytes) }
            switch error?.kind {
            case .unterminatedString:
                break
            case .emptyText where length == 0:
                break
            case .unclosed:
                let line = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).last ?? []
                let column = String(decoding: line, as: UTF8.self).unicodeScalars.count + 1
                #expect(error?.location.column == column)
            case let kind:
                Issue.record("\(String(describing: kind)) after \(length) bytes")
            }
        }
    }

    @Test("A text with damaged bytes is refused, or reads back as it was read", arguments: 0..<20 as Range<UInt64>)
    func damagedBytes(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        var readCount = 0
        for _ in 0..<200 {
            var bytes = JSONSampleText.bytes
            for _ in 0..<Int.random(in: 1...3, using: &generator) { damage(&bytes, using: &generator) }
            do throws(JSONSyntaxError) {
                let value = JSONValue(try JSONDocument(bytes: bytes).root)
                readCount += 1
                let text = JSONWriter.text(of: value, layout: .compact)
                #expect(JSONWriter.text(of: JSONValue(try JSONDocument(text: text).root), layout: .compact) == text)
            } catch {
                let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
                #expect((1...lines.count).contains(error.location.line))
                #expect((1...lines[error.location.line - 1].count + 1).contains(error.location.column))
                #expect(!error.message.isEmpty)
            }
        }
        #expect((1..<200).contains(readCount))
    }

    /// Changes, removes, doubles or moves some bytes.
    private func damage(_ bytes: inout [UInt8], using generator: inout SplitMix64) {
        let position = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes[position] = UInt8.random(in: 0...255, using: &generator)
        case 2: bytes.remove(at: position)
        case 3: bytes.insert(bytes[position], at: Int.random(in: bytes.indices, using: &generator))
        default:
            let structure = Array("[]{},:\"\\u0123eE+-. \n".utf8)
            bytes[position] = structure[Int.random(in: structure.indices, using: &generator)]
        }
    }
}
