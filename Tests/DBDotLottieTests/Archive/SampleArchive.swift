import DBDotLottie
import Foundation
import TestSupport

/// Small archives for tests.
enum SampleArchive {
    /// Files of an archive of version 2 with one of everything.
    static let files: KeyValuePairs = [
        "manifest.json": """
        {"version":"2","animations":[{"id":"one"}],"themes":[{"id":"dark"}],"stateMachines":[{"id":"door"}]}
        """,
        "a/one.json": #"{"ip":0,"op":60,"fr":30}"#,
        "s/door.json": #"{"initial":"closed","states":[]}"#,
        "t/dark.json": #"{"rules":[{"id":"c","type":"Color","value":[0,0,1]}]}"#,
        "i/door.png": "not really",
    ]

    /// An archive with this manifest and these other files.
    static func data(manifest: String, _ others: KeyValuePairs<String, String> = [:]) -> Data {
        ZIPWriter([.init("manifest.json", manifest)] + others.map { .init($0, $1) }).data
    }

    /// An opened archive with this manifest and any number of other files.
    static func archive(manifest: String, _ others: [(String, String)]) throws -> DotLottieArchive {
        try DotLottieArchive(data: ZIPWriter([.init("manifest.json", manifest)] + others.map { .init($0, $1) }).data)
    }

    /// An archive with one file besides a sound manifest, changed as told.
    static func data(entry name: String = "s/x.json", _ change: (inout ZIPWriter.Entry) -> Void) -> Data {
        ZIPWriter([.init("manifest.json", "{}"), .init(name, "contents contents", change: change)]).data
    }

    /// An archive of an empty manifest, changed as told.
    static func data(writer change: (inout ZIPWriter) -> Void) -> Data {
        ZIPWriter([.init("manifest.json", "{}") { $0.packing = .stored }], change: change).data
    }

    /// An opened archive with this manifest and these other files.
    static func archive(manifest: String, _ others: KeyValuePairs<String, String> = [:]) throws -> DotLottieArchive {
        try DotLottieArchive(data: data(manifest: manifest, others))
    }
}
