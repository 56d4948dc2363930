import DBDotLottie
import Foundation
import Testing

@Suite("Reading files")
struct FileContentsTests {
    @Test("A file is read up to the limit and not beyond")
    func limit() throws {
        try TemporaryFolder.use { folder in
            let file = folder.appendingPathComponent("file")
            try Data([1, 2, 3]).write(to: file)
            #expect(try FileContents(of: file, limit: 3).data == Data([1, 2, 3]))
            #expect(throws: FileContents.Failure.tooLarge(bytes: 3, limit: 2)) { try FileContents(of: file, limit: 2) }
        }
    }

    @Test("A file is read through a link")
    func link() throws {
        try TemporaryFolder.use { folder in
            let file = folder.appendingPathComponent("file")
            let link = folder.appendingPathComponent("link")
            try Data([1, 2, 3]).write(to: file)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            #expect(try FileContents(of: link, limit: 3).data == Data([1, 2, 3]))
        }
    }

    @Test(
        "Folders, devices, missing files and URLs of other kinds are unreadable",
        arguments: ["file:///", "file:///dev/zero", "file:///no/such/file", "https://example.com/door.lottie"])
    func unreadable(_ address: String) throws {
        let url = try #require(URL(string: address))
        let failure = try #require(throws: FileContents.Failure.self) { try FileContents(of: url, limit: 3) }
        guard case .unreadable = failure else {
            Issue.record("\(failure)")
            return
        }
    }
}
