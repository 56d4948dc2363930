import DBDotLottie
import Foundation
import TestSupport
import Testing

/// What stands around the machine of a fixture: an `animation`, or an `archive` of files, and an `openUrlPolicy`.
///
/// A file of the archive that is no JSON is written as a string.
struct FixtureSurroundings {
    private let fields: [String: Any]

    init(_ data: Data) throws {
        fields = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    func place(in context: inout CheckingContext) throws {
        if let policy = fields["openUrlPolicy"] as? [String: Any] {
            context.openUrlPolicy = OpenUrlPolicy(
                whitelist: try #require(policy["whitelist"] as? [String]),
                requireUserInteraction: try #require(policy["requireUserInteraction"] as? Bool))
        }
        if let animation = fields["animation"] {
            context.surroundings = .animation(try LottieAnimation(data: Self.contents(of: animation)))
        }
        if let archive = fields["archive"] as? [String: Any] {
            let entries = try archive.sorted { $0.key < $1.key }.map { name, file in
                try ZIPWriter.Entry(Array(name.utf8), Array(Self.contents(of: file)))
            }
            context.surroundings = .archive(try DotLottieArchive(data: ZIPWriter(entries).data))
        }
    }

    private static func contents(of file: Any) throws -> Data {
        if let text = file as? String { return Data(text.utf8) }
        return try JSONSerialization.data(withJSONObject: file)
    }
}
