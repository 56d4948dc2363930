import DBDotLottie
import Foundation
import TestSupport
import Testing

@Suite("Reading ZIP archives")
struct DotLottieArchiveReadingTests {
    static let text = String(repeating: "A line that deflates well. ", count: 10_000)

    /// What the archive of these entries and a manifest has as the state machine `x`.
    private func machine(
        _ entries: [ZIPWriter.Entry], _ change: (inout ZIPWriter) -> Void = { _ in }
    ) throws -> String {
        let data = ZIPWriter([.init("manifest.json", "{}")] + entries, change: change).data
        return String(decoding: try DotLottieArchive(data: data).data(of: .stateMachine("x")), as: UTF8.self)
    }

    @Test("Stored and deflated entries are read", arguments: [ZIPWriter.Entry.Packing.stored, .deflated])
    func packings(_ packing: ZIPWriter.Entry.Packing) throws {
        #expect(try machine([.init("s/x.json", Self.text) { $0.packing = packing }]) == Self.text)
    }

    @Test("Empty entries are read", arguments: [ZIPWriter.Entry.Packing.stored, .deflated])
    func emptyEntries(_ packing: ZIPWriter.Entry.Packing) throws {
        #expect(try machine([.init("s/x.json", "") { $0.packing = packing }]) == "")
    }

    @Test("Sizes come from the directory where a descriptor follows the data")
    func descriptor() throws {
        let entry = ZIPWriter.Entry("s/x.json", Self.text) { $0.sizes = .inDescriptor }
        #expect(try machine([entry, .init("s/y.json", "")]) == Self.text)
    }

    @Test("Extra fields of a local header are skipped")
    func extraFields() throws {
        #expect(try machine([.init("s/x.json", "text") { $0.headerExtra = [1, 2, 3, 4, 5] }]) == "text")
    }

    @Test("Of two entries of one name the last counts, and the name is listed once")
    func lastOfOneNameCounts() throws {
        let data = ZIPWriter(["{}", "[]"].map { .init("manifest.json", $0) } + [.init("manifest.json", "{}")]).data
        #expect(try DotLottieArchive(data: data).animations.isEmpty)
        #expect(try machine([.init("s/x.json", "first"), .init("s/x.json", "last")]) == "last")
        let twice = ["first", "last"].map { ZIPWriter.Entry("s/x.json", $0) }
        let archive = try DotLottieArchive(data: ZIPWriter(twice + [.init("manifest.json", "{}")]).data)
        #expect(archive.stateMachines.map(\.id) == ["x"])
    }

    @Test("Folders are no files")
    func folders() throws {
        let folders = ["s/", "s/x.json/", "i/"].map { ZIPWriter.Entry($0) { $0.packing = .stored } }
        let archive = try DotLottieArchive(data: ZIPWriter(folders + [.init("manifest.json", "{}")]).data)
        #expect(archive.stateMachines.isEmpty && archive.images.isEmpty)
    }

    @Test("A comment may follow the archive, even one that looks like an archive's end")
    func comments() throws {
        let end = Array("PK\u{5}\u{6}".utf8) + [UInt8](repeating: 0, count: 40)
        for comment in [Array("a comment".utf8), end, end + end, [UInt8](repeating: 32, count: 0xFFFF)] {
            #expect(try machine([.init("s/x.json", "text")]) { $0.comment = comment } == "text")
        }
    }

    @Test("Bytes before and after the archive are passed over")
    func bytesAround() throws {
        #expect(try machine([.init("s/x.json", "text")]) { $0.prefix = Array("#!/bin/sh\n".utf8) } == "text")
        #expect(try machine([.init("s/x.json", "text")]) { $0.suffix = Array("\r\n".utf8) } == "text")
    }

    @Test("A part of a larger Data is read by its own indices")
    func sliceOfData() throws {
        let data = SampleArchive.data(manifest: "{}", ["s/x.json": "text"])
        let slice = (Data([1, 2, 3]) + data).dropFirst(3)
        #expect(try DotLottieArchive(data: slice).data(of: .stateMachine("x")) == Data("text".utf8))
    }

    @Test("Damage to one entry leaves the others readable")
    func damageIsLocal() throws {
        let bad = ZIPWriter.Entry("s/bad.json", "text") { $0.checksum = 1 }
        #expect(try machine([bad, .init("s/x.json", "text")]) == "text")
    }

    @Test("An archive is opened from a file, up to the limit")
    func archiveFromFile() throws {
        try TemporaryFolder.use { folder in
            let file = folder.appendingPathComponent("door.lottie")
            let data = SampleArchive.data(manifest: #"{"version":"2"}"#)
            try data.write(to: file)
            #expect(try DotLottieArchive(contentsOf: file).manifest.version == "2")
            let limits = DamagedArchive.limits { $0.archiveBytes = data.count - 1 }
            #expect(throws: DotLottieArchive.Failure.archiveTooLarge(bytes: data.count, limit: data.count - 1)) {
                try DotLottieArchive(contentsOf: file, limits: limits)
            }
        }
    }
}
