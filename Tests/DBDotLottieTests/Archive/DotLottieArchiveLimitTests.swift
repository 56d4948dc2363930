import DBDotLottie
import Foundation
import TestSupport
import Testing

@Suite("Limits of archives")
struct DotLottieArchiveLimitTests {
    static let archive = SampleArchive.data(entry: "s/x.json") { _ in }

    @Test("An archive exactly at every limit is read")
    func exactlyAtTheLimits() throws {
        let limits = DamagedArchive.limits {
            $0.archiveBytes = Self.archive.count
            $0.entries = 2
            $0.entryBytes = 17
            $0.totalBytes = 19
        }
        let archive = try DotLottieArchive(data: Self.archive, limits: limits)
        #expect(try archive.bytes(of: .stateMachine("x")).count == 17)
    }

    @Test(
        "An archive one beyond any limit is refused",
        arguments: [
            DamagedArchive.limits { $0.archiveBytes = archive.count - 1 }, DamagedArchive.limits { $0.entries = 1 },
            DamagedArchive.limits { $0.entryBytes = 16 }, DamagedArchive.limits { $0.totalBytes = 18 },
            DamagedArchive.limits { $0.totalBytes = -1 },
        ])
    func beyondALimit(_ limits: DotLottieArchive.Limits) {
        #expect(throws: DotLottieArchive.Failure.self) { try DotLottieArchive(data: Self.archive, limits: limits) }
    }

    @Test("The standard limits are the documented ones")
    func standardLimits() {
        let limits = DotLottieArchive.Limits.standard
        #expect([limits.archiveBytes, limits.entryBytes, limits.totalBytes].map { $0 >> 20 } == [128, 64, 256])
        #expect(limits.entries == 10_000)
    }

    @Test("Data that inflates to more than is declared is cut off at the declared size")
    func inflatingBomb() throws {
        let bomb = ZIPWriter.Entry("s/x.json", "") {
            $0.packed = deflated([UInt8](repeating: 0, count: 10_000_000))
            $0.size = 10
        }
        let archive = try DotLottieArchive(data: ZIPWriter([.init("manifest.json", "{}"), bomb]).data)
        #expect(throws: DotLottieArchive.Failure.goesOnBeyondSize("s/x.json", declared: 10)) {
            try archive.bytes(of: .stateMachine("x"))
        }
    }

    @Test("A size of four gigabytes is refused before memory is taken for it")
    func declaredGigabytes() {
        let data = SampleArchive.data(entry: "s/x.json") { $0.size = 0xFFFF_FFFE }
        #expect(throws: DotLottieArchive.Failure.self) { try DotLottieArchive(data: data) }
    }

    @Test("Many entries that share their data are refused")
    func sharedData() {
        let entries = (0..<50).map { number in
            ZIPWriter.Entry("s/\(number).json", "text") { $0.headerOffset = 0 }
        }
        #expect(throws: DotLottieArchive.Failure.self) { try DotLottieArchive(data: ZIPWriter(entries).data) }
    }

    @Test(
        "ZIP64 shows in any of its marks",
        arguments: [
            SampleArchive.data(writer: { $0.entryCount = 0xFFFF }),
            SampleArchive.data(writer: { $0.directorySize = 0xFFFF_FFFF }),
            SampleArchive.data(writer: { $0.directoryOffset = 0xFFFF_FFFF }),
            SampleArchive.data(writer: {
                $0.zip64Locator = Array("PK\u{6}\u{7}".utf8) + [UInt8](repeating: 0, count: 16)
            }),
            SampleArchive.data(entry: "s/x.json") { $0.size = 0xFFFF_FFFF },
            SampleArchive.data(entry: "s/x.json") { $0.compressedSize = 0xFFFF_FFFF },
            SampleArchive.data(entry: "s/x.json") { $0.headerOffset = 0xFFFF_FFFF },
        ])
    func zip64(_ data: Data) {
        #expect(throws: DotLottieArchive.Failure.zip64) { try DotLottieArchive(data: data) }
    }

    @Test(
        "Several disks show in any of their marks",
        arguments: [
            SampleArchive.data(writer: { $0.disk = 1 }), SampleArchive.data(writer: { $0.entriesOnDisk = 0 }),
            SampleArchive.data(entry: "s/x.json") { $0.disk = 1 },
        ])
    func severalDisks(_ data: Data) {
        #expect(throws: DotLottieArchive.Failure.severalDisks) { try DotLottieArchive(data: data) }
    }
}
