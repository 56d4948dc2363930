import DBDotLottie
import Foundation
import TestSupport
import Testing

struct DamagedTextTests {
    @Test("A text that breaks off anywhere is rejected with one error", arguments: DotLottieProfile.presets)
    func truncation(profile: DotLottieProfile) throws {
        let data = try Fixtures.data("valid/every-kind.json")
        let end = try #require(data.lastIndex(of: UInt8(ascii: "}")))
        for length in stride(from: 0, through: end, by: 7) {
            let report = StateMachineReport(data: data.prefix(length), profile: profile)
            #expect(report.definition == nil)
            #expect(report.diagnostics.count == 1)
        }
    }

    @Test("Bytes changed at random are reported or read, but never stop the reader", arguments: 0..<8 as Range<UInt64>)
    func randomBytes(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let data = try Fixtures.data("valid/every-kind.json")
        let bytes = Array(#"{}[]",:0123456789.e-$@ntrufalse\"#.utf8)
        for _ in 0..<100 {
            var damaged = data
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 0..<damaged.count, using: &random)
                damaged[index] = try #require(bytes.randomElement(using: &random))
            }
            let report = StateMachineReport(data: damaged)
            #expect((report.definition == nil) == report.diagnostics.contains { $0.severity == .error })
        }
    }

    @Test("Many mistakes are counted, not all of them listed")
    func manyMistakes() throws {
        let states = Array(repeating: #"{"type": "PlaybackState", "loop": 1}"#, count: 2_000).joined(separator: ",")
        let report = StateMachineReport(text: #"{"initial": "a", "states": [\#(states)]}"#)
        let errors = report.diagnostics.filter { $0.severity == .error }
        #expect(errors.count == 100)
        #expect(report.diagnostics.last?.code == .unlistedProblems)
    }
}
