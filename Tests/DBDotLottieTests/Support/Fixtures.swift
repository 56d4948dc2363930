import Foundation
import Testing

/// The files beside the tests.
enum Fixtures {
    static func url(_ path: String) throws -> URL {
        try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil)).appendingPathComponent(path)
    }

    static func data(_ path: String) throws -> Data {
        try Data(contentsOf: url(path))
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: url(path), encoding: .utf8)
    }

    /// The names of the files in a folder that end in something, in alphabetical order.
    static func names(in folder: String, endingIn ending: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(folder).path).filter { $0.hasSuffix(ending) }.sorted()
    }
}
