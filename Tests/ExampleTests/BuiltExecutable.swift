import Foundation
import Testing

/// A program of this package, as it was built beside the tests.
struct BuiltExecutable {
    private let url: URL

    init(_ name: String) throws {
        let folder = try #require(Self.productFolder, "the folder of built products is not found")
        url = folder.appendingPathComponent(name)
        try #require(FileManager.default.isExecutableFile(atPath: url.path), "\(url.path) was not built")
    }

    /// What the program prints when it ends with status 0.
    func output() throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = url
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(url.path) ended with status \(process.terminationStatus)")
        return String(decoding: data, as: UTF8.self)
    }

    /// On Linux the tests are a program beside the others; on Apple platforms a bundle.
    private static var productFolder: URL? {
        if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
            return bundle.bundleURL.deletingLastPathComponent()
        }
        return CommandLine.arguments.first.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    }
}
