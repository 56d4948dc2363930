package import Foundation

/// A program of this package, as it was built beside the tests.
package struct BuiltExecutable {
    /// What a program printed and how it ended.
    package struct Result: Equatable {
        package var status: Int32
        package var output: String
        package var complaints: String

        package init(status: Int32 = 0, output: String = "", complaints: String = "") {
            self.status = status
            self.output = output
            self.complaints = complaints
        }
    }

    /// The program does not stand where it should.
    package struct Missing: Error { let path: String }

    private let url: URL

    package init(_ name: String) throws {
        url = Self.productFolder.appendingPathComponent(name)
        guard FileManager.default.isExecutableFile(atPath: url.path) else { throw Missing(path: url.path) }
    }

    /// Runs a line of the shell in which `"$0"` is the program and `"$@"` the arguments.
    package func run(inShell line: String, _ arguments: [String] = [], input: Data = Data()) throws -> Result {
        try Self.run(URL(fileURLWithPath: "/bin/sh"), ["-c", line, url.path] + arguments, input)
    }

    /// Runs the program to its end, with this input and nothing more to read.
    package func run(_ arguments: [String] = [], input: Data = Data()) throws -> Result {
        try Self.run(url, arguments, input)
    }

    private static func run(_ url: URL, _ arguments: [String], _ input: Data) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // What is left in the temporary folder does no harm.
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files rather than pipes: neither side ever waits for the other.
        let files = try ["input", "output", "complaints"].map { name in
            let file = folder.appendingPathComponent(name)
            try (name == "input" ? input : Data()).write(to: file)
            return file
        }
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            complaints: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }

    /// On Linux the tests are a program beside the others; on Apple platforms a bundle.
    private static var productFolder: URL {
        if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
            return bundle.bundleURL.deletingLastPathComponent()
        }
        return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    }
}
