import DBDotLottie
import Foundation
import TestSupport
import Testing

@Suite("Any bytes at all")
struct DotLottieArchiveDamageTests {
    /// An archive with one of everything that the format offers.
    static let archive: Data = {
        var packing = ZIPWriter.Entry.Packing.stored
        let entries = SampleArchive.files.map { name, contents in
            ZIPWriter.Entry(name, contents) {
                $0.packing = packing
                $0.sizes = name.hasPrefix("s/") ? .inDescriptor : .inHeader
                packing = packing == .stored ? .deflated : .stored
            }
        }
        return ZIPWriter(entries) { $0.comment = comment }.data
    }()

    static let comment = Array("comment".utf8)

    static let contents = Set(SampleArchive.files.map { Array($1.utf8) })

    /// Opens the bytes, reads all there is, and answers what could not be read; what can be read must be what was written.
    private func readEverything(_ data: Data) -> [DotLottieArchive.Failure] {
        let archive: DotLottieArchive
        do {
            archive = try DotLottieArchive(data: data)
        } catch {
            return [error]
        }
        var failures: [DotLottieArchive.Failure] = []
        for item in archive.items {
            do {
                let bytes = try archive.bytes(of: item)
                #expect(Self.contents.contains(bytes))
            } catch {
                failures.append(error)
            }
        }
        for theme in archive.themes {
            do {
                let rules = try archive.themeRules(id: theme.id)
                #expect(rules.map(\.id) == ["c"])
            } catch {
                failures.append(error)
            }
        }
        return failures
    }

    @Test("The whole archive is read without a failure")
    func wholeArchive() {
        #expect(readEverything(Self.archive).isEmpty)
    }

    @Test("An archive cut off anywhere is refused, unless only of its comment something is missing")
    func cutOffAnywhere() {
        let needed = Self.archive.count - Self.comment.count
        for length in 0..<needed {
            #expect(readEverything(Self.archive.prefix(length)) == [.notAnArchive])
        }
        for length in needed..<Self.archive.count {
            #expect(readEverything(Self.archive.prefix(length)).isEmpty)
        }
    }

    @Test("An archive that lacks its beginning is refused or reports what is missing")
    func beginningMissing() {
        for length in 1..<Self.archive.count {
            #expect(!readEverything(Self.archive.suffix(length)).isEmpty)
        }
    }

    @Test("A changed byte anywhere never yields wrong contents", arguments: [0x01, 0x02, 0x08, 0x80, 0xFF] as [UInt8])
    func changedByte(_ mask: UInt8) {
        var unharmed = 0
        for index in Self.archive.indices {
            var data = Self.archive
            data[index] ^= mask
            if readEverything(data).isEmpty { unharmed += 1 }
        }
        // Dates, versions, attributes and what only local headers repeat are not looked at.
        #expect(unharmed < Self.archive.count / 2)
    }

    @Test("Many changed bytes never yield wrong contents", arguments: 1...4 as ClosedRange<UInt64>)
    func manyChangedBytes(_ seed: UInt64) {
        var random = SplitMix(state: seed)
        for _ in 0..<500 {
            var data = Self.archive
            for _ in 0..<Int.random(in: 2...12, using: &random) {
                data[Int.random(in: data.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            _ = readEverything(data)
        }
    }

    @Test("Bytes made up around the signatures are read to an end", arguments: 1...4 as ClosedRange<UInt64>)
    func madeUpBytes(_ seed: UInt64) {
        var random = SplitMix(state: seed)
        let signatures = ["PK\u{1}\u{2}", "PK\u{3}\u{4}", "PK\u{5}\u{6}"].map { Array($0.utf8) }
        for _ in 0..<500 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                bytes += signatures[Int.random(in: signatures.indices, using: &random)]
                // Small numbers, so that sizes and places are near the truth.
                bytes += (0..<Int.random(in: 0...50, using: &random)).map { _ in UInt8.random(in: 0...2, using: &random)
                }
            }
            #expect(!readEverything(Data(bytes)).isEmpty)
        }
    }
}

extension DotLottieArchive {
    /// All that the archive holds.
    fileprivate var items: [Item] {
        animations.map { .animation($0.id) } + stateMachines.map { .stateMachine($0.id) }
            + themes.map { .theme($0.id) } + images.map { .image($0) }
    }
}

/// The SplitMix64 generator, so that a seed names a test.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
