import DBDotLottie
import TestSupport
import Testing

@Suite("Names of entries")
struct DotLottieArchiveNameTests {
    @Test(
        "Names that could lead out of the archive are refused",
        arguments: [
            ("", .empty), ("/s/x.json", .absolute), ("../x.json", .parentFolder), ("s/../x.json", .parentFolder),
            ("s/..", .parentFolder), ("../", .parentFolder), ("s\\x.json", .backslash), ("C:x.json", .driveLetter),
            ("c:/x.json", .driveLetter),
        ] as [(String, DotLottieArchive.NameProblem)])
    func unsafeNames(_ name: String, _ problem: DotLottieArchive.NameProblem) {
        let data = SampleArchive.data(entry: name) { _ in }
        #expect(throws: DotLottieArchive.Failure.unsafeName(name, problem)) { try DotLottieArchive(data: data) }
    }

    @Test("A name with a NUL is refused")
    func nameWithNUL() {
        let data = SampleArchive.data(entry: "s/x\0.json") { _ in }
        #expect(throws: DotLottieArchive.Failure.unsafeName("s/x\0.json", .nul)) { try DotLottieArchive(data: data) }
    }

    @Test(
        "Names that only look like it are not",
        arguments: ["s/...json", "s/..x.json", "s/x..json", "s/x:y.json", "s/.json.json", "s/ /x.json", "1:s"])
    func harmlessNames(_ name: String) throws {
        let data = SampleArchive.data(entry: name) { _ in }
        #expect(throws: Never.self) { try DotLottieArchive(data: data) }
    }

    @Test(
        "Without the flag a name is UTF-8 if it can be, else code page 437",
        arguments: [
            ([0x54, 0xC3, 0xBC, 0x72], "Tür"), ([0xF0, 0x9F, 0x9A, 0xAA], "🚪"), ([0x54, 0x81, 0x72], "Tür"),
            ([0x80, 0xE1, 0xFF], "Çß\u{A0}"),
        ] as [([UInt8], String)])
    func unflaggedNames(_ bytes: [UInt8], _ id: String) throws {
        let data = SampleArchive.data(entry: "") {
            $0.name = Array("s/".utf8) + bytes + Array(".json".utf8)
            $0.flags = 0
        }
        let archive = try DotLottieArchive(data: data)
        #expect(archive.stateMachines.map(\.id) == [id])
        #expect(try archive.bytes(of: .stateMachine(id)) == Array("contents contents".utf8))
    }
}
